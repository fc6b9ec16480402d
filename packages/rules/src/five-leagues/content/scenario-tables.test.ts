import { describe, expect, test } from 'vitest';
import { ITEM_IS, ITEM_REWARD, ITEM_TOLD_BY, OBJECTIVES, SEARCH_RESULTS } from './objectives';
import { CURIOUS_LOCATIONS, SITE_FINDS, SITE_REACTIONS, SITE_TRAPS } from './sites';
import type { RollEntry, RollTable } from './tables';
import { rollOn } from './tables';
import { TERRAIN_THEMES } from './themes';

describe('the table meeting engagement objective', () => {
  test('has an entry for every face', () => {
    expectWhole(OBJECTIVES);
  });
  test('has Fetch something on 1 to 15 [FL-SCN-T-objectives-01]', () => {
    expect(at(OBJECTIVES, 1, 15)).toEqual(['fetch', 'fetch']);
  });
  test('has Search for something on 16 to 30 [FL-SCN-T-objectives-02]', () => {
    expect(at(OBJECTIVES, 16, 30)).toEqual(['search', 'search']);
  });
  test('has Scout the area on 31 to 50 [FL-SCN-T-objectives-03]', () => {
    expect(at(OBJECTIVES, 31, 50)).toEqual(['scout', 'scout']);
  });
  test('has Investigate area on 51 to 60 [FL-SCN-T-objectives-04]', () => {
    expect(at(OBJECTIVES, 51, 60)).toEqual(['investigate', 'investigate']);
  });
  test('has Eliminate the enemy on 61 to 75 [FL-SCN-T-objectives-05]', () => {
    expect(at(OBJECTIVES, 61, 75)).toEqual(['eliminate', 'eliminate']);
  });
  test('has Hunt the enemy on 76 to 85 [FL-SCN-T-objectives-06]', () => {
    expect(at(OBJECTIVES, 76, 85)).toEqual(['hunt', 'hunt']);
  });
  test('has Secure the area on 86 to 100 [FL-SCN-T-objectives-07]', () => {
    expect(at(OBJECTIVES, 86, 100)).toEqual(['secure', 'secure']);
  });
});

describe('the table fetch item: who told you', () => {
  test('has an entry for every face', () => {
    expectWhole(ITEM_TOLD_BY);
  });
  test('has Villager on 1 to 1 [FL-SCN-T-objective-item-who-01]', () => {
    expect(at(ITEM_TOLD_BY, 1, 1)).toEqual(['villager', 'villager']);
  });
  test('has Old book on 2 to 2 [FL-SCN-T-objective-item-who-02]', () => {
    expect(at(ITEM_TOLD_BY, 2, 2)).toEqual(['old-book', 'old-book']);
  });
  test('has Tavern rumor on 3 to 3 [FL-SCN-T-objective-item-who-03]', () => {
    expect(at(ITEM_TOLD_BY, 3, 3)).toEqual(['tavern-rumor', 'tavern-rumor']);
  });
  test('has Wise elder on 4 to 4 [FL-SCN-T-objective-item-who-04]', () => {
    expect(at(ITEM_TOLD_BY, 4, 4)).toEqual(['wise-elder', 'wise-elder']);
  });
  test('has A Friend on 5 to 5 [FL-SCN-T-objective-item-who-05]', () => {
    expect(at(ITEM_TOLD_BY, 5, 5)).toEqual(['a-friend', 'a-friend']);
  });
  test('has Interested party on 6 to 6 [FL-SCN-T-objective-item-who-06]', () => {
    expect(at(ITEM_TOLD_BY, 6, 6)).toEqual(['interested-party', 'interested-party']);
  });
});

describe('the table fetch item: what it is', () => {
  test('has an entry for every face', () => {
    expectWhole(ITEM_IS);
  });
  test('has Wooden box on 1 to 1 [FL-SCN-T-objective-item-what-01]', () => {
    expect(at(ITEM_IS, 1, 1)).toEqual(['wooden-box', 'wooden-box']);
  });
  test('has Small chest on 2 to 2 [FL-SCN-T-objective-item-what-02]', () => {
    expect(at(ITEM_IS, 2, 2)).toEqual(['small-chest', 'small-chest']);
  });
  test('has Letter on 3 to 3 [FL-SCN-T-objective-item-what-03]', () => {
    expect(at(ITEM_IS, 3, 3)).toEqual(['letter', 'letter']);
  });
  test('has Figurine with hidden space on 4 to 4 [FL-SCN-T-objective-item-what-04]', () => {
    expect(at(ITEM_IS, 4, 4)).toEqual(['figurine-with-hidden-space', 'figurine-with-hidden-space']);
  });
  test('has Small bag on 5 to 5 [FL-SCN-T-objective-item-what-05]', () => {
    expect(at(ITEM_IS, 5, 5)).toEqual(['small-bag', 'small-bag']);
  });
  test('has Small box with hidden space on 6 to 6 [FL-SCN-T-objective-item-what-06]', () => {
    expect(at(ITEM_IS, 6, 6)).toEqual(['small-box-with-hidden-space', 'small-box-with-hidden-space']);
  });
});

