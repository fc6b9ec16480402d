/** How the beast of a Lair is met, as `lair-situation` counts it; 0 while the scout still looks for it [FL-SET-35]. */
export const ROAMING = 1;
export const UNAWARE = 2;
export const AWARE = 3;
