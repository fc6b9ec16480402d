/** What people are told of this part, beside the changes of the core events. */
export type ScenarioEvent = { readonly type: 'scenariosNoted'; readonly what: string };