describe('the table fetch item: how the reward comes', () => {
  test('has an entry for every face', () => {
    expectWhole(ITEM_REWARD);
  });
  test('has Sold on 1 to 1 [FL-SCN-T-objective-item-reward-01]', () => {
    expect(at(ITEM_REWARD, 1, 1)).toEqual(['sold', 'sold']);
  });
  test('has Map inside on 2 to 2 [FL-SCN-T-objective-item-reward-02]', () => {
    expect(at(ITEM_REWARD, 2, 2)).toEqual(['map-inside', 'map-inside']);
  });
  test('has Trade on 3 to 3 [FL-SCN-T-objective-item-reward-03]', () => {
    expect(at(ITEM_REWARD, 3, 3)).toEqual(['trade', 'trade']);
  });
  test('has Other buyer on 4 to 4 [FL-SCN-T-objective-item-reward-04]', () => {
    expect(at(ITEM_REWARD, 4, 4)).toEqual(['other-buyer', 'other-buyer']);
  });
  test('has Known buyer on 5 to 5 [FL-SCN-T-objective-item-reward-05]', () => {
    expect(at(ITEM_REWARD, 5, 5)).toEqual(['known-buyer', 'known-buyer']);
  });
  test('has Worthless on 6 to 6 [FL-SCN-T-objective-item-reward-06]', () => {
    expect(at(ITEM_REWARD, 6, 6)).toEqual(['worthless', 'worthless']);
  });
});

describe('the table search result', () => {
  test('has an entry for every face', () => {
    expectWhole(SEARCH_RESULTS);
  });
  test('has Enemy preparations on 1 to 1 [FL-SCN-T-objective-search-01]', () => {
    expect(at(SEARCH_RESULTS, 1, 1)).toEqual(['enemy-preparations', 'enemy-preparations']);
  });
  test('has Signs of victims on 2 to 2 [FL-SCN-T-objective-search-02]', () => {
    expect(at(SEARCH_RESULTS, 2, 2)).toEqual(['signs-of-victims', 'signs-of-victims']);
  });
  test('has Remote place on 3 to 3 [FL-SCN-T-objective-search-03]', () => {
    expect(at(SEARCH_RESULTS, 3, 3)).toEqual(['remote-place', 'remote-place']);
  });
  test('has Buried goods on 4 to 4 [FL-SCN-T-objective-search-04]', () => {
    expect(at(SEARCH_RESULTS, 4, 4)).toEqual(['buried-goods', 'buried-goods']);
  });
  test('has Enemy movements on 5 to 5 [FL-SCN-T-objective-search-05]', () => {
    expect(at(SEARCH_RESULTS, 5, 5)).toEqual(['enemy-movements', 'enemy-movements']);
  });
  test('has Enemy plans found on 6 to 6 [FL-SCN-T-objective-search-06]', () => {
    expect(at(SEARCH_RESULTS, 6, 6)).toEqual(['enemy-plans-found', 'enemy-plans-found']);
  });
});

