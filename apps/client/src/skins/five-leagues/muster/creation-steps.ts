import type { Asked, Creation, CreationDraft } from '@muster/rules/five-leagues';

/** A leaf of the making: what is asked on it, and how much of that is open. */
export interface CreationStep {
  /** `start`, a Hero’s id, `avatar`, `gear`, `followers`, `names`. */
  readonly id: string;
  readonly label: string;
  readonly questions: readonly Asked[];
  readonly open: number;
}

/** The making in the order of the book, one leaf for every Hero. */
export function stepsOf({ asked, sheet }: Creation, { rareCourage }: Pick<CreationDraft, 'rareCourage'>) {
  const heroes = sheet.characters.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
  const leaf = (id: string, label: string): CreationStep => {
    const questions = asked.filter((each) => leafOf(each, heroes) === id);
    return { id, label, questions, open: questions.filter(({ answer }) => answer === null).length };
  };
  return [
    leaf('start', 'Warband'),
    ...heroes.map((id, i) => leaf(id, rareCourage ? 'The Hero' : `Hero ${i + 1}`)),
    leaf('avatar', 'Avatar'),
    leaf('gear', 'Arms'),
    leaf('followers', 'Followers'),
    leaf('names', 'Names'),
  ];
}

/** The leaf a question is asked on. */
function leafOf({ key, ask, about }: Asked, heroes: readonly string[]): string {
  if (ask === 'mystic') return 'start';
  if (key === 'avatar' || key.startsWith('avatar/')) return 'avatar';
  if (ask === 'give' || SHARED.test(key)) return 'gear';
  return heroes.includes(about) ? about : 'followers';
}
const SHARED = /^(quality-\d|basic-\d|armor-set)$/;

/** The next leaf after this one on which something is open; the last leaf where nothing is. */
export function nextOpen(steps: readonly CreationStep[], from: string): string {
  const at = steps.findIndex(({ id }) => id === from);
  const onward = [...steps.slice(at + 1), ...steps.slice(0, at + 1)];
  return onward.find(({ open }) => open > 0)?.id ?? steps.at(-1)?.id ?? from;
}
