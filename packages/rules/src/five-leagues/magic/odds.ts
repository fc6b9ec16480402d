import type { Modifier, Odds } from '../../kernel';
import { saveChance } from '../combat/saves';
import type { SpellId } from '../content/ids';
import { SPELLS } from '../content/spells';
import { type Fielded, fieldedOf } from '../figures';
import type { State } from '../state';
import type { CastStep } from '../steps-magic';
import { saveAgainst } from './targets';

/** What the dice of a spell are judged by. */
export interface CastJudgement {
  readonly needs: number;
  readonly modifiers: readonly Modifier[];
}

/** `from`: what lends the spell; a scroll helps whoever knows it already [FL-ITEM-arcane-scroll]. */
export const judgeCast = (figure: Fielded, spell: SpellId, from: CastStep['from'] = null): CastJudgement => ({
  needs: SPELLS[spell].incantation,
  modifiers: [
    ...(figure.profile.casting ? [{ amount: figure.profile.casting, because: 'casting' }] : []),
    ...(hasFocus(figure) ? [{ amount: 1, because: 'magical-focus' }] : []),
    ...(from === 'arcane-scroll' && figure.profile.spells.includes(spell)
      ? [{ amount: 2, because: 'arcane-scroll' }]
      : []),
  ],
});

/** A focus adds to every casting roll of a Mystic; gremlins let none be cast anyway [FL-ITEM-magical-focus]. */
const hasFocus = ({ profile }: Fielded): boolean => profile.worn.includes('magical-focus');

/** A natural 2 fails and a natural 12 works, whatever is added [FL-MAG-05] [FL-MAG-08]. */
export function works(judged: CastJudgement, faces: readonly number[], bonus = 0): boolean {
  const natural = faces.reduce((sum, face) => sum + face, 0);
  if (natural <= 2) return false;
  if (natural >= 12) return true;
  return natural + bonus + judged.modifiers.reduce((sum, { amount }) => sum + amount, 0) >= judged.needs;
}

/** Chance that the dice make it work, before whoever may throw it off. */
export function castChance(judged: CastJudgement, bonus = 0): number {
  let good = 0;
  for (const one of FACES) for (const two of FACES) if (works(judged, [one, two], bonus)) good++;
  return good / 36;
}
const FACES = [1, 2, 3, 4, 5, 6];

/** The number, every bonus by name, the chance that it works, and with a point of Will to force it. */
export function castOdds(
  state: State,
  figure: Fielded,
  spell: SpellId,
  targets: readonly string[],
  from: CastStep['from'] = null,
): Odds {
  const judged = judgeCast(figure, spell, from);
  const holds = targets
    .map((id) => fieldedOf(state, id))
    .filter((each) => each !== undefined)
    .map((each) => saveAgainst(state, each))
    .reduce((chance, save) => chance * (save === undefined ? 1 : 1 - saveChance(save)), 1);
  const thrownOff: Odds = holds < 1 ? [{ is: 'chance', code: 'cast-thrown-off', value: 1 - holds }] : [];
  if (from === 'essence-crystal') return [{ is: 'chance', code: 'cast-works', value: holds }, ...thrownOff];
  const plain = castChance(judged);
  const forced = castChance(judged, 2);
  return [
    { is: 'number', code: 'cast-needs', value: judged.needs },
    ...(judged.modifiers.length === 0
      ? []
      : [
          {
            is: 'number' as const,
            code: 'cast-adds',
            value: judged.modifiers.reduce((sum, { amount }) => sum + amount, 0),
            modifiers: judged.modifiers,
          },
        ]),
    { is: 'chance', code: 'cast-works', value: plain * holds },
    ...thrownOff,
    ...(figure.will > 0 && forced > plain
      ? [{ is: 'chance' as const, code: 'cast-with-will', value: forced * holds }]
      : []),
  ];
}
