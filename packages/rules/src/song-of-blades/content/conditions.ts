/** Everything that can be wrong with a figure [ASOBH-CON-01]. */
export const CONDITION_IDS = [
  'prone',
  'transfixed',
  'entangled',
  'sleeping',
  'blind',
  'deaf',
  'fatigued',
  'gruesomely-killed',
  'out-of-action',
  'poisoned',
  'mute',
  'staggering',
  'turned-to-stone',
  'bound',
  'paralysed',
] as const;

export type ConditionId = (typeof CONDITION_IDS)[number];

export interface ConditionEntry {
  readonly name: string;
  /** Actions of a touching Healer that end it; null where no Healer can [ASOBH-CON-02]. */
  readonly healer: number | null;
  /** Actions of the figure itself; null where it cannot help itself. */
  readonly self: number | null;
  /** Actions of a touching friend who is no Healer. */
  readonly friend: number | null;
  /** Ended by the end of the game. */
  readonly endsWithGame: boolean;
  /** Added to the C of a melee attack on the figure. */
  readonly meleeAgainst: number;
  /** Attacks on it are Lethal [ASOBH-MEL-06]. */
  readonly lethal: boolean;
  /** Attacks on it are Free Hacks: its own roll only defends. */
  readonly defenceless: boolean;
  /** It counts when its foes are outnumbered [ASOBH-MEL-07]. */
  readonly outnumbers: boolean;
  /** It may spend actions other than those that end the condition. */
  readonly acts: boolean;
}

/**
 * The numbers of each condition [ASOBH-CND-01 … 09]. Prone needs two actions after a fall, in shallow water and on
 * snow; Entangled is a Task of two (four for Animals and the Dim-Witted, one for Huge figures); magical sleep takes a
 * friend two actions.
 */
export const CONDITIONS: Readonly<Record<ConditionId, ConditionEntry>> = {
  prone: condition('Prone', { healer: 1, self: 1, meleeAgainst: 2, lethal: true }),
  transfixed: condition('Transfixed', {
    healer: 2,
    self: 2,
    meleeAgainst: 2,
    lethal: true,
    defenceless: true,
    outnumbers: false,
    acts: false,
  }),
  entangled: condition('Entangled', { self: 2, friend: 1, meleeAgainst: 2, lethal: true, outnumbers: false }),
  sleeping: condition('Asleep', {
    healer: 1,
    friend: 1,
    meleeAgainst: 2,
    lethal: true,
    defenceless: true,
    outnumbers: false,
    acts: false,
  }),
  blind: condition('Blind', { meleeAgainst: 2, endsWithGame: false }),
  deaf: condition('Deaf', { healer: 1 }),
  fatigued: condition('Fatigued', { healer: 1, endsWithGame: false }),
  'gruesomely-killed': condition('Gruesomely killed', { acts: false, outnumbers: false, endsWithGame: false }),
  'out-of-action': condition('Out of action', { healer: 1, acts: false, outnumbers: false, endsWithGame: false }),
  poisoned: condition('Poisoned', { healer: 1 }),
  mute: condition('Mute', { healer: 1 }),
  staggering: condition('Staggering', { healer: 2, endsWithGame: false }),
  'turned-to-stone': condition('Turned to stone', { healer: 3, acts: false, outnumbers: false }),
  bound: condition('Bound', { acts: false, outnumbers: false }),
  paralysed: condition('Paralysed', { acts: false, outnumbers: false }),
};

function condition(name: string, more: Partial<Omit<ConditionEntry, 'name'>>): ConditionEntry {
  return {
    name,
    healer: null,
    self: null,
    friend: null,
    endsWithGame: true,
    meleeAgainst: 0,
    lethal: false,
    defenceless: false,
    outnumbers: true,
    acts: true,
    ...more,
  };
}
