import type { Refusal } from '../../kernel';
import type { BackgroundId } from '../content/ids';
import { ORIGINS } from '../content/origins';
import type { Character, WarbandSheet } from '../profile';
import { gearRefusals } from './check-gear';
import { packRefusals } from './pack';

/** What a battle or a campaign allows a warband. */
export interface WarbandLimits {
  /** Figures that may take the field: 6, in larger games 7 or 8 [FL-SET-09]. */
  readonly figures: number;
  /** No Mystics at all [FL-DIF-02]. */
  readonly noMystics: boolean;
}

export const USUAL_LIMITS: WarbandLimits = { figures: 6, noMystics: false };

/**
 * Everything that keeps a warband from taking the field; empty where nothing does. `who` names characters, `detail` what
 * is too much of what: nothing here is about how the warband was made (`create.ts`).
 */
export function checkWarband(sheet: WarbandSheet, limits: WarbandLimits = USUAL_LIMITS): readonly Refusal[] {
  return [
    ...wholeRefusals(sheet, limits),
    ...sheet.characters.flatMap((each) => [...characterRefusals(each, limits), ...gearRefusals(each)]),
    ...packRefusals(sheet),
  ];
}

function wholeRefusals({ characters, ...sheet }: WarbandSheet, { figures }: WarbandLimits): readonly Refusal[] {
  const refusals: Refusal[] = [];
  if (sheet.name === '') refusals.push({ code: 'warband/no-name', rule: 'FL-CHR-01' });
  if (characters.length === 0) refusals.push({ code: 'warband/nobody', rule: 'FL-CHR-01' });
  if (characters.length > figures)
    refusals.push({
      code: 'warband/too-many',
      rule: 'FL-CHR-01',
      detail: { has: characters.length, most: figures },
    });
  const avatars = characters.filter(({ avatar }) => avatar);
  if (avatars.length > 1)
    refusals.push({ code: 'warband/two-avatars', rule: 'FL-CHR-03', who: avatars.map(({ id }) => id) });
  const twice = repeated(characters.map(({ id }) => id));
  if (twice !== undefined) refusals.push({ code: 'warband/same-id', rule: 'FL-CHR-01', detail: { id: twice } });
  const gear = [
    ...characters.flatMap(({ weapons }) => weapons),
    ...[...sheet.spare, ...sheet.stash.gear].flatMap((piece) => ('id' in piece ? [piece] : [])),
  ];
  const same = repeated(gear.map(({ id }) => id));
  if (same !== undefined) refusals.push({ code: 'warband/same-weapon-id', rule: 'FL-EQP-02', detail: { id: same } });
  return refusals;
}

/** What a character may be, whatever it carries [FL-CHR-06] [FL-CHR-14] [FL-CHR-16] [FL-CHR-19]. */
function characterRefusals(who: Character, limits: WarbandLimits): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const no = (code: string, rule: string, detail: NonNullable<Refusal['detail']> = {}): void => {
    refusals.push({ code: `warband/${code}`, rule, who: [who.id], detail: { name: who.name, ...detail } });
  };
  if (who.kind === 'follower') {
    if (who.avatar) no('follower-avatar', 'FL-CHR-03');
    if (who.mystic) no('follower-mystic', 'FL-CHR-06');
    if (who.background !== null) no('follower-background', 'FL-CHR-07');
  } else if (who.type !== null) no('hero-type', 'FL-CHR-43');
  if (who.mystic !== (who.casting !== null)) no(who.mystic ? 'no-casting' : 'casting', 'FL-CHR-06');
  if (!who.mystic && who.spells.length > 0) no('spells', 'FL-CHR-06');
  if (limits.noMystics && who.mystic) no('no-mystics', 'FL-DIF-02');
  if (who.background !== null && !mayHave(who, who.background))
    no('background', 'FL-CHR-14', { background: who.background, origin: who.origin });
  if (who.origin !== 'human' && who.will > 1) no('will', 'FL-CHR-16', { origin: who.origin, has: who.will });
  if (who.origin === 'fey-blood' && who.luck > 0) no('luck', 'FL-CHR-19');
  if (who.skills.includes('alchemy') && !who.mystic) no('alchemy', 'FL-CHR-39');
  const skill = repeated(who.skills);
  if (skill !== undefined) no('skill-twice', 'FL-CHR-39', { skill });
  const spell = repeated(who.spells);
  if (spell !== undefined) no('spell-twice', 'FL-CHR-47', { spell });
  return refusals;
}

/** Backgrounds of an origin; Mystics have one of their own, whatever they are [FL-CHR-14]. */
export const backgroundsOf = ({ origin, mystic }: Pick<Character, 'origin' | 'mystic'>): readonly BackgroundId[] =>
  mystic ? ['mystic'] : ORIGINS[origin].backgrounds;

const mayHave = (who: Character, background: BackgroundId): boolean => backgroundsOf(who).includes(background);

/** The first that is there twice. */
export const repeated = <T>(all: readonly T[]): T | undefined => all.find((each, i) => all.indexOf(each) !== i);
