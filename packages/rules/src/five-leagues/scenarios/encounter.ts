import type { Dice } from '../../kernel';
import { ABERRATIONS, type Aberration, BEASTS } from '../content/aberrations';
import { enemyTable, entryOf, metOn, rolled, statsOf } from '../content/enemies';
import { ENEMY_TABLE_IDS } from '../content/enemy-types';
import { LEADERSHIP } from '../content/leaders';
import { MOTIVATIONS, UNIQUE_FOES, uniqueOf } from '../content/uniques';
import type { Encounter } from '../scenario';
import type { FoeRef } from '../secret';
import type { StepOf, StepRules, Tale } from '../steps/step';
import { asked, chosen } from './asked';
import { pick } from './chance';
import { wrapInMist } from './mist';
import { musterForce } from './muster-force';
import { fixedLeaders, sizeOf } from './numbers';
import { establishObjective } from './objective-set';
import { setEncounter } from './set-encounter';
import { setUpSteps } from './set-up';

type Step = StepOf<'encounter'>;

/** Builds the encounter stage by stage, then lets the scenario set itself up [FL-SET-01 … 06]. */
export const encounter: StepRules<'encounter'> = {
  carryOn(tale, step, dice) {
    const go = (stage: Step['stage'], uniques = step.uniques): true => {
      tale.amend({ ...step, stage, uniques });
      return true;
    };
    switch (step.stage) {
      case 'table':
        begin(tale, dice);
        return go(AFTER_TABLE[tale.state.config.scenario] ?? 'entry');
      case 'entry':
        drawEntry(tale, dice);
        return go('numbers');
      case 'numbers':
        rollNumbers(tale, dice);
        return go('leadership');
      case 'leadership':
        return go('fixed', step.uniques + rollLeadership(tale, dice));
      case 'fixed':
        return go('foe', step.uniques + addFixed(tale));
      case 'foe':
        if (step.uniques === 0) return go('objective');
        nameUnique(tale, dice);
        return go('motivation', step.uniques - 1);
      case 'motivation':
        drawMotivation(tale, dice);
        return go('foe');
      case 'aberration':
        drawBeast(tale, dice);
        return go('objective');
      case 'objective':
        establishObjective(tale, dice);
        return go('muster');
      case 'muster':
        musterForce(tale);
        return go('set-up');
      case 'set-up':
        go('done');
        wrapInMist(tale);
        tale.callInOrder(setUpSteps(tale.state));
        return true;
      case 'done':
        tale.finish({ is: 'scenario', what: 'set-up' });
        return true;
    }
  },
};

/** The practice battle has its own foes, a Lair its beast; everyone else meets a row of a table. */
const AFTER_TABLE: Readonly<Partial<Record<Encounter['scenario'], Step['stage']>>> = {
  starter: 'objective',
  'starter-replay': 'objective',
  lair: 'aberration',
};

/** The table by its cause: the one that was chosen, Lurking Foes in a Site, else one of ten by luck [FL-ENM-01]. */
function begin(tale: Tale, dice: Dice): void {
  const { config } = tale.state;
  setEncounter(tale, { scenario: config.scenario }, 'FL-ENM-01');
  if (AFTER_TABLE[config.scenario] !== undefined) return;
  // A row that was chosen names its table
  const given = entryOf(config.entry)?.table ?? enemyTable(config.table)?.id;
  if (given !== undefined) {
    setEncounter(tale, { table: given }, 'FL-ENM-01');
    chosen(tale, 'enemy-tables', given);
    return;
  }
  if (config.scenario === 'site') {
    setEncounter(tale, { table: 'lurking-foes' }, 'FL-SCN-20');
    chosen(tale, 'enemy-tables', 'lurking-foes');
    return;
  }
  const drawn = pick(dice, ENEMY_TABLE_IDS);
  if (drawn === undefined) return;
  setEncounter(tale, { table: drawn.is }, 'FL-ENM-01');
  tale.add({ type: 'tableAsked', table: 'enemy-tables', sides: 10, faces: drawn.faces, entry: drawn.is });
}

/** D100 on the table; rows that are cut off are thrown again, unless our stand-ins are wanted [FL-ENM-02]. */
function drawEntry(tale: Tale, dice: Dice): void {
  const { config, encounter: now } = tale.state;
  const table = enemyTable(now?.table ?? '');
  if (table === undefined) return;
  const wanted = metOn(table, config.standIns).find(({ id }) => id === config.entry);
  if (wanted !== undefined) {
    setEncounter(tale, { entry: wanted.id }, 'FL-ENM-02');
    chosen(tale, table.id, wanted.id);
    return;
  }
  const drawn = asked(tale, rolled(table, config.standIns), dice);
  if (drawn !== undefined) setEncounter(tale, { entry: drawn.entry.id }, 'FL-ENM-02');
}

