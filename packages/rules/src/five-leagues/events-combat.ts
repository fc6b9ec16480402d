/** What people are told of this part, beside the changes of the core events. */
export type CombatEvent = { readonly type: 'combatNoted'; readonly what: string };
