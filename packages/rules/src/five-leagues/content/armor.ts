/** Body armor [FL-EQP-03]; helmet and shield [FL-EQP-04] lie beside it. */
export type BodyArmorId = 'unarmored' | 'light-armor' | 'partial-armor' | 'full-armor' | 'knight-armor';

export interface BodyArmor {
  readonly id: BodyArmorId;
  readonly name: string;
  readonly armor: number;
  /** Inches it adds to a Dash; null: no Dash at all, and attackers get no bonus to overcome it. */
  readonly dash: number | null;
}

export const BODY_ARMOR: Readonly<Record<BodyArmorId, BodyArmor>> = {
  unarmored: { id: 'unarmored', name: 'Unarmored', armor: 0, dash: 0 },
  'light-armor': { id: 'light-armor', name: 'Light armor', armor: 1, dash: 0 },
  'partial-armor': { id: 'partial-armor', name: 'Partial armor', armor: 2, dash: -1 },
  'full-armor': { id: 'full-armor', name: 'Full armor', armor: 3, dash: -2 },
  'knight-armor': { id: 'knight-armor', name: 'Knight armor', armor: 3, dash: null },
};

export const SHIELD = {
  id: 'shield',
  name: 'Shield',
  text: 'One more Armor against shots, and Parry in melee. Not with a Bulky weapon.',
} as const;

export const HELMET = {
  id: 'helmet',
  name: 'Helmet',
  text: 'A double on the Injury table is only a knock-out, and the helmet is Damaged.',
} as const;

/** Highest bonus to Armor that several sources come to: they do not add up [FL-BAT-166]. */
export const MOST_EXTRA_ARMOR = 1;
