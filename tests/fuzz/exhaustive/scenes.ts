import { songOfBlades as game, type Intent, type OwnProfile, SPELL_IDS } from '@muster/rules/song-of-blades';
import { duel } from '../../../packages/rules/src/song-of-blades/combat/test-kit';
import { aCaster, anEffect, aWall, cast, casting } from '../../../packages/rules/src/song-of-blades/magic/test-kit';
import { aBattle, aPiece, type FigureGiven } from '../../../packages/rules/src/song-of-blades/test-kit';
import type { Scene } from './direct';

const FAR = { b9: { at: [870, 870] } } as const;
const STONE = [{ is: 'stone', until: null }] as const;
const BIG = { size: 'big', base: { shape: 'round', size: 40 } } as const;
const HUGE = { size: 'huge', base: { shape: 'round', size: 60 } } as const;
/** Two spells more than his Quality alone lets him keep. */
const SAGE: OwnProfile = {
  title: 'Sage',
  quality: 3,
  combat: 1,
  traits: [{ id: 'spell-caster' }, { id: 'increased-spell-memory' }],
  spells: SPELL_IDS.slice(0, 7),
  kinds: ['human'],
  armed: 'weapon',
  ranged: null,
  face: 'visored-helm',
};
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const attack: Intent = { do: 'attack', unit: 'a1', target: 'b1' };
const move = (x: number, y: number) => ({ do: 'move' as const, unit: 'a1', to: { x, y } });

