import type { Refused } from '@muster/protocol';
import type { TableCode } from './refusals';

/** The sentence for a no of the table's own; undefined for those of a game, which the reader puts into words. */
export function says(refusal: Refused): string | undefined {
  if (!Object.hasOwn(SENTENCES, refusal.code)) return undefined;
  return SENTENCES[refusal.code as TableCode](refusal.detail ?? {});
}

/** What a tab is told when another takes its place. */
export const ELSEWHERE =
  'You opened this table somewhere else. This page has let go; take it back here whenever you like.';
/** What a spectator is told whom the host sends away. */
export const REMOVED = 'The host has closed this table to you.';

type Detail = NonNullable<Refused['detail']>;
type Sentence = (detail: Detail) => string;
const plain =
  (text: string): Sentence =>
  (): string =>
    text;
const kib = (bytes: number | string): string => `${Math.round(Number(bytes) / 1024)} KiB`;

const SENTENCES: Readonly<Record<TableCode, Sentence>> = {
  'table/unreadable': ({ at }) =>
    at === undefined || at === ''
      ? 'That message could not be read.'
      : `That message could not be read: look at “${at}”.`,
  'table/unknown-command': plain('The table does not know that request.'),
  'table/too-large': ({ most }) =>
    `That is more than the table takes at once.${most === undefined ? '' : ` Keep it under ${kib(most)}.`}`,
  'table/too-fast': plain('Too much at once. The table takes a breath; try again in a second.'),
  'table/not-here': plain('You are not at this table any more. Join it again to go on.'),
  'table/not-your-seat': plain('That seat is not yours to play.'),
  'table/no-such-seat': plain('This table has no such seat.'),
  'table/seat-taken': plain('That seat is taken. Watch, or ask the host to free it.'),
  'table/seat-yours': plain('You sit there already.'),
  'table/seat-needs-invite': plain('That seat is kept for whoever has its link. Ask the host for one.'),
  'table/seat-empty': plain('Nobody sits there.'),
  'table/holder-here': ({ seconds }) =>
    `Whoever holds that seat is here, or left it less than a minute ago.${seconds === undefined ? '' : ` Wait ${seconds} s.`}`,
  'table/other-side': plain(
    'What that side keeps hidden is not for the other side to see. Someone of that side, or without a seat, can play on.',
  ),
  'table/not-lent': plain('That seat is not lent to anyone.'),
  'table/not-at-this-table': plain('That person is not at this table.'),
  'table/host-only': plain('Only the host of the table can do that.'),
  'table/only-spectators': plain('Someone with a seat cannot be sent away. Free the seat first.'),
  'table/muted': plain('The host has asked you to be quiet at this table.'),
  'table/chat-too-fast': plain('That is a lot of lines at once. Wait a few seconds.'),
  'table/side-needs-seat': plain('Only those who sit on a side can speak to it.'),
  'table/whisper-master': plain('Whispers go between the game master and one other seat. Speak to the table instead.'),
  'table/too-many-notes': ({ most }) =>
    `This seat keeps ${most ?? 'enough'} notes already. Take one down to write another.`,
  'table/note-gone': plain('That note is not there any more.'),
  'table/unknown-phrase': plain('The table does not know that phrase.'),
  'table/stale': ({ entries }) =>
    `The table changed under your hand${entries === undefined ? '' : ` (${entries === 1 ? 'one entry' : `${entries} entries`} since)`}. Look again and repeat it if you still want it.`,
  'table/version-ahead': plain('Your picture of the table is ahead of the table. It is being sent again.'),
  'table/over': plain('This game is over. Nothing moves any more; the replay has it all.'),
  'table/log-full': ({ most }) =>
    `The log of this game is full${most === undefined ? '' : ` at ${most} entries`}. Save the file and open a new table.`,
  'table/undo-nothing': plain('There is nothing of yours to take back.'),
  'table/undo-closed': plain(
    'Dice, a reveal, an answer or a later move stand on it. Ask the others to take it back together.',
  ),
  'table/undo-needed': plain('You are at that point already. There is nothing to take back.'),
  'table/question-gone': plain('That question is settled, or the game has moved on.'),
  'table/question-not-yours': plain('That question was not put to you.'),
  'table/question-open': plain('That is being asked already. Wait for the answer.'),
  'table/disk-full': plain(
    'The disk of the server is full, so this was not done. The game is safe as it stands; tell whoever runs the server.',
  ),
  'table/store-failed': plain(
    'The server could not write this down, so it was not done. The game is safe as it stands.',
  ),
  'table/bug': plain(
    'Something broke on our side, so this was not done. The game is safe up to the last line of the log.',
  ),
  'table/full': ({ most }) =>
    `This table is full${most === undefined ? '' : `: it takes ${most}`}. Try again when someone has left.`,
  'table/removed': plain(REMOVED),
  'table/private': plain('This table is open to those who have its link. Ask the host for one.'),
  'table/unknown': plain('There is no such table here. Check the link, or look in the lobby.'),
  'table/unknown-guest': plain('The server does not know you. Give yourself a name, or use your return link.'),
  'table/unknown-link': plain('This link leads nowhere. It may have been renewed; ask for a fresh one.'),
  'table/unknown-system': plain('That game cannot be played here.'),
  'table/unknown-path': plain('There is nothing at this address.'),
  'table/config': ({ at }) =>
    `The table cannot be set up like that${at === undefined || at === '' ? '' : `: look at “${at}”`}.`,
  'table/too-many-tables': ({ most }) => `You have ${most ?? 'many'} tables open. Finish or end one first.`,
  'table/too-many-saved': ({ most }) => `You have saved ${most ?? 'many'} things. Remove one first.`,
  'table/too-many-campaigns': ({ most }) => `You play in ${most ?? 'many'} campaigns. Leave one first.`,
  'table/unknown-campaign': plain('There is no such campaign here. Check the link, or ask for a fresh one.'),
  'table/unknown-making': plain('These dice are not kept here any more. Begin a new warband.'),
  'table/not-your-making': plain('These dice are thrown by who began this warband. You may read them.'),
  'table/making-closed': plain('This warband is finished, and its seed is shown. No more dice fall for it.'),
  'table/not-in-campaign': plain('This campaign is open to those who play in it. Ask one of them for its link.'),
  'table/too-many-requests': ({ seconds }) => `That is a lot of requests. Try again in ${seconds ?? 60} s.`,
  'table/unknown-file': plain('There is no such game file here.'),
  'table/file-unreadable': ({ because }) => String(because ?? 'This is no game file that can be read here.'),
};
