/** What the tides of magic may do to a battle, by the face of the second die [ASOBH-SET-17] [ASOBH-FLX-01 … 06]. */
export const COMPLICATIONS = {
  winds: { name: 'Shifting winds', face: 1 },
  'low-energies': { name: 'Weak energies', face: 2 },
  blood: { name: 'Hungry gods', face: 3 },
  entity: { name: 'Lurking entity', face: 4 },
  spiral: { name: 'Spiral', face: 5 },
  vortex: { name: 'Vortex', face: 6 },
} as const;

export type ComplicationId = keyof typeof COMPLICATIONS;

/** A complication comes on this face of the first die or higher [ASOBH-SET-17]. */
export const COMPLICATION_FROM = 5;

/** Weak energies: on casters' quality rolls, until a spell of this Power succeeds [ASOBH-FLX-02]. */
export const WEAK_ENERGIES = { quality: -1, endsAtPower: 2 } as const;

/** The lurking entity [ASOBH-FLX-04]: its scores; it comes 1d3 Medium sticks from the caster. */
export const ENTITY = { quality: 3, combat: 4, flying: true, stick: 'medium' } as const;

/** The spiral: faces that lower and raise its level, and the most a spell's Power can become [ASOBH-FLX-05]. */
export const SPIRAL = { lowers: 1, raises: 6, most: 3 } as const;

/** The vortex: opens when die and Power come to this; one Short across, 1d6 Short sticks away [ASOBH-FLX-06]. */
export const VORTEX = { opensAt: 7, across: 'short', away: 'short', power: 3 } as const;

/** The complication of the second die. */
export function complicationOf(face: number): ComplicationId {
  const found = (Object.keys(COMPLICATIONS) as ComplicationId[]).find((id) => COMPLICATIONS[id].face === face);
  if (found === undefined) throw new Error(`No complication for a die of ${face}`);
  return found;
}
