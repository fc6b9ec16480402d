export const zScenarioIntents = [] as const;