/** The higher of two dice and what comes to it; how many of them shoot; who comes unknown [FL-ENM-03 … 07]. */
function rollNumbers(tale: Tale, dice: Dice): void {
  const { state } = tale;
  const faces = state.config.quick ? [] : dice.roll(2, 6);
  const counted = sizeOf(state, faces);
  const stats = statsOf(entryOf(state.encounter?.entry ?? '') ?? NO_ENTRY, state.config.standIns);
  const ranged = Math.min(counted.size, stats?.ranged?.count ?? 0);
  const less = counted.unknown ? Math.min(3, counted.size) : 0;
  // Of three that go one shoots, where three or more do [FL-ENM-07]
  const archers = counted.unknown && ranged >= 3 ? ranged - 1 : Math.min(ranged, counted.size - less);
  setEncounter(
    tale,
    { size: counted.size - less, sizeParts: counted.parts, ranged: archers, unknownMarkers: counted.unknown ? 1 : 0 },
    'FL-ENM-03',
  );
  tale.add({
    type: 'numbersRolled',
    faces,
    parts: counted.parts,
    size: counted.size - less,
    ranged: archers,
  });
}
const NO_ENTRY = {
  id: '',
  row: '',
  name: '',
  table: 'roadside',
  range: null,
  stats: null,
  natures: [],
  traits: [],
  specials: [],
} as const;

/** Who leads them; the number of Unique Foes to be named [FL-ENM-09]. Quick Play: always a Lieutenant [FL-GEN-21]. */
function rollLeadership(tale: Tale, dice: Dice): number {
  const { config } = tale.state;
  const wanted = config.leadership;
  const row = wanted === 'unique' ? 'unique-foe' : wanted;
  let led: string = row;
  if (wanted === 'random') {
    if (config.quick) led = 'lieutenant';
    else led = asked(tale, LEADERSHIP, dice)?.entry.id ?? 'none';
  } else chosen(tale, LEADERSHIP.id, row);
  if (led === 'unique-foe') {
    if (!config.quick) return 1;
    led = 'captain';
  }
  if (led === 'sergeant' || led === 'lieutenant' || led === 'captain') addLeader(tale, led, 'FL-ENM-09');
  return 0;
}

function addLeader(tale: Tale, rank: NonNullable<FoeRef['rank']>, because: string): void {
  const foe: FoeRef = { entry: tale.state.encounter?.entry ?? '', rank, ranged: false };
  setEncounter(tale, { leaders: [...(tale.state.encounter?.leaders ?? []), foe] }, because);
  tale.add({ type: 'leaderJoined', foe, because });
}

/** Leaders that come whatever the die said; the number of Unique Foes among them [FL-ENM-10]. */
function addFixed(tale: Tale): number {
  let uniques = 0;
  for (const { rank, because } of fixedLeaders(tale.state)) {
    if (rank === 'unique') uniques++;
    else addLeader(tale, rank, because);
  }
  return uniques;
}

/** D100 for who it is; none comes twice, and one whose numbers are cut off only with stand-ins [FL-ENM-16] [GAP-01]. */
function nameUnique(tale: Tale, dice: Dice): void {
  const { config, encounter: now } = tale.state;
  const there = (id: string): boolean => now?.leaders.some(({ entry }) => entry === id) ?? false;
  const wanted = uniqueOf(config.foe);
  let id: string | undefined;
  if (wanted !== undefined && !there(wanted.id)) {
    id = wanted.id;
    chosen(tale, UNIQUE_FOES.id, id);
  } else {
    id = asked(tale, UNIQUE_FOES, dice, (foe) => !there(foe.id) && (!foe.ours || config.standIns))?.entry.id;
  }
  if (id === undefined) return;
  const foe: FoeRef = { entry: id, rank: null, ranged: false };
  setEncounter(tale, { leaders: [...(now?.leaders ?? []), foe] }, 'FL-ENM-16');
  tale.add({ type: 'leaderJoined', foe, because: 'FL-ENM-16' });
}

function drawMotivation(tale: Tale, dice: Dice): void {
  if (tale.state.encounter?.motivation !== null) return;
  const drawn = asked(tale, MOTIVATIONS, dice);
  if (drawn !== undefined) setEncounter(tale, { motivation: drawn.entry.id }, 'FL-ENM-17');
}

/** The beast of the Lair; rows that are cut off are thrown again [FL-ENM-35] [GAP-01]. */
function drawBeast(tale: Tale, dice: Dice): void {
  const wanted = BEASTS.find(({ id }) => id === tale.state.config.foe);
  let beast: Aberration | undefined = wanted;
  if (wanted !== undefined) chosen(tale, ABERRATIONS.id, wanted.id);
  else {
    const drawn = asked(tale, ABERRATIONS, dice);
    beast = BEASTS.find(({ id }) => id === drawn?.entry.id);
  }
  if (beast !== undefined) setEncounter(tale, { aberration: beast.id, size: 1, began: 1 }, 'FL-ENM-35');
}
