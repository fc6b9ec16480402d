import './skirmish.css';
import { type Event, figureOf, SPELLS, type State, sideOf } from '@muster/rules/song-of-blades';
import { defineSkin } from '../skin';
import { Armies } from './armies';
import { CampaignScreen } from './campaign/campaign-screen';
import { CampaignEnding, CampaignMenu } from './campaign/to-campaign';
import { FigureCard } from './card';
import { heldFrom, isShowing, shownState } from './dice-queue';
import { doingsOf, kindLine, statesOf } from './figure-words';
import { heldLine } from './held-line';
import { inSight } from './in-sight';
import { SkirmishConfig } from './lobby-config';
import { lobbyScene } from './lobby-scene';
import { measures } from './measures';
import { Muster } from './muster/muster-screen';
import { OddsView } from './odds-view';
import { OrdersAndMore } from './orders-and-more';
import { heldOverlays, skirmishOverlays } from './overlays';
import { SkirmishPrompt } from './prompt';
import { ribbonOf } from './ribbon';
import { RibbonExtra } from './ribbon-extra';
import { battleScene, tincturesOf } from './scene';
import { showEvent } from './show';
import { skirmishTools } from './tool';

/** Pieces and spells in force are spoken of like figures: `the Oak wood slows it`. */
function unitName(state: State, id: string): string | undefined {
  const figure = figureOf(state, id);
  if (figure) return figure.name;
  const effect = Object.hasOwn(state.effects, id) ? state.effects[id] : undefined;
  if (effect) return effect.is === 'vortex' ? 'the vortex' : SPELLS[effect.is].name;
  return state.terrain.find((piece) => piece.id === id)?.name;
}

const TURNS = { near: 0, far: 180, left: 270, right: 90 } as const;

/** Heroes and rogues on a painted table, judged by the rulebook. */
export const songOfBladesSkin = defineSkin<State, Event>({
  id: 'song-of-blades',
  icon: 'crossed-swords',
  scene: battleScene,
  lobbyScene,
  unitName,
  tinctures: tincturesOf,
  seatTurn: (state, seat) => {
    const edge = state.sides[sideOf(state, seat) ?? '']?.edge;
    return edge ? TURNS[edge] : undefined;
  },
  ribbon: ribbonOf,
  overlays: skirmishOverlays,
  heldOverlays,
  shownState,
  heldFrom,
  isShowing,
  heldLine,
  inSight,
  measures,
  unitLine: (state, body) => {
    const figure = figureOf(state, body.id);
    return figure
      ? [figure.name, kindLine(figure), ...statesOf(state, figure), ...doingsOf(state, figure)].join(', ')
      : body.id;
  },
  show: showEvent,
  keys: [
    { keys: 'V', does: 'why not: point at another figure' },
    { keys: 'B', does: 'ranges of the selected figure' },
    { keys: 'X', does: 'how far every foe comes' },
  ],
  parts: {
    Card: FigureCard,
    Orders: OrdersAndMore,
    Figures: OddsView,
    Prompt: SkirmishPrompt,
    RibbonExtra,
    Armies,
    Campaign: CampaignScreen,
    Menu: CampaignMenu,
    Ending: CampaignEnding,
    LobbyConfig: SkirmishConfig,
    Muster,
  },
  tools: skirmishTools,
});