/** What small battles show too seldom to wait for. */
export const SCENES: readonly Scene[] = [
  {
    name: 'round a corner',
    from: aBattle({ figures: { a1: { at: [450, 300], traits: ['agile'] }, ...FAR }, acting: { a1: 3 } }),
    shows: ['trait:agile'],
    wishes: [{ ...move(500, 350), via: [{ x: 500, y: 300 }] }],
  },
  {
    name: 'an ogre and a man',
    from: duel({ at: [450, 442.5], traits: ['big'], profile: BIG }, {}),
    shows: ['trait:big'],
    wishes: [attack],
  },
  {
    name: 'a tight grip against a disarming block',
    from: duel({ traits: ['tight-grip'] }, { traits: ['disarming-block'] }),
    shows: ['trait:tight-grip'],
    wishes: [attack],
  },
  {
    name: 'across a low wall',
    from: duel(
      {},
      { at: [450, 483] },
      { terrain: [aPiece('wall', { stands: 'linear', height: 15 }, [400, 462.5], [100, 8])] },
    ),
    shows: ['row:obstacle'],
    wishes: [attack],
  },
  {
    name: 'a maul and a statue',
    from: duel({ traits: ['heavy-weapon'] }, { conditions: STONE }, { actions: 3 }),
    shows: ['do:crush', 'event:statueStruck'],
    wishes: [{ do: 'crush', unit: 'a1', target: 'b1' }],
  },
  {
    name: 'a friend of stone',
    from: duel(
      { at: [450, 442.5], traits: ['big'], profile: BIG },
      { side: 'one', seat: 'a', conditions: STONE },
      { actions: 3 },
    ),
    shows: ['do:lift', 'event:lifted', 'do:set-down', 'manner:carried'],
    wishes: [
      { do: 'lift', unit: 'a1', target: 'b1' },
      { do: 'set-down', unit: 'a1', target: 'b1' },
    ],
  },
  {
    name: 'a greedy man and a weak foe',
    from: duel({ traits: ['greedy'], profile: { combat: 6, quality: 5 } }, { profile: { combat: 0 } }, { actions: 3 }),
    shows: ['do:stop-looting', 'condition:looting', 'roll:greed', 'trait:greedy'],
    wishes: [attack, { do: 'stop-looting', unit: 'a1' }],
  },
  {
    name: 'wings before thick woods',
    from: aBattle({
      figures: { a1: { at: [450, 300], traits: ['flying'] }, ...FAR },
      terrain: [aPiece('thicket', { ground: 'thick' }, [300, 340], [300, 40])],
      acting: { a1: 3 },
    }),
    shows: ['event:brushedBranches'],
    wishes: [{ ...move(450, 420), daring: true }],
  },
  {
    name: 'a hammer that slips',
    from: duel({ traits: ['hammering-blow'], profile: { combat: 1 } }, { profile: { combat: 5 } }),
    shows: ['event:blowStopped'],
    wishes: [attack],
  },
  {
    name: 'a parry against a maul',
    from: duel({ traits: ['heavy-weapon'], profile: { combat: 5 } }, { traits: ['parry'] }),
    shows: ['event:brokeWeapon', 'roll:parry'],
    wishes: [attack, { do: 'choose', option: 'parry' }],
  },
  {
    name: 'a vortex on a wall',
    from: casting('courage', {
      complication: { is: 'vortex', spent: false, level: 0, now: null },
      figures: { a2: { at: [300, 300] }, b2: { at: [700, 450] } },
      effects: { e1: aWall('e1', 'wall-of-bones', [610, 430], { caster: 'b2', power: 2 }) },
      next: 2,
    }),
    shows: ['event:spellTorn'],
    wishes: [cast('courage', 2)],
    faces: [5, 2, 360],
  },
  {
    name: 'one of the dead whose sleep turns on him',
    from: aBattle({ figures: { a1: aCaster(['sleep'], { traits: ['undead'] }), a2: { at: [300, 300] }, ...FAR } }),
    shows: ['event:unaffected', 'backfire:sleep'],
    wishes: [{ do: 'activate', unit: 'a1', dice: 3, spell: 'sleep' }],
    faces: [1, 1, 1],
  },
  {
    name: 'a giant and a man',
    from: duel({ at: [450, 432.5], traits: ['huge'], profile: HUGE }, {}),
    shows: ['trait:huge'],
    wishes: [attack],
  },
  {
    name: 'across a swamp',
    from: aBattle({
      figures: { a1: { at: [450, 300], traits: ['swamp-walk'] }, ...FAR },
      terrain: [aPiece('swamp', { ground: 'swamp' }, [300, 340], [300, 40])],
      acting: { a1: 3 },
    }),
    shows: ['trait:swamp-walk'],
    wishes: [move(450, 420)],
  },
  {
    name: 'an iron will',
    from: casting('slowdown', { figures: { b1: { at: [450, 500], traits: ['will-of-iron'] } } }),
    shows: ['trait:will-of-iron'],
    wishes: [cast('slowdown', 2, { units: ['b1'], choice: 'slow' })],
  },
  {
    name: 'down from a hill',
    from: duel(
      { level: 15 },
      {},
      { terrain: [aPiece('hill', { stands: 'hill', height: 15 }, [400, 400], [100, 62.5])] },
    ),
    shows: ['row:high-ground'],
    wishes: [attack],
  },
  {
    name: 'one who passed out',
    from: duel({}, { fate: 'out', leftIn: 2, conditions: [{ is: 'staggering', venom: true, since: 1 }] }),
    shows: ['do:finish', 'event:finished'],
    wishes: [{ do: 'finish', unit: 'a1', target: 'b1' }],
  },
  {
    name: 'hands that bring one back',
    from: duel(
      { traits: ['healer'] },
      { side: 'one', seat: 'a', fate: 'out', leftIn: 2 },
      { actions: 3, figures: FAR },
    ),
    shows: ['event:revived', 'do:heal', 'trait:healer', 'event:cared'],
    wishes: [{ do: 'heal', unit: 'a1', target: 'b1', what: 'revive' }],
  },
  {
    name: 'a Tough one who can run nowhere',
    from: casting('fear', {
      caster: { at: [450, 200] },
      figures: {
        b1: { at: [450, 300], traits: ['tough'], profile: { quality: 6 } },
        ...Object.fromEntries(
          Array.from({ length: 8 }, (_, i): [string, FigureGiven] => {
            const way = (i * Math.PI) / 4;
            return [`a${i + 2}`, { at: [hundredth(450 + 40 * Math.cos(way)), hundredth(300 + 40 * Math.sin(way))] }];
          }),
        ),
      },
    }),
    shows: ['do:intercept', 'event:intercepted'],
    wishes: [cast('fear', 3, { units: ['b1'] })],
  },
  {
    name: 'a beast in the thunder',
    from: aBattle({ weather: 'thunderstorm', figures: { a1: { traits: ['animal'] }, a2: { at: [300, 300] }, ...FAR } }),
    shows: ['event:animalSpooked', 'cause:weather'],
    wishes: [{ do: 'activate', unit: 'a1', dice: 3 }],
  },
  {
    name: 'a mount in a magic rain',
    from: aBattle({
      effects: { e1: anEffect('e1', 'rain', { caster: 'b9' }) },
      figures: { a1: { traits: ['mounted'] }, a2: { at: [300, 300] }, ...FAR },
    }),
    shows: ['cause:weather'],
    wishes: [{ do: 'activate', unit: 'a1', dice: 3 }],
  },
  {
    name: 'a jet of flame at a thatched roof',
    from: casting('flame-jet', {
      terrain: [aPiece('thatch', { stands: 'solid', height: 60, art: 'hut' }, [430, 500], [60, 60])],
    }),
    shows: ['event:setAlight'],
    wishes: [cast('flame-jet', 1, { choice: 'thatch' })],
  },
  {
    name: 'a gang',
    from: aBattle({
      figures: {
        a1: { at: [100, 100], traits: ['gang'] },
        a2: { at: [125, 100], traits: ['gang'] },
        a3: { at: [150, 100], traits: ['gang'] },
        ...FAR,
      },
    }),
    shows: ['act:gang', 'trait:gang'],
    wishes: [{ do: 'activate-group', units: ['a1', 'a2', 'a3'], dice: 3 } as Intent],
  },
  {
    name: 'a slow wit in a net',
    from: aBattle({
      figures: {
        a1: { traits: ['dim-witted'], conditions: [{ is: 'entangled', task: 4, done: 2 }] },
        a2: { at: [300, 300] },
        ...FAR,
      },
    }),
    shows: ['trait:dim-witted'],
    wishes: [{ do: 'activate', unit: 'a1', dice: 1 }],
  },
  {
    name: 'one in the grip of bones',
    from: duel({}, { conditions: [{ is: 'held', by: 'bones', task: 4, done: 0, since: 1 }] }),
    shows: ['row:vs-held'],
    wishes: [attack],
  },
  {
    name: 'in stride over a low wall',
    from: aBattle({
      figures: { a1: { at: [450, 300] }, ...FAR },
      terrain: [aPiece('wall', { stands: 'linear', height: 15 }, [300, 340], [300, 8])],
      acting: { a1: 3 },
    }),
    shows: ['roll:obstacle', 'event:strode', 'manner:cross'],
    wishes: [{ ...move(450, 380), stride: true }, move(450, 290)],
  },
  {
    name: 'a head full of spells',
    from: game.setup(game.config.parse({ points: 3000, personalities: 100, map: 'placer' })),
    shows: ['trait:increased-spell-memory'],
    wishes: [
      { do: 'choose-warband', warband: { is: 'list', list: { name: 'Sage', entries: [{ profile: SAGE, count: 1 }] } } },
    ],
  },
];
