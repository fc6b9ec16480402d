/** What people are told of this part, beside the changes of the core events. */
export type MoveEvent = { readonly type: 'movesNoted'; readonly what: string };
