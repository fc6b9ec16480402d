/** The weather of an outdoor battle, by the faces of the second die [ASOBH-SET-18] [ASOBH-WTH-01 … 05]. */
export const WEATHERS = {
  heatwave: { name: 'Heatwave', faces: [1], ranged: 0 },
  'strong-wind': { name: 'Strong wind', faces: [2], ranged: -1 },
  'heavy-rain': { name: 'Heavy rain', faces: [3, 4], ranged: -1 },
  thunderstorm: { name: 'Thunderstorm', faces: [5], ranged: -1 },
  snow: { name: 'Snow', faces: [6], ranged: 0 },
} as const satisfies Record<string, { name: string; faces: readonly number[]; ranged: number }>;

export type WeatherId = keyof typeof WEATHERS;

/** Weather comes on this face of the first die or higher [ASOBH-SET-18]. */
export const WEATHER_FROM = 5;

/** What a region adds to the weather die: Edda, northern An-Mòr and Llirian are cold, Andamon is hot. */
export const REGIONS = { temperate: 0, cold: 1, hot: -1 } as const;

export type RegionId = keyof typeof REGIONS;

/** The weather of a second die in a region; what falls below 1 or above 6 is read as 1 or 6. */
export function weatherOf(face: number, region: RegionId): WeatherId {
  const reached = Math.min(6, Math.max(1, face + REGIONS[region]));
  for (const id of Object.keys(WEATHERS) as WeatherId[]) {
    if ((WEATHERS[id].faces as readonly number[]).includes(reached)) return id;
  }
  throw new Error(`No weather for a die of ${face}`);
}
