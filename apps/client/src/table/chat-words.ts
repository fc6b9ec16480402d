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

/** What the table itself says between the lines of chat; undefined for a code of a newer server. */
export function noticeWords(line: Pick<ChatLine, 'notice' | 'detail'>): string | undefined {
  const words = noticeBy[line.notice as Notice];
  return words?.(line.detail?.['name'] || 'Someone', line.detail?.['seat']?.toUpperCase() ?? '');
}

const noticeBy: Readonly<Record<Notice, (who: string, seat: string) => string>> = {
  'sat-down': (who, seat) => `${who} sits down on seat ${seat}.`,
  left: (who, seat) => `${who} gets up from seat ${seat}.`,
  freed: (who, seat) => `Seat ${seat} is free again: ${who} gave it up.`,
  lent: (who, seat) => `${who} plays seat ${seat} for now.`,
  'given-back': (who, seat) => `Seat ${seat} is back with ${who}.`,
  'taken-back': (who) => `${who} took a move back.`,
  'not-taken-back': (who) => `${who} is away and could not be asked. Nothing is taken back.`,
  'host-passed': (who) => `The host has been away for a while. ${who} hosts this table now.`,
  'host-back': (who) => `${who} is back and hosts this table again.`,
  'game-plays': (_who, seat) => `Nobody sits on seat ${seat}: the game plays it from here.`,
  'game-yields': (who, seat) => `${who} plays seat ${seat} from here, instead of the game.`,
  mixed: (who) => `${who} stirs a seed of their own into the dice.`,
};
