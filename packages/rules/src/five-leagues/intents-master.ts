export const zMasterIntents = [] as const;
