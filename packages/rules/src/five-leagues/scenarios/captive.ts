import { type Fielded, IDLE } from '../figures';
import type { Carried, Profile } from '../profile';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';
import { ruled } from './allies';
import { BLANK } from './force';
import { gain } from './gains';

/**
 * Somebody who was held in a Lair steals to the exit and fights along: a Follower of base profile, Wounded, with what
 * weapon the warband has to spare [FL-SCN-T-curious-locations-03]. Who finds it runs it.
 */
export function captive(tale: Tale, scout: Fielded): void {
  const spare = tale.state.warband?.spare.filter((each): each is Carried => 'enchanted' in each && !each.damaged) ?? [];
  const weapon = spare.find(({ is }) => BASIC.includes(is));
  const id = `f${tale.state.next}`;
  const profile: Profile = ruled(tale.state, {
    ...BLANK,
    id,
    title: 'Captive',
    kind: 'follower',
    origin: 'human',
    agility: 1,
    blow: null,
    weapons: weapon === undefined ? [] : [weapon],
    face: 'hood',
  });
  const figure: Figure = {
    id,
    side: 'party',
    seat: scout.seat,
    name: 'Captive',
    profile,
    fate: 'reserve',
    pose: null,
    level: 0,
    stunned: false,
    wounds: 1,
    woundsThisRound: 0,
    monsterPoints: null,
    will: 0,
    strands: 0,
    hand: weapon?.id ?? null,
    ammunition: {},
    die: null,
    acts: null,
    activated: false,
    anticipates: false,
    keepsDown: false,
    did: IDLE,
    gained: [],
    lost: [],
    changes: [],
    conditions: {},
    controlled: null,
    aware: 'aware',
    goal: null,
    runs: 'game',
    counts: { captive: 1 },
    end: null,
  };
  tale.add({ type: 'arrived', figure, because: 'FL-SCN-T-curious-locations-03' });
  tale.add({
    type: 'battleChanged',
    set: { shares: { ...tale.state.shares, [id]: scout.seat } },
    because: 'FL-SCN-T-curious-locations-03',
  });
  gain(tale, 'captive', 1, 'FL-SCN-T-curious-locations-03');
}

const BASIC: readonly string[] = ['light-weapon', 'standard-weapon', 'staff', 'self-bow', 'sling'];
