/** What people are told of this part, beside the changes of the core events. */
export type MasterEvent = { readonly type: 'masterNoted'; readonly what: string };