describe('the table terrain theme (optional)', () => {
  test('has an entry for every face', () => {
    expectWhole(TERRAIN_THEMES);
  });
  test('has Riverside on 1 to 6 [FL-SCN-T-terrain-theme-01]', () => {
    expect(at(TERRAIN_THEMES, 1, 6)).toEqual(['riverside', 'riverside']);
  });
  test('has Roadside on 7 to 17 [FL-SCN-T-terrain-theme-02]', () => {
    expect(at(TERRAIN_THEMES, 7, 17)).toEqual(['roadside', 'roadside']);
  });
  test('has Caves on 18 to 22 [FL-SCN-T-terrain-theme-03]', () => {
    expect(at(TERRAIN_THEMES, 18, 22)).toEqual(['caves', 'caves']);
  });
  test('has Deep forest on 23 to 26 [FL-SCN-T-terrain-theme-04]', () => {
    expect(at(TERRAIN_THEMES, 23, 26)).toEqual(['deep-forest', 'deep-forest']);
  });
  test('has Wood edge on 27 to 35 [FL-SCN-T-terrain-theme-05]', () => {
    expect(at(TERRAIN_THEMES, 27, 35)).toEqual(['wood-edge', 'wood-edge']);
  });
  test('has Foothills on 36 to 40 [FL-SCN-T-terrain-theme-06]', () => {
    expect(at(TERRAIN_THEMES, 36, 40)).toEqual(['foothills', 'foothills']);
  });
  test('has Graveyard on 41 to 44 [FL-SCN-T-terrain-theme-07]', () => {
    expect(at(TERRAIN_THEMES, 41, 44)).toEqual(['graveyard', 'graveyard']);
  });
  test('has Marsh on 45 to 50 [FL-SCN-T-terrain-theme-08]', () => {
    expect(at(TERRAIN_THEMES, 45, 50)).toEqual(['marsh', 'marsh']);
  });
  test('has Meadows and fields on 51 to 62 [FL-SCN-T-terrain-theme-09]', () => {
    expect(at(TERRAIN_THEMES, 51, 62)).toEqual(['meadows-and-fields', 'meadows-and-fields']);
  });
  test('has By a farmhouse on 63 to 72 [FL-SCN-T-terrain-theme-10]', () => {
    expect(at(TERRAIN_THEMES, 63, 72)).toEqual(['by-a-farmhouse', 'by-a-farmhouse']);
  });
  test('has Old church on 73 to 76 [FL-SCN-T-terrain-theme-11]', () => {
    expect(at(TERRAIN_THEMES, 73, 76)).toEqual(['old-church', 'old-church']);
  });
  test('has Overgrown ruins on 77 to 86 [FL-SCN-T-terrain-theme-12]', () => {
    expect(at(TERRAIN_THEMES, 77, 86)).toEqual(['overgrown-ruins', 'overgrown-ruins']);
  });
  test('has Ruined tower on 87 to 93 [FL-SCN-T-terrain-theme-13]', () => {
    expect(at(TERRAIN_THEMES, 87, 93)).toEqual(['ruined-tower', 'ruined-tower']);
  });
  test('has Settlement outskirts on 94 to 100 [FL-SCN-T-terrain-theme-14]', () => {
    expect(at(TERRAIN_THEMES, 94, 100)).toEqual(['settlement-outskirts', 'settlement-outskirts']);
  });
});

describe('the table site reaction', () => {
  test('has an entry for every face', () => {
    expectWhole(SITE_REACTIONS);
  });
  test('has All quiet on 1 to 15 [FL-SCN-T-site-reaction-01]', () => {
    expect(at(SITE_REACTIONS, 1, 15)).toEqual(['all-quiet', 'all-quiet']);
  });
  test('has Guarded tomb on 16 to 30 [FL-SCN-T-site-reaction-02]', () => {
    expect(at(SITE_REACTIONS, 16, 30)).toEqual(['guarded-tomb', 'guarded-tomb']);
  });
  test('has Deep places on 31 to 50 [FL-SCN-T-site-reaction-03]', () => {
    expect(at(SITE_REACTIONS, 31, 50)).toEqual(['deep-places', 'deep-places']);
  });
  test('has Suspicious tracks on 51 to 65 [FL-SCN-T-site-reaction-04]', () => {
    expect(at(SITE_REACTIONS, 51, 65)).toEqual(['suspicious-tracks', 'suspicious-tracks']);
  });
  test('has Way through on 66 to 80 [FL-SCN-T-site-reaction-05]', () => {
    expect(at(SITE_REACTIONS, 66, 80)).toEqual(['way-through', 'way-through']);
  });
  test('has Watcher in the dark on 81 to 90 [FL-SCN-T-site-reaction-06]', () => {
    expect(at(SITE_REACTIONS, 81, 90)).toEqual(['watcher-in-the-dark', 'watcher-in-the-dark']);
  });
  test('has Quiet entrance on 91 to 100 [FL-SCN-T-site-reaction-07]', () => {
    expect(at(SITE_REACTIONS, 91, 100)).toEqual(['quiet-entrance', 'quiet-entrance']);
  });
});

