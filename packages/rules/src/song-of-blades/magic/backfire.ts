import type { Dice, SeatId, UnitId } from '../../kernel';
import { hazard } from '../combat/begin';
import type { SpellId } from '../content/spell-ids';
import type { Backfire } from '../content/spell-types';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, friendsOf, otherSide, runBy, seatOf, seatsOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { befall } from '../morale/conditions';
import { sufferOut } from '../morale/leaving';
import { testsStep } from '../morale/test';
import { knockDown } from '../moves/fall';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { BackfireStep, CastReturn, MagicChoiceStep } from '../steps-magic';
import { GROUNDS } from './aim-spot';
import { wallsBy } from './aim-wall';
import { onBackfire } from './complications';
import { effectsBy, endEffect, FULL_TURN } from './effects';
import { NO_CASTING, NO_CASTING_UNTIL, noSpell } from './may-cast';
import { arriveFor, bury, gainFoes, gains, hold, loseWalls, pushOff, slowed, spoilGround } from './mishaps';
import { callable } from './roster';
import { swap } from './swap';

/** Three failures on the roll of one who had announced this spell [ASOBH-MAG-03]. */
export const backfireStep = (unit: UnitId, spell: SpellId): BackfireStep => ({
  is: 'backfire',
  unit,
  spell,
  stage: 'begin',
});

type Chosen = Extract<CastReturn, { is: 'magic-chosen' }>;

/** What comes of it: at once, after a choice of his or of his foe, or after a die. */
export const backfireRules: StepRules<'backfire'> = {
  carryOn(tale, step, dice) {
    const caster = fieldedOf(tale.state, step.unit);
    if (caster === undefined || step.stage === 'end') {
      tale.finish();
      return true;
    }
    const { backfire } = SPELLS[step.spell];
    switch (step.stage) {
      case 'begin':
        return begin(tale, step, dice);
      case 'come':
        tale.amend({ ...step, stage: 'end' });
        if (backfire !== null) come(tale, step, caster, backfire);
        return true;
      case 'chosen': {
        const { returned } = tale.state;
        tale.amend({ ...step, stage: 'end' });
        if (returned?.is === 'magic-chosen' && backfire !== null) chosen(tale, step, caster, backfire, returned);
        return true;
      }
      case 'rolled': {
        const { returned } = tale.state;
        tale.amend({ ...step, stage: 'end' });
        if (backfire?.is !== 'test' || returned?.is !== 'quality' || returned.failures === 0) return true;
        if (backfire.or === 'prone') knockDown(tale, caster.id, step.spell);
        else sufferOut(tale, caster.id, null, step.spell);
        return true;
      }
    }
  },
};

/** The lurking entity takes the place of the first one; a mind held by the caster goes free with any [ASOBH-FLX-04]. */
function begin(tale: Tale, step: BackfireStep, dice: Dice): true {
  if (onBackfire(tale, step.unit, dice)) {
    tale.finish();
    return true;
  }
  const nothing = SPELLS[step.spell].backfire === null;
  tale.add({ type: 'backfired', unit: step.unit, spell: step.spell, nothing });
  for (const held of effectsBy(tale.state, step.unit))
    if (held.is === 'mind-control') endEffect(tale, held.id, 'ASOBH-SPELL-mind-control');
  tale.amend({ ...step, stage: nothing ? 'end' : 'come' });
  return true;
}

