export const zMagicIntents = [] as const;
