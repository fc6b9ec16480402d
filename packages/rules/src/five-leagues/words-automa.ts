import type { Names } from '../kernel';
import type { Reason } from './steps-flow';
import type { WordsPart } from './words-part';

/** What the automa does and why, as one sentence of the log: the figure does, because. */
export function reasonWords(unit: string, { code, detail }: Reason, names: Names): string {
  const who = names.unit(unit);
  const say = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return say === undefined ? `${who} holds.` : `${who} ${say(detail, names)}.`;
}

type Say = (detail: Reason['detail'], names: Names) => string;

const target = (detail: Reason['detail'], names: Names): string =>
  typeof detail['target'] === 'string' && detail['target'] !== '' ? names.unit(detail['target']) : 'the warband';
const far = (detail: Reason['detail']): string => `${detail['inches'] ?? 0}″`;

/** Why this one, of those it could shoot at [FL-AI-21 … 26]. */
const chosen = (detail: Reason['detail']): string =>
  ({
    near: 'the nearest within 8″',
    archer: 'the nearest who bears a ranged weapon',
    nearest: 'the nearest it can hit',
    preferred: 'whom its kind hates most',
  })[String(detail['chosen'])] ?? 'the nearest';

const REASONS: Readonly<Record<string, Say>> = {
  nobody: () => 'is gone',
  'nobody-left': () => 'finds nobody to fight',
  'cannot-move': () => 'cannot move, and has nobody beside it',
  'no-target': () => 'has nobody to shoot at',
  'keeps-cover': () => 'keeps its Cover: every place that gives a shot lies open to your archers',
  'seeks-shelter': (detail) => `is seen in the open and makes for Cover, ${far(detail)} away`,
  'ranged/stand-covered': (detail, names) => `stays in Cover and shoots at ${target(detail, names)}, ${chosen(detail)}`,
  'ranged/to-cover': (detail, names) =>
    `moves into Cover ${far(detail)} away and shoots at ${target(detail, names)}, ${chosen(detail)}`,
  'ranged/stand-open': (detail, names) =>
    `finds no better place and shoots at ${target(detail, names)}, ${chosen(detail)}`,
  'ranged/to-open': (detail, names) =>
    `moves ${far(detail)} for a clear shot at ${target(detail, names)}, ${chosen(detail)}`,
  'ranged/regains-sight': (detail) => `moves ${far(detail)} to have somebody in range and sight next time`,
  'ranged/advances-covered': (detail, names) =>
    `moves ${far(detail)} from Cover to Cover, nearer to ${target(detail, names)}`,
  'ranged/dashes-to-cover': (detail, names) => `runs ${far(detail)} into Cover nearer to ${target(detail, names)}`,
  'ranged/advances': (detail, names) =>
    `sees nobody in range and comes ${far(detail)} nearer to ${target(detail, names)}`,
  'ranged/no-way': () => 'has no shot and no way to get one',
  'melee/attacks': (detail, names) => `goes ${far(detail)} and attacks ${target(detail, names)}`,
  'melee/advances-covered': (detail, names) =>
    `comes ${far(detail)} nearer to ${target(detail, names)}, out of your archers’ aim`,
  'melee/advances-wary': (detail, names) =>
    `comes ${far(detail)} nearer to ${target(detail, names)}, round the place all your archers watch`,
  'melee/advances': (detail, names) => `goes straight for ${target(detail, names)}, ${far(detail)}`,
  'melee/waits': (detail, names) => `waits within reach of ${target(detail, names)}`,
  'melee/no-way': () => 'finds no way to anybody',
  'horror/attacks': (detail, names) => `falls on ${target(detail, names)}, the closest`,
  'horror/advances': (detail, names) => `comes on straight at ${target(detail, names)}, ${far(detail)}`,
  'horror/waits': () => 'stands, almost upon its prey',
  'horror/no-way': () => 'finds no way that does not harm it',
  'aberration/attacks': (detail, names) => `falls on ${target(detail, names)}, whom it reaches soonest`,
  'aberration/advances': (detail, names) => `comes ${far(detail)} nearer to ${target(detail, names)}`,
  'aberration/advances-strikes': (detail, names) =>
    `comes ${far(detail)} nearer to ${target(detail, names)} and strikes from afar`,
  'aberration/strikes-afar': (detail, names) => `strikes at ${target(detail, names)} from where it stands`,
  'aberration/no-way': () => 'finds no way to anybody',
  'hang-back/attacks': (detail, names) => `leaves its place to attack ${target(detail, names)}, one move away`,
  'hang-back/hides': (detail) => `was shot at and goes out of sight, ${far(detail)}`,
  'hang-back/shoots': (detail, names) => `holds back and shoots at ${target(detail, names)}`,
  'hang-back/holds': () => 'holds back',
  'unaware/sentry': () => 'keeps watch and suspects nothing',
  'unaware/patrols': (detail) => `walks on to marker ${detail['number'] ?? ''}, ${far(detail)}, and suspects nothing`,
  'unaware/there': () => 'looks about where it was going',
  'unaware/no-goal': () => 'has nowhere to go',
  'driven/attacks': (detail, names) => `falls on ${target(detail, names)}, whatever else is there`,
  'driven/advances': (detail, names) => `makes for ${target(detail, names)} as fast as it can, ${far(detail)}`,
  'driven/no-way': () => 'finds no way to whom it seeks',
  'escort/stands': () => 'stands by its archer',
  'escort/follows': (detail) => `keeps up with its archer, ${far(detail)}`,
  'escort/alone': () => 'has no archer to stand by, and holds',
};

export const automaWords: WordsPart = {
  refusals: {},
  events: {
    automaChose: (event, names) => (event.reason === null ? undefined : reasonWords(event.unit, event.reason, names)),
  },
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};

/** Every code of a reason that has words, for the tests. */
export const REASON_CODES = Object.keys(REASONS);
