import './league.css';
import { type Event, figureOf, type State } from '@muster/rules/five-leagues';
import { defaultSkin } from '../default/default-skin';
import { defineSkin, type SkinOf } from '../skin';
import { statesOf } from './badges';
import { tinctures } from './colours';
import { PartyConfig } from './lobby-config';
import { Muster } from './muster/muster-screen';
import { PartyOrders } from './orders';
import { PartyPrompt } from './prompt';
import { ribbonOf } from './ribbon';
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
  unitName: (state, id) =>
    figureOf(state, id)?.name ?? state.markers[id]?.label ?? state.terrain.find((piece) => piece.id === id)?.name,
  sideName: (_state, side) => (side === 'party' ? 'The party' : 'The enemies'),
  tinctures,
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
  parts: { LobbyConfig: PartyConfig, Muster, Orders: PartyOrders, Prompt: PartyPrompt },
  tools: partyTools,
});
