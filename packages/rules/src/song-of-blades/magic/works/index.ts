import type { SpellId } from '../../content/spell-ids';
import { CALLINGS } from './callings';
import { FIRE } from './fire';
import { GROUND } from './ground';
import { MINDS } from './minds';
import { WALLS } from './walls';
import { WEATHERS } from './weather';
import type { Work } from './work';

const ALL: Readonly<Record<string, Work>> = { ...CALLINGS, ...FIRE, ...GROUND, ...MINDS, ...WALLS, ...WEATHERS };

/** What a spell does beside what its tags say. */
export const workOf = (spell: SpellId): Work => ALL[spell] ?? {};
