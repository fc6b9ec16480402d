import type { ChatLine, Notice, Phrase } from '@muster/protocol';

/** The ready phrases as a reader sees them. */
export const phraseWords: Readonly<Record<Phrase, string>> = {
  greetings: 'Well met.',
  'good-luck': 'Good luck to you.',
  'well-played': 'Well played.',
  'your-move': 'Your move.',
  'one-moment': 'One moment, I am thinking.',
  ready: 'I am ready.',
  'nice-roll': 'What a roll.',
  'bad-luck': 'Bad luck, that.',
  'may-i-take-that-back': 'May I take that back?',
  'of-course': 'Of course.',
  'which-unit': 'Which unit do you mean?',
  'thanks-for-the-game': 'Thank you for the game.',
};

/** What the table itself says between the lines of chat; undefined for a code of a newer server. `masters`: seats the game can play. */
export function noticeWords(
  { notice, detail }: Pick<ChatLine, 'notice' | 'detail'>,
  masters: readonly string[] = [],
): string | undefined {
  const seat = detail?.['seat'] ?? '';
  const place = masters.includes(seat) ? 'the game master’s seat' : `seat ${seat.toUpperCase()}`;
  return noticeBy[notice as Notice]?.(detail?.['name'] || 'Someone', place, detail?.['name'] !== undefined);
}

const noticeBy: Readonly<Record<Notice, (who: string, place: string, isNamed: boolean) => string>> = {
  'sat-down': (who, place) => `${who} sits down on ${place}.`,
  left: (who, place) => `${who} gets up from ${place}.`,
  freed: (who, place) => `${capital(place)} is free again: ${who} gave it up.`,
  lent: (who, place) => `${who} plays ${place} for now.`,
  'given-back': (who, place) => `${capital(place)} is back with ${who}.`,
  'taken-back': (who) => `${who} took a move back.`,
  'not-taken-back': (who) => `${who} is away and could not be asked. Nothing is taken back.`,
  'host-passed': (who) => `The host has been away for a while. ${who} hosts this table now.`,
  'host-back': (who) => `${who} is back and hosts this table again.`,
  'game-plays': (who, _place, isNamed) =>
    isNamed ? `${who} is away. The game runs the enemies meanwhile.` : 'The game runs the enemies now.',
  'game-yields': (who) => `${who} is the game master from here, and may take the enemies in hand.`,
  mixed: (who) => `${who} stirs a seed of their own into the dice.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