describe('the table site finds', () => {
  test('has an entry for every face', () => {
    expectWhole(SITE_FINDS);
  });
  test('has Environmental hazard on 1 to 10 [FL-SCN-T-site-finds-01]', () => {
    expect(at(SITE_FINDS, 1, 10)).toEqual(['environmental-hazard', 'environmental-hazard']);
  });
  test('has Obstacle on 11 to 20 [FL-SCN-T-site-finds-02]', () => {
    expect(at(SITE_FINDS, 11, 20)).toEqual(['obstacle', 'obstacle']);
  });
  test('has Item on 21 to 35 [FL-SCN-T-site-finds-03]', () => {
    expect(at(SITE_FINDS, 21, 35)).toEqual(['item', 'item']);
  });
  test('has Hidden thing on 36 to 60 [FL-SCN-T-site-finds-04]', () => {
    expect(at(SITE_FINDS, 36, 60)).toEqual(['hidden-thing', 'hidden-thing']);
  });
  test('has Trap on 61 to 75 [FL-SCN-T-site-finds-05]', () => {
    expect(at(SITE_FINDS, 61, 75)).toEqual(['trap', 'trap']);
  });
  test('has Guarded stash on 76 to 85 [FL-SCN-T-site-finds-06]', () => {
    expect(at(SITE_FINDS, 76, 85)).toEqual(['guarded-stash', 'guarded-stash']);
  });
  test('has Ambush on 86 to 90 [FL-SCN-T-site-finds-07]', () => {
    expect(at(SITE_FINDS, 86, 90)).toEqual(['ambush', 'ambush']);
  });
  test('has Footsteps on 91 to 100 [FL-SCN-T-site-finds-08]', () => {
    expect(at(SITE_FINDS, 91, 100)).toEqual(['footsteps', 'footsteps']);
  });
});

describe('the table site traps', () => {
  test('has an entry for every face', () => {
    expectWhole(SITE_TRAPS);
  });
  test('has Deadly trap on 1 to 20 [FL-SCN-T-site-traps-01]', () => {
    expect(at(SITE_TRAPS, 1, 20)).toEqual(['deadly-trap', 'deadly-trap']);
  });
  test('has Alarm trap on 21 to 40 [FL-SCN-T-site-traps-02]', () => {
    expect(at(SITE_TRAPS, 21, 40)).toEqual(['alarm-trap', 'alarm-trap']);
  });
  test('has Pinning trap on 41 to 60 [FL-SCN-T-site-traps-03]', () => {
    expect(at(SITE_TRAPS, 41, 60)).toEqual(['pinning-trap', 'pinning-trap']);
  });
  test('has Cruel trap on 61 to 75 [FL-SCN-T-site-traps-04]', () => {
    expect(at(SITE_TRAPS, 61, 75)).toEqual(['cruel-trap', 'cruel-trap']);
  });
  test('has Treasure trap on 76 to 100 [FL-SCN-T-site-traps-05]', () => {
    expect(at(SITE_TRAPS, 76, 100)).toEqual(['treasure-trap', 'treasure-trap']);
  });
});

describe('the table lair curious locations', () => {
  test('has an entry for every face', () => {
    expectWhole(CURIOUS_LOCATIONS);
  });
  test('has Nothing on 1 to 10 [FL-SCN-T-curious-locations-01]', () => {
    expect(at(CURIOUS_LOCATIONS, 1, 10)).toEqual(['nothing', 'nothing']);
  });
  test('has Monster tracks on 11 to 25 [FL-SCN-T-curious-locations-02]', () => {
    expect(at(CURIOUS_LOCATIONS, 11, 25)).toEqual(['monster-tracks', 'monster-tracks']);
  });
  test('has Captive on 26 to 40 [FL-SCN-T-curious-locations-03]', () => {
    expect(at(CURIOUS_LOCATIONS, 26, 40)).toEqual(['captive', 'captive']);
  });
  test('has Hoard on 41 to 50 [FL-SCN-T-curious-locations-04]', () => {
    expect(at(CURIOUS_LOCATIONS, 41, 50)).toEqual(['hoard', 'hoard']);
  });
  test('has Beast, unaware on 51 to 85 [FL-SCN-T-curious-locations-05]', () => {
    expect(at(CURIOUS_LOCATIONS, 51, 85)).toEqual(['beast-unaware', 'beast-unaware']);
  });
  test('has Beast, aware on 86 to 100 [FL-SCN-T-curious-locations-06]', () => {
    expect(at(CURIOUS_LOCATIONS, 86, 100)).toEqual(['beast-aware', 'beast-aware']);
  });
});

const at = (table: RollTable<RollEntry>, ...faces: readonly number[]) => faces.map((face) => rollOn(table, face)?.id);

function expectWhole({ sides, entries }: RollTable<RollEntry>): void {
  for (let face = 1; face <= sides; face++)
    expect(
      entries.filter(({ range }) => face >= range[0] && face <= range[1]),
      String(face),
    ).toHaveLength(1);
}
