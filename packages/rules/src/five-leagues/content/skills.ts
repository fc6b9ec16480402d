import type { SkillId } from './ids';
import type { RollEntry, RollTable } from './tables';

export interface Skill {
  readonly id: SkillId;
  readonly name: string;
  /** Faces of the D100 by which it is learnt; null: never by luck [GAP-05]. */
  readonly range: readonly [from: number, to: number] | null;
  readonly text: string;
}

/** [FL-BAT-197] */
export const SKILLS: Readonly<Record<SkillId, Skill>> = {
  battlewise: {
    id: 'battlewise',
    name: 'Battlewise',
    range: [1, 7],
    text: 'Some battlefield objectives and the attempt to act before the first round.',
  },
  crafting: {
    id: 'crafting',
    name: 'Crafting',
    range: [8, 16],
    text: 'Repair, labour and the haggling that goes with it.',
  },
  devotion: {
    id: 'devotion',
    name: 'Devotion',
    range: [17, 23],
    text: 'Blessings, rituals and withstanding enemy magic.',
  },
  expertise: { id: 'expertise', name: 'Expertise', range: [24, 33], text: 'Deft, quiet handling of hazards.' },
  leadership: { id: 'leadership', name: 'Leadership', range: [34, 41], text: 'Motivating people, trust and hiring.' },
  pathwise: {
    id: 'pathwise',
    name: 'Pathwise',
    range: [42, 49],
    text: 'Finding the way and getting round obstacles, mostly on journeys.',
  },
  scholar: { id: 'scholar', name: 'Scholar', range: [50, 56], text: 'Obscure knowledge.' },
  scouting: { id: 'scouting', name: 'Scouting', range: [57, 65], text: 'Spotting attackers and reading the ground.' },
  speech: { id: 'speech', name: 'Speech', range: [66, 75], text: 'Persuasion, bargaining and reading motives.' },
  traveling: {
    id: 'traveling',
    name: 'Traveling',
    range: [76, 85],
    text: 'Surviving hazards on the road in wild country.',
  },
  wilderness: { id: 'wilderness', name: 'Wilderness', range: [86, 94], text: 'Hunting and gathering herbs.' },
  wits: { id: 'wits', name: 'Wits', range: [95, 100], text: 'Guile, gambles and some traps.' },
  alchemy: {
    id: 'alchemy',
    name: 'Alchemy',
    range: null,
    text: 'Mystic-only; never rolled on the random table (Mystic training 1-5 or a later advance).',
  },
};

/** A skill by luck [FL-CHR-39]. */
export const SKILL_TABLE: RollTable<RollEntry & { readonly id: SkillId }> = {
  id: 'skills',
  sides: 100,
  entries: Object.values(SKILLS).flatMap(({ id, range }) => (range === null ? [] : [{ id, range }])),
};
