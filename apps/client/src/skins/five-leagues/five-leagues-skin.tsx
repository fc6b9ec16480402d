import './league.css';
import { type Event, figureOf, type State } from '@muster/rules/five-leagues';
import { ScrollText } from 'lucide-react';
import { defaultSkin } from '../default/default-skin';
import { defineSkin, type SkinOf } from '../skin';
import { Armies } from './armies';
import { statesOf } from './badges';
import { FigureCard } from './card';
import { seatLook, tinctures } from './colours';
import { heldFrom, isShowing, shownState } from './dice-queue';
import { BattleReport } from './ending';
import { heldLine } from './held-line';
import { inSight } from './in-sight';
import { roomLeft } from './initiative';
import { PartyConfig } from './lobby-config';
import { lobbyScene } from './lobby-scene';
import { masterOf } from './master/master-hand';
import { masterOverlays } from './master/master-overlays';
import { withMaster } from './master/master-tool';
import { MasterPanel } from './master/panel';
import { masterShown } from './master/shown';
import { PartyMenu } from './menu';
import { isMisty } from './mist';
import { Muster } from './muster/muster-screen';
import { OddsView } from './odds-view';
import { OrdersAndMaster } from './orders-and-master';
import { heldOverlays, partyOverlays } from './overlays';
import { PartyPrompt } from './prompt';
import { ribbonOf } from './ribbon';
import { RibbonExtra } from './ribbon-extra';
import { battleScene } from './scene';
import { showEvent } from './show';
import { partyTools } from './tool';

const TURNS = { near: 0, far: 180, left: 270, right: 90 } as const;

/** One warband of friends on a painted table, against a master or the game itself. */
export const fiveLeaguesSkin = defineSkin<State, Event>({
  ...(defaultSkin as unknown as SkinOf<State, Event>),
  id: 'five-leagues',
  icon: 'sword-brandish',
  scene: battleScene,
  sceneKey: isMisty,
  lobbyScene,
  unitName: (state, id) =>
    figureOf(state, id)?.name ?? state.markers[id]?.label ?? state.terrain.find((piece) => piece.id === id)?.name,
  sideName: (_state, side) => (side === 'party' ? 'The party' : 'The enemies'),
  tinctures,
  seatLook,
  // What falling dice bring waits; what only the master sees comes over it
  shownState: (state, context) => masterShown(shownState(state, context), context),
  overlays: (state, context) => [...partyOverlays(state, context), ...masterOverlays(state, context)],
  heldOverlays,
  heldFrom,
  isShowing,
  heldLine,
  roomLeft,
  inSight,
  seesAs: ({ seat, store }) => (seat === 'gm' ? masterOf(store).getState().seesAs : undefined),
  seatTurn: (state, seat) => {
    const own = TURNS[state.edge];
    return seat === 'gm' ? (own + 180) % 360 : own;
  },
  ribbon: ribbonOf,
  unitLine: (state, body) => {
    const figure = figureOf(state, body.id);
    return figure ? [figure.name, figure.profile.title, ...statesOf(figure)].join(', ') : body.id;
  },
  show: showEvent,
  keys: [
    { keys: 'V', does: 'why not: point at another figure' },
    { keys: 'X', does: 'how far every foe comes' },
    { keys: 'D', does: 'every move is a Dash, or not' },
    { keys: 'Space', does: 'sets a corner of a way' },
  ],
  parts: {
    Card: FigureCard,
    Armies,
    RibbonExtra,
    Ending: BattleReport,
    LobbyConfig: PartyConfig,
    Muster,
    Orders: OrdersAndMaster,
    Prompt: PartyPrompt,
    Figures: OddsView,
    Menu: PartyMenu,
    Tab: { label: 'Master', icon: ScrollText, when: (seat) => seat === 'gm', Panel: MasterPanel },
  },
  tools: (context) => withMaster(context, partyTools(context)),
});