function come(tale: Tale, step: BackfireStep, caster: Fielded, backfire: Backfire): void {
  const { spell } = step;
  const { turn } = tale.state;
  const use = (what: string, value: number): void =>
    tale.add({
      type: 'changed',
      unit: caster.id,
      set: { used: { ...caster.used, [what]: value } },
      because: spell,
    });
  const ask = (call: MagicChoiceStep | undefined): void => {
    if (call === undefined) return;
    tale.amend({ ...step, stage: 'chosen' });
    tale.call(call);
  };
  switch (backfire.is) {
    case 'attack':
      tale.call(hazard(caster.id, backfire.c, `backfire:${spell}`, { fire: backfire.fire }));
      return;
    case 'burning':
      befall(tale, caster.id, { is: 'burning' }, spell);
      ask(ownChoice(caster, spell, 'flames', ['roll', 'endure']));
      return;
    case 'prone':
      knockDown(tale, caster.id, spell);
      return;
    case 'asleep':
      befall(tale, caster.id, { is: 'sleeping', magical: true }, spell);
      return;
    case 'transfixed':
      befall(tale, caster.id, { is: 'transfixed', effect: null }, spell);
      return;
    case 'stone':
      befall(tale, caster.id, { is: 'stone', until: turn + backfire.turns * FULL_TURN }, spell);
      return;
    case 'morale':
      tale.call(testsStep([{ unit: caster.id, cause: 'backfire', by: null }]));
      return;
    case 'friend-tests-morale':
      ask(
        ownChoice(
          caster,
          spell,
          'friend',
          friendsOf(tale.state, caster).map(({ id }) => id),
        ),
      );
      return;
    case 'swaps':
      ask(
        foesChoice(
          tale.state,
          caster,
          spell,
          'swap',
          fielded(tale.state)
            .filter((figure) => figure.id !== caster.id && !figure.below)
            .map(({ id }) => id),
        ),
      );
      return;
    case 'walls-vanish':
      loseWalls(tale, caster, wallsBy(tale.state, caster.id));
      return;
    case 'test':
      tale.amend({ ...step, stage: 'rolled' });
      tale.call(qualityRoll(tale.state, { unit: caster.id, why: 'spell', dice: 1, against: spell }));
      return;
    case 'broken-ground':
      ask(foesChoice(tale.state, caster, spell, 'ground', GROUNDS));
      return;
    case 'foes-gain':
      gainFoes(tale, caster, backfire.trait, spell);
      return;
    case 'gains':
      if (backfire.until === 'broken') slowed(tale, caster, backfire.trait, spell);
      else gains(tale, caster, backfire.trait, spell);
      return;
    case 'no-casting':
      if (backfire.turns === null) use(NO_CASTING, 1);
      else use(NO_CASTING_UNTIL, turn + backfire.turns * FULL_TURN);
      return;
    case 'no-spell':
      use(noSpell(backfire.spell), 1);
      return;
    case 'no-sight':
      hold.sight(tale, caster, spell, turn + backfire.turns * FULL_TURN);
      return;
    case 'held':
      hold.feet(tale, caster, backfire, spell);
      return;
    case 'buried':
      bury(tale, caster, backfire.task, spell);
      return;
    case 'foe-summoned': {
      const options = callable(tale.state, caster, backfire.points).map(({ id }) => id);
      ask(options.length === 0 ? undefined : foesChoice(tale.state, caster, spell, 'foe', options, true));
      return;
    }
    case 'recoils':
      ask(foesChoice(tale.state, caster, spell, 'recoil', [], true));
      return;
  }
}

/** What was asked has been answered. */
function chosen(tale: Tale, step: BackfireStep, caster: Fielded, backfire: Backfire, { option, at }: Chosen): void {
  if (backfire.is === 'burning') {
    if (option === 'endure') tale.call(hazard(caster.id, backfire.c, `backfire:${step.spell}`, { fire: true }));
    else rollOnGround(tale, caster, step.spell);
  } else if (backfire.is === 'recoils') {
    if (at !== null) pushOff(tale, caster, at, backfire.stick, step.spell);
  } else if (option === null) return;
  else if (backfire.is === 'friend-tests-morale') tale.call(testsStep([{ unit: option, cause: 'backfire', by: null }]));
  else if (backfire.is === 'swaps') swap(tale, caster.id, option);
  else if (backfire.is === 'broken-ground') spoilGround(tale, caster, option, backfire.across);
  else if (backfire.is === 'foe-summoned' && at !== null) arriveFor(tale, caster, option, at, backfire);
}

/** The flames are out, and he lies there. */
function rollOnGround(tale: Tale, caster: Fielded, spell: SpellId): void {
  tale.add({ type: 'recovered', unit: caster.id, condition: 'burning', because: spell });
  knockDown(tale, caster.id, spell);
}

function ownChoice(
  caster: Fielded,
  spell: SpellId,
  of: MagicChoiceStep['of'],
  options: readonly string[],
): MagicChoiceStep | undefined {
  if (options.length === 0) return undefined;
  return { is: 'magic-choice', seat: seatOf(caster), of, unit: caster.id, spell, options, place: false };
}

function foesChoice(
  state: State,
  caster: Fielded,
  spell: SpellId,
  of: MagicChoiceStep['of'],
  options: readonly string[],
  place = false,
): MagicChoiceStep | undefined {
  if (options.length === 0 && !place) return undefined;
  return { is: 'magic-choice', seat: opponentOf(state, caster), of, unit: caster.id, spell, options, place };
}

/** Who answers for the other side. */
const opponentOf = (state: State, figure: Fielded): SeatId =>
  seatsOf(state, otherSide(state, runBy(figure)))[0] ?? seatOf(figure);
