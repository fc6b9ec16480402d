import type { Refused } from '@muster/protocol';

/** Every no that is the table's own, not the game's. `words.ts` has a sentence for each. */
export type TableCode =
  | 'table/unreadable'
  | 'table/unknown-command'
  | 'table/too-large'
  | 'table/too-fast'
  | 'table/not-here'
  | 'table/not-your-seat'
  | 'table/no-such-seat'
  | 'table/seat-taken'
  | 'table/seat-yours'
  | 'table/seat-needs-invite'
  | 'table/seat-empty'
  | 'table/holder-here'
  | 'table/not-lent'
  | 'table/other-side'
  | 'table/not-at-this-table'
  | 'table/host-only'
  | 'table/only-spectators'
  | 'table/muted'
  | 'table/chat-too-fast'
  | 'table/side-needs-seat'
  | 'table/unknown-phrase'
  | 'table/stale'
  | 'table/version-ahead'
  | 'table/over'
  | 'table/log-full'
  | 'table/undo-nothing'
  | 'table/undo-closed'
  | 'table/undo-needed'
  | 'table/question-gone'
  | 'table/question-not-yours'
  | 'table/question-open'
  | 'table/disk-full'
  | 'table/store-failed'
  | 'table/bug'
  | 'table/full'
  | 'table/removed'
  | 'table/private'
  | 'table/unknown'
  | 'table/unknown-guest'
  | 'table/unknown-link'
  | 'table/unknown-system'
  | 'table/unknown-path'
  | 'table/config'
  | 'table/too-many-tables'
  | 'table/too-many-saved'
  | 'table/too-many-campaigns'
  | 'table/unknown-campaign'
  | 'table/not-in-campaign'
  | 'table/too-many-requests'
  | 'table/unknown-file'
  | 'table/file-unreadable';

/** The rule behind all of them: whoever keeps the table keeps these. */
const RULE = 'TABLE';

/** A no of the table's own, as a value. */
export const no = (code: TableCode, detail?: Refused['detail']): Refused =>
  detail === undefined ? { code, rule: RULE } : { code, rule: RULE, detail };
