import { shootStep, shotRefusals } from '../combat/shoot';
import {
  enemiesOf,
  type Fielded,
  fieldedOf,
  friendsOf,
  gapBetween,
  partyOf,
  scoreOf,
  sideOf,
  weaponOf,
} from '../figures';
import { sightBetween } from '../ground/sight';
import { groundAt } from '../ground/under';
import { forceMove } from '../moves/forced';
import type { Figure, State } from '../state';
import { bears } from './in-force';
import {
  bearing,
  condition,
  counted,
  exchangeNumber,
  fieldedBoth,
  fromWarbandEdge,
  gapToPiece,
  inch,
  least,
  tell,
} from './kit';
import type { RuleBook } from './rule';

/** Rules of single rows of the enemy tables: how they fight, shoot, are hit and are met. */
export const FIGHT_BOOK: RuleBook = {
  // — The Ruin Within
  /** Whoever was in or behind something when the phase opened strikes out of it. */
  'sneak-attack': {
    own: {
      combatBonus: (state, _melee, figure) => state.phase === 'enemy' && figure.conditions['lurking'] === state.round,
    },
    battle: {
      enemyPhaseOpens: (tale) => {
        const lurking = enemiesOf(tale.state).filter(
          (each) => bears(tale.state, each, 'sneak-attack') && isSheltered(tale.state, each),
        );
        for (const { id } of lurking) condition(tale, id, 'lurking', tale.state.round, 'sneak-attack');
      },
    },
  },
  'battle-zeal': {
    own: {
      combatBonus: (state, _melee, figure) => {
        const zealots = enemiesOf(state).filter((each) => bears(state, each, 'battle-zeal'));
        return least(zealots, (each) => fromWarbandEdge(state, each))?.id === figure.id;
      },
    },
  },
  // What these give to leaders or withhold from a row is read where rules are found (`in-force.ts`)
  'tough-sergeants': {},
  'leader-poison': {},
  'leader-regeneration': {},
  'thin-blood': {},
  'hardened-fighters': { battle: { raised: () => 'sergeant' } },
  /** As the first Enemy phase opens every archer has a shot beside its turn. */
  'lie-in-wait': {
    battle: {
      enemyPhaseOpens: (tale) => {
        if (tale.state.counts['lie-in-wait'] === 1) return;
        const counts = { ...tale.state.counts, 'lie-in-wait': 1 };
        tale.add({ type: 'battleChanged', set: { counts }, because: 'lie-in-wait' });
        const units = enemiesOf(tale.state)
          .filter((each) => bears(tale.state, each, 'lie-in-wait') && each.aware === 'aware')
          .map(({ id }) => id);
        if (units.length > 0) tale.call({ is: 'matter', what: 'volley', stage: 'shoot', units, detail: {} });
      },
    },
  },

  // — The Whispers from Beyond
  'driven-to-fury': { own: { combatBonus: (_state, _melee, figure) => figure.wounds > 0 } },
  'twisting-forms': { foe: { denyAllies: (_state, _melee, figure) => sideOf(figure) === 'party' } },
  'fog-bound': { foe: { onlySixes: () => true } },

  // — The Gnawling Horde
  /** Poison and a harder blow against whoever stands alone. */
  'lone-prey': {
    own: {
      deadly: (state, { target, natural, how, asDefender }) =>
        natural === 6 && (how === 'shot' || (how === 'melee' && asDefender !== true)) && isAlone(state, target),
      rating: (state, _melee, _figure, foe, blow) => (isAlone(state, foe.id) ? { armor: 2, toughness: 0 } : blow),
    },
  },
  shields: { own: { armor: (_state, { how }) => (how === 'shot' ? 1 : 0) } },
  /** A shot its armour stops is answered at once. */
  'return-shots': {
    own: {
      whenShot: (tale, { by, target }, hit, result) => {
        const figure = fieldedOf(tale.state, target);
        if (!hit || figure === undefined || !isStopped(tale, target, result)) return;
        const weapon = figure.hand ?? '';
        const shot = { by: target, target: by, weapon, free: true };
        if (weaponOf(figure, weapon) === undefined || shotRefusals(tale.state, shot).length > 0) return;
        tell(tale, 'return-shots', 'shoots-back', target, by);
        tale.call(shootStep(shot));
      },
    },
  },

  // — The Ice-heart Court
  'goblin-cruelty': { own: { preferred: (_state, _figure, pool) => pool.filter(({ wounds }) => wounds > 0) } },
  'forest-fighting': {
    own: {
      ignoresCover: (state, figure, foe) => {
        const by = sightBetween(state, figure, foe).coverBy;
        return by.length > 0 && by.every((id) => state.terrain.some((piece) => piece.id === id && isGreen(piece.tags)));
      },
    },
  },
  'unpredictable-movements': { foe: { noSkill: true } },
  'winter-mist': { foe: { noSkill: true } },
  'painful-lure': {
    own: {
      afterStriking: (tale, { target, by, how }, result) => {
        if (result !== 'wounded' || by === null || (how !== 'melee' && how !== 'shot')) return;
        if (fieldedOf(tale.state, target)?.side !== 'party') return;
        tale.call({ is: 'matter', what: 'painful-lure', stage: 'test', units: [target, by], detail: {} });
      },
    },
  },
  'forest-whispers': { own: { injury: 'flight-instead' } },

  // — Duskling Warbands
  'aspire-to-glory': { own: { combatBonus: (_state, _melee, _figure, foe) => scoreOf(foe, 'combat') >= 1 } },
  'hard-to-spot': {
    battle: {
      spotting: (state, how, mover) => (how === 'infiltration' && bears(state, mover, 'hard-to-spot') ? -1 : 0),
    },
  },

  // — The Oldest Kin
  'venom-darts': { own: { deadly: (_state, { natural, how }) => natural === 6 && how === 'shot' } },
  'jungle-tactics': {
    own: { combatBonus: (state, _melee, figure, foe) => [figure, foe].some((each) => isByFeature(state, each)) },
  },

  // — The Curse of War
  'not-dying-today': { own: { moraleFailsOn: 3 } },
  'dark-blood': {
    battle: {
      cureBar: (_state, figure) =>
        figure.side === 'party'
          ? { code: 'cure/dark-blood', rule: 'FL-ENM-T-curse-of-war-09', who: [figure.id] }
          : undefined,
    },
  },

  // — The Faceless Kingdom
  'hit-and-run': {
    own: {
      afterExchange: (tale, _melee, winner, loser, _hit, dice) => {
        const both = fieldedBoth(tale.state, winner, loser);
        if (both === undefined || !bears(tale.state, both[1], 'hit-and-run')) return false;
        tell(tale, 'hit-and-run', 'withdraws', loser, winner);
        const far = inch(both[1].profile.speed.base);
        forceMove(tale, loser, bearing(both[0].pose, both[1].pose), far, 'hit-and-run', dice);
        return true;
      },
    },
  },
  /** Swords by their crossbows: asked of `driveOf`. */
  'combined-arms': {},
  /** Crossbowmen are no help to those who fight hand to hand. */
  'we-stand-alone': {
    own: {
      denyAllies: (state, _melee, figure) => {
        if (figure.pose === null || isArcher(figure)) return false;
        const near = friendsOf(state, figure).filter((each) => gapBetween(each, figure as Fielded) <= inch(1) + 0.03);
        return near.length > 0 && near.every((each) => isArcher(each) && bears(state, each, 'we-stand-alone'));
      },
    },
  },

  // — Roadside
  'untrained-rabble': { own: { moraleFailsOn: 3 } },
  raiders: {
    battle: {
      figures: (state) => (state.config.scenario === 'defensive' ? 1 : 0),
      spotting: (_state, how) => (how === 'infiltration' ? -1 : 0),
    },
  },

  // — Lurking Foes
  'gremlin-aura': {
    battle: {
      initiativeSettled: (tale, units) => {
        for (const id of units) {
          const figure = tale.state.figures[id];
          if (figure?.side !== 'party' || figure.die !== 1) continue;
          tell(tale, 'gremlin-aura', 'meddled', id);
          condition(tale, id, 'meddled', tale.state.round, 'gremlin-aura');
        }
      },
    },
  },
  'cave-charge': {
    own: {
      blow: (_state, melee, figure, _foe, blow) =>
        melee.initiator === figure.id && exchangeNumber(melee) === 1 && (melee.notes['straight'] ?? 0) >= inch(4) - 0.03
          ? { ...blow, toughness: blow.toughness + 1 }
          : blow,
    },
  },
  /** The weapon that found no way into crystal is Damaged. */
  'hardened-shells': {
    own: {
      whenStruck: (tale, { by, weapon, how }) => {
        const step = tale.state.steps.findLast((each) => each.is === 'hit');
        const striker = by === null ? undefined : tale.state.figures[by];
        if (how !== 'melee' || step?.is !== 'hit' || step.toughnessFace !== 1 || striker === undefined) return;
        damage(tale, striker, weapon, 'hardened-shells');
      },
    },
  },
  webbed: {
    battle: {
      onTheWay: (tale, mover, from, dice) => {
        const figure = fieldedOf(tale.state, mover);
        if (figure === undefined || sideOf(figure) !== 'party') return false;
        const spiders = enemiesOf(tale.state).filter((each) => bears(tale.state, each, 'webbed'));
        const began: Fielded = { ...figure, pose: { ...figure.pose, ...from } };
        const before: State = { ...tale.state, figures: { ...tale.state.figures, [mover]: began } };
        const fresh = spiders.filter(
          (each) => sightBetween(tale.state, figure, each).sees && !sightBetween(before, began, each).sees,
        );
        if (fresh.length === 0 || figure.counts['webbed'] === stamp(tale.state, figure)) return false;
        const faces = dice.roll(1, 6);
        const caught = (faces[0] ?? 1) > (figure.profile.agility ?? 1);
        tale.add({ type: 'ruleRolled', rule: 'webbed', unit: mover, faces, sides: 6, passed: caught });
        counted(tale, mover, 'webbed', stamp(tale.state, figure), 'webbed');
        if (caught) {
          condition(tale, mover, 'webbed', tale.state.round, 'webbed');
          tell(tale, 'webbed', 'caught', mover);
        }
        return caught;
      },
    },
  },
};

