import { has } from '../figures';
import { isGrounded } from '../magic/queries';
import type { Figure, State } from '../state';

/** It goes through the air: unless magic winds hold it down [ASOBH-SPELL-windstorm]. */
export const flies = (state: State, figure: Figure): boolean => has(figure, 'flying') && !isGrounded(state);
