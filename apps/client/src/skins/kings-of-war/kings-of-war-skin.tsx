import './battle.css';
import { type Event, type State, sideOf, topStep, unitOf } from '@muster/rules/kings-of-war';
import { defineSkin } from '../skin';
import { Armies } from './armies';
import { UnitCard } from './card';
import { heldFrom, isShowing, shownState } from './dice-queue';
import { faceOverlays } from './face-overlays';
import { heldLine } from './held-line';
import { BattleConfig } from './lobby-config';
import { MusterScreen } from './muster/muster-screen';
import { OddsView } from './odds-view';
import { OrdersAndWhy } from './orders-and-why';
import { battleOverlays } from './overlays';
import { BattlePrompt } from './prompt';
import { ribbonOf } from './ribbon';
import { battleScene, tincturesOf } from './scene';
import { showEvent } from './show';
import { battleTools } from './tool';
import { kindLine, statesOf } from './unit-words';

/** Regiments on a painted table, judged by the rulebook. */
export const kingsOfWarSkin = defineSkin<State, Event>({
  id: 'kings-of-war',
  icon: 'mounted-knight',
  scene: battleScene,
  unitName: (state, unit) => unitOf(state, unit)?.name,
  tinctures: tincturesOf,
  seatTurn: (state, seat) => {
    const edge = state.sides[sideOf(state, seat) ?? '']?.edge;
    return edge ? (edge === 'far' ? 180 : 0) : undefined;
  },
  ribbon: ribbonOf,
  overlays: battleOverlays,
  heldOverlays: faceOverlays,
  shownState,
  heldFrom,
  isShowing,
  heldLine,
  unitLine: (state, body) => {
    const unit = unitOf(state, body.id);
    return unit ? [unit.name, kindLine(unit), `${unit.damage} damage`, ...statesOf(state, unit)].join(', ') : body.id;
  },
  show: showEvent,
  parts: {
    Card: UnitCard,
    Orders: OrdersAndWhy,
    Figures: OddsView,
    Prompt: BattlePrompt,
    Armies,
    LobbyConfig: BattleConfig,
    Muster: { when: (state) => topStep(state as State)?.is === 'muster', Screen: MusterScreen },
  },
  tools: battleTools,
});