/** One roll a move: the round and how often it has set out. */
const stamp = (state: State, figure: Figure): number => state.round * 10 + (figure.activated ? 1 : 0);

const isGreen = (tags: readonly string[]): boolean => tags.includes('forest') || tags.includes('bushes');

export const isArcher = ({ profile }: Figure): boolean => profile.weapons.some(({ is }) => RANGED.has(is));
const RANGED: ReadonlySet<string> = new Set(['self-bow', 'sling', 'crossbow', 'longbow', 'throwing-knives', 'javelin']);

/** Nobody of its own within 3". */
function isAlone(state: State, unit: string): boolean {
  const figure = fieldedOf(state, unit);
  return (
    figure !== undefined &&
    sideOf(figure) === 'party' &&
    !friendsOf(state, figure).some((each) => gapBetween(each, figure) <= inch(3) + 0.03)
  );
}

/** Whether armour, not luck, kept the shot from hurting: the last armour roll on it went no further. */
function isStopped(
  tale: { readonly events: readonly { readonly type: string }[] },
  unit: string,
  result: string | null,
): boolean {
  if (result !== 'nothing' && result !== 'stunned') return false;
  const rolls = tale.events as readonly { type: string; unit?: string; result?: string }[];
  const last = rolls.findLast((each) => each.type === 'armorRolled' && each.unit === unit);
  return last === undefined ? result === 'nothing' : last.result !== 'through';
}

