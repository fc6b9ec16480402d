import type { Figure, State } from '@muster/rules/five-leagues';
import { lengthText } from '../../tools/lengths';
import { originName } from './names';

const RANKS = {
  sergeant: 'Sergeant',
  lieutenant: 'Lieutenant',
  captain: 'Captain',
  unique: 'Unique Foe',
  aberration: 'Aberration',
} as const;
const KINDS = { hero: 'Hero', follower: 'Follower', ally: 'Ally' } as const;

/** `Hero · Human · Avatar`, `Outlaw · Captain`. */
export function kindLine({ profile, name }: Figure): string {
  const { kind, rank, origin, avatar, mystic, title } = profile;
  const isParty = kind === 'hero' || kind === 'follower' || kind === 'ally';
  const people = origin === null || title.startsWith(originName(origin)) ? [] : [originName(origin)];
  return [
    ...(isParty ? [KINDS[kind]] : []),
    ...(name.startsWith(title) || (isParty && title === KINDS[kind]) ? [] : [title]),
    ...people,
    ...(avatar ? ['Avatar'] : []),
    ...(mystic && !title.includes('Mystic') ? ['Mystic'] : []),
    ...(rank === null ? (isParty ? [] : ['Enemy']) : [RANKS[rank]]),
  ].join(' · ');
}

/** What it has done since its activation began, and when it acts. */
export function doingsOf(state: State, figure: Figure): readonly string[] {
  const { did, acts, activated, die } = figure;
  const words: string[] = [];
  if (figure.fate !== 'table') return words;
  if (die !== null && !activated) words.push(`die ${die}`);
  const isOver = acts === 'quick' && (state.phase === 'enemy' || state.phase === 'slow');
  if (acts !== null && acts !== 'enemy' && !activated)
    words.push(isOver ? 'let Quick pass' : acts === 'quick' ? 'acts quick' : 'acts slow');
  if (state.steps.some((step) => step.is === 'act' && step.unit === figure.id)) words.push('acts now');
  else if (activated) words.push('has acted');
  if (did.moved > 0) words.push(`${did.dashed ? 'dashed' : 'went'} ${lengthText(did.moved, 'in')}`);
  if (did.fought) words.push('fought');
  if (did.shots > 0) words.push('shot');
  if (did.casts > 0) words.push('cast');
  if (figure.level > 0) words.push(`${lengthText(figure.level, 'in')} up`);
  return words;
}
