/** What people are told of this part, beside the changes of the core events. */
export type MagicEvent = { readonly type: 'magicNoted'; readonly what: string };