/** In an area, or with something between it and the nearest of the warband, close by. */
function isSheltered(state: State, figure: Fielded): boolean {
  if (groundAt(state, figure.pose).pieces.some(({ stands }) => stands === 'area' || stands === 'interior')) return true;
  const nearest = least(partyOf(state), (each) => gapBetween(each, figure));
  if (nearest === undefined) return false;
  const behind = new Set(sightBetween(state, nearest, figure).coverBy);
  return state.terrain.some(
    (piece) =>
      behind.has(piece.id) && gapToPiece(piece.outline, figure.pose) <= inch(1) + figure.profile.base / 2 + 0.03,
  );
}

/** A terrain feature within an inch of its base, or under it. */
function isByFeature(state: State, figure: Figure): boolean {
  if (figure.pose === null) return false;
  const at = figure.pose;
  return state.terrain.some(({ outline }) => gapToPiece(outline, at) <= inch(1) + figure.profile.base / 2 + 0.03);
}

/** A weapon of a character is Damaged: Fine shrugs it off once, Fey Steel always [FL-EQP-05] [FL-EQP-06]. */
export function damage(tale: Parameters<typeof tell>[0], figure: Figure, weapon: string | null, rule: string): void {
  const held = figure.profile.weapons.find(({ id }) => id === weapon);
  if (figure.side !== 'party' || held === undefined || held.damaged || held.improved === 'fey-steel') return;
  const fine = held.improved === 'fine';
  const now = fine ? { ...held, improved: null } : { ...held, damaged: true };
  const weapons = figure.profile.weapons.map((each) => (each.id === held.id ? now : each));
  const hand = !fine && figure.hand === held.id ? null : figure.hand;
  tale.add({ type: 'changed', unit: figure.id, set: { profile: { ...figure.profile, weapons }, hand }, because: rule });
  tell(tale, rule, fine ? 'fine-lost' : 'damaged', figure.id);
}
