/** What the games of `npm test` have to show; all of the scope takes as long as it takes. */
export const must = (): readonly string[] =>
  Object.entries(MUST_BY_KIND).flatMap(([kind, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${kind}:${name}`),
  );

/** What small battles show again and again, whatever their luck. */
const MUST_BY_KIND: Readonly<Record<string, string>> = {
  trait:
    'animal artificial battle-hunger berserk block burrowing composite-bow coward crossbow drilled easy-target ' +
    'entangle expert-block flying gang good-shot greedy hard-hide heavily-armored heavy-weapon huge-weapon ' +
    'incorporeal javelin leader lead-from-the-front longbow long-move long-reach lucky mounted music oblivious ' +
    'opportunistic poison potion-of-healing quick rabble rare reckless regeneration short-bow short-move sling ' +
    'spell-caster standard-bearer swarm terror thief tough undead unerring-aim unique unreactive unruly ' +
    'venomous-strike will-of-the-gods ',
  spell:
    'alter-terrain aura-of-terror blast break-enchantment courage fear fireball flame-jet flaming-touch hailstorm ' +
    'lightning mist protection-from-arrows rain sleep slowdown snowstorm summon-warrior switcheroo transfix tremor ' +
    'trip turn-to-stone unsummon wall-of-bones wall-of-bedazzlement wall-of-fire wall-of-ice wall-of-water ' +
    'wall-of-wood windstorm ',
  backfire:
    'alter-terrain break-enchantment fear hailstorm lightning mist protection-from-arrows rain sleep slowdown ' +
    'snowstorm switcheroo transfix tremor turn-to-stone unsummon wall-of-bones wall-of-bedazzlement wall-of-fire ' +
    'wall-of-water wall-of-wood windstorm ',
  weapon: 'javelin short-bow longbow composite-bow crossbow sling ',
  weather: 'heatwave heavy-rain snow ',
  complication: 'winds low-energies blood entity spiral vortex ',
  row: 'outnumbered larger vs-prone unarmed ambush power-blow aimed-shot cover range large-target ',
  do:
    'choose-warband ready roll-off choose-role lay take-up terrain-done choose-edge deploy activate ' +
    'activate-group order free-move reckless react decline take-initiative auto-decline change-die stand done ' +
    'end-turn bank cast release end-spell counter let-pass magic-choose attack shoot reload entangle pick-up draw ' +
    'put-down choose stand-up break-transfix free potion steal shed-gear move step quick-move climb jump dig surface ' +
    'close-up give-way follow-up fall-side come-up correct answer-proposal ',
  event:
    'banked opened closed amended moved befell recovered changed leftPlay arrived effectBegan effectChanged ' +
    'effectEnded droppedThing pickedUp sideChanged weatherCame complicationCame turnBegan turnEnded spent ' +
    'warbandChosen readied warbandsRevealed rolledOff rollOffDecided roleChosen laid takenUp edgeChosen deployed ' +
    'rolled diceChanged activated reactionDeclined initiativeTaken declining ordered stopped seatPassed freeMoveBegan ' +
    'declared climbed jumped slipped fell landed dared brokeAway recoilBarred followedUp edgeReached surrounded dug ' +
    'surfaced closedUp blowRolled fought wallStruck weaponFailed reloaded webbed drew putDown spellCast spellFailed ' +
    'spellResisted spellsClashed counterTried letPass backfired magicChosen swapped summoned hailed windsShifted ' +
    'spiralTurned vortexRolled vortexOpened entityCame moraleTested cared potionUsed workedFree stole shedGear ' +
    'beganDrowning proposed proposal-closed corrected ended ',
  condition: 'prone transfixed entangled sleeping staggering stone held drowning fatigued ',
  ground: 'normal broken swamp thick woods shallow deep ford ',
  stands: 'flat linear solid hill platform ',
  means: 'spell melee free-hack shot hazard ',
  result: 'out gruesome prone nothing recoil ',
  act: 'swarm regroup concentrate free-move turn reaction ',
  roll: 'entangle terror spell climb jump surface slippery reaction activation morale fall resist venom theft greed ',
  manner: 'shift quick deploy regroup move step climb jump follow-up recoil fall fly swim burrow flee magic arrive ',
  cause: 'spell gruesome leader-lost below-half backfire ',
  nerve: 'stands runs gets-up routs caught ',
};
