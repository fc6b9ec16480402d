import type { Dice } from '../../kernel';
import { WEAPON_IDS } from '../content/ids';
import { isRanged, WEAPONS } from '../content/weapons';
import type { Asked } from './ask';
import { type Creation, creation } from './create';
import type { CreationDraft } from './draft';

/**
 * Answers everything that is still open: what is thrown for by the book with these dice, what is chosen by a sensible
 * hand. Gives a draft with nothing open; what was answered stays as it is.
 */
export function finishDraft(draft: CreationDraft, dice: Dice): CreationDraft {
  let now = draft;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const made = creation(now);
    const [next] = made.open;
    if (next === undefined) return fitted(now);
    now = next.sides === null ? chosen(now, next.key, suggestion(made, next, dice)) : rollFor(now, next.key, dice);
  }
  return now;
}
const MOST_ANSWERS = 2000;

/** One more die for a question, until its answer is there: faces on missing rows are thrown again at once. */
export function rollFor(draft: CreationDraft, key: string, dice: Dice): CreationDraft {
  let now = draft;
  for (let i = 0; i < MOST_AGAIN; i++) {
    const question = creation(now).open.find((each) => each.key === key);
    if (question?.sides == null) return now;
    const before = Object.hasOwn(now.dice, key) ? (now.dice[key] ?? []) : [];
    now = { ...now, dice: { ...now.dice, [key]: [...before, ...dice.roll(1, question.sides)] } };
  }
  return now;
}
const MOST_AGAIN = 390;

const chosen = (draft: CreationDraft, key: string, choice: string): CreationDraft => ({
  ...draft,
  choices: { ...draft.choices, [key]: choice },
});

/** What a sensible hand would choose; where one thing is as good as another, chance chooses. */
export function suggestion(made: Creation, { key, ask, options }: Asked, dice: Dice): string {
  const any = (some: readonly string[]): string => some[(dice.roll(1, Math.max(1, some.length))[0] ?? 1) - 1] ?? '';
  const liked = (wanted: readonly string[]): string => {
    const good = options.filter((each) => wanted.includes(each));
    return any(good.length > 0 ? good : options);
  };
  switch (ask) {
    case 'give':
      return taker(made, key, options);
    case 'weapon-quality': {
      const taken = made.asked.filter((each) => each.ask === ask).map(({ answer }) => answer);
      const wanted = QUALITY_LIKED.filter((each) => !taken.includes(each));
      return liked(shotsIn(made) === 0 ? ['longbow', 'crossbow'] : wanted);
    }
    case 'weapon-basic':
      return liked(shotsIn(made) < 2 ? ['self-bow', 'sling'] : ['standard-weapon', 'staff']);
    case 'weapon-fine':
      return liked(['standard-weapon', 'staff']);
    case 'follower-weapon':
      return liked(['standard-weapon', 'self-bow']);
    case 'avatar':
      return liked(made.sheet.characters.filter(({ mystic, kind }) => kind === 'hero' && !mystic).map(({ id }) => id));
    default:
      return any(options);
  }
}
const QUALITY_LIKED = ['bastard-sword', 'war-spear', 'fencing-sword', 'warhammer'];

/** Ranged weapons that were picked so far. */
const shotsIn = ({ asked }: Creation): number =>
  asked.filter(({ ask, answer }) => ask.startsWith('weapon-') && WEAPON_IDS.some((is) => is === answer && isRanged(is)))
    .length;

/** The one who has least of it; nobody with a bow takes a shield, and nobody more than he can carry. */
function taker({ sheet, asked }: Creation, key: string, options: readonly string[]): string {
  const piece = key.slice(0, -'/to'.length);
  const kind = piece.replace(/-\d$/, '');
  const weapon = asked.find((each) => each.key === piece)?.answer ?? null;
  const takers = sheet.characters.filter(({ id }) => options.includes(id));
  const load = (who: (typeof takers)[number]): number => {
    const bow = who.weapons.some(({ is }) => isRanged(is));
    const bulky = who.weapons.some(({ is }) => WEAPONS[is].traits.includes('bulky'));
    if (kind === 'shield') return who.shield !== null || bulky ? 9 : who.weapons.length;
    if (kind === 'helmet') return who.helmet !== null ? 9 : who.avatar ? 0 : 1;
    if (kind.endsWith('armor') || ['partial', 'light', 'full'].includes(kind))
      return who.armor !== null ? 9 : bow ? 1 : 0;
    if (kind.endsWith('bundle') || kind.endsWith('item')) return who.worn.length;
    const shot = WEAPON_IDS.some((is) => is === weapon && isRanged(is));
    const most = who.shield === null ? 2 : 1;
    const melee = who.weapons.filter(({ is }) => !isRanged(is) && is !== 'light-weapon').length;
    return who.weapons.length > most ? 9 : shot ? who.weapons.length + (bow ? 9 : 0) : melee * 2 + (bow ? 1 : 0);
  };
  const [best] = [...takers].sort((a, b) => load(a) - load(b));
  return best === undefined || load(best) >= 9 ? 'backpack' : best.id;
}

/** Puts by what turned out too much for somebody, so that the sheet stands. */
function fitted(draft: CreationDraft): CreationDraft {
  let now = draft;
  for (let i = 0; i < 12; i++) {
    const { refusals, asked } = creation(now);
    const burdened = refusals.find(({ who }) => who !== undefined)?.who ?? [];
    const gift = [...asked]
      .reverse()
      .find((each) => each.ask === 'give' && each.options.includes('stash') && burdened.includes(each.answer ?? ''));
    if (gift === undefined) return now;
    now = chosen(now, gift.key, 'stash');
  }
  return now;
}
