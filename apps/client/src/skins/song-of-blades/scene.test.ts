import { MAPS, type State } from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import { exampleFigure, exampleState } from './example-state';
import { battleScene } from './scene';

const state = exampleState({ 'Captain Ysolt Harrow': { x: 450, y: 300 }, Ashfang: { x: 450, y: 600 } });
const captain = exampleFigure(state, 'Captain Ysolt Harrow');

const changed = (change: Partial<State['figures'][string]>): State => ({
  ...state,
  figures: { ...state.figures, [captain.id]: { ...captain, ...change } },
});
const bodyOf = (from: State) => battleScene(from).bodies.find((body) => body.id === captain.id);

describe('a skirmish as the scene draws it', () => {
  it('shows who stands on the table, each with a face of its own', () => {
    const { bodies } = battleScene(state);
    expect(bodies.map((body) => body.name).sort()).toEqual(['Ashfang', 'Captain Ysolt Harrow']);
    expect(new Set(bodies.map((body) => body.icon)).size).toBe(2);
    expect(bodies.map((body) => body.side).sort()).toEqual(['azure', 'vermilion']);
  });

  it('tells every state of a figure apart by how it lies or stands', () => {
    const seen = [
      bodyOf(changed({ conditions: [{ is: 'prone', stand: 1, stuck: false }] })),
      bodyOf(changed({ conditions: [{ is: 'transfixed', effect: null }] })),
      bodyOf(changed({ conditions: [{ is: 'entangled', task: 2, done: 0 }] })),
      bodyOf(changed({ conditions: [{ is: 'sleeping', magical: true }] })),
      bodyOf(changed({ conditions: [{ is: 'stone', until: null }] })),
      bodyOf(changed({ conditions: [{ is: 'staggering', venom: false, since: 1 }] })),
    ].map((body) => body?.state);
    expect(seen).toEqual(['prone', 'frozen', 'webbed', 'asleep', 'stone', 'staggering']);
    for (const body of [bodyOf(changed({ conditions: [{ is: 'prone', stand: 1, stuck: false }] }))])
      expect(body?.badges.map((badge) => badge.label)).toContain('Prone');
  });

  it('fades whoever has acted this turn, and no one else', () => {
    expect(bodyOf(changed({ activated: true }))?.spent).toBe(true);
    expect(bodyOf(state)?.spent).toBe(false);
    expect(bodyOf({ ...changed({ activated: true }), active: 'two' })?.spent).toBe(false);
  });

  it('marks reactions, poison and a lost weapon', () => {
    const labels = bodyOf(
      changed({ reacted: true, worse: { poison: 1, drain: 1 }, arms: { ...captain.arms, hand: null } }),
    )?.badges.map((badge) => badge.label);
    expect(labels).toEqual(expect.arrayContaining(['Has reacted', 'Quality worse by 2', 'Unarmed', 'Leader']));
  });

  it('raises whoever stands high, and lays things that were dropped', () => {
    expect(bodyOf(changed({ level: 75 }))?.raised).toBe(75);
    const { tokens } = battleScene({
      ...state,
      dropped: [{ what: 'standard', of: captain.id, at: { x: 100, y: 100 } }],
    });
    expect(tokens).toMatchObject([{ at: { x: 100, y: 100 }, icon: 'flying-flag' }]);
  });

  it('paints every piece of every ready field by what the rules make of it [ASOBH-ENV-01]', () => {
    for (const map of MAPS) {
      const { terrain } = battleScene({ ...state, terrain: map.pieces });
      for (const piece of map.pieces) {
        const art = terrain.find((each) => each.id === piece.id)?.art;
        if (piece.ground === 'thick') expect(art, piece.name).toBe('thicket');
        if (piece.ground === 'deep') expect(art, piece.name).toBe('deep');
        if (piece.stands === 'platform') expect(['crag', 'terrace'], piece.name).toContain(art);
        if (piece.stands === 'flat')
          expect(['crag', 'terrace', 'block', 'house', 'hut'], piece.name).not.toContain(art);
      }
    }
  });

  it('lays a wall of fire where it burns, in the colour of fire and the side of its caster', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 75, y: 0 },
      { x: 75, y: 10 },
    ];
    const { zones } = battleScene({
      ...state,
      effects: {
        e1: {
          id: 'e1',
          is: 'wall-of-fire',
          caster: captain.id,
          side: 'one',
          power: 2,
          target: null,
          outline,
          at: null,
          hits: 1,
          ground: null,
          began: 1,
          until: null,
          counts: {},
        },
      },
    });
    expect(zones).toMatchObject([
      { polygon: outline, side: 'azure', ink: '#e0702a', label: 'Wall of Fire 2, one hit' },
    ]);
  });
});
