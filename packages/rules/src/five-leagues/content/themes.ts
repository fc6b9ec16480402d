import type { RollTable } from './tables';
import type { TextRow } from './text-row';

/** How a rolled field looks; optional. */
export const TERRAIN_THEMES: RollTable<TextRow> = {
  id: 'terrain-theme',
  sides: 100,
  entries: [
    { id: 'riverside', row: 'FL-SCN-T-terrain-theme-01', name: 'Riverside', range: [1, 6], text: '' },
    { id: 'roadside', row: 'FL-SCN-T-terrain-theme-02', name: 'Roadside', range: [7, 17], text: '' },
    { id: 'caves', row: 'FL-SCN-T-terrain-theme-03', name: 'Caves', range: [18, 22], text: '' },
    { id: 'deep-forest', row: 'FL-SCN-T-terrain-theme-04', name: 'Deep forest', range: [23, 26], text: '' },
    { id: 'wood-edge', row: 'FL-SCN-T-terrain-theme-05', name: 'Wood edge', range: [27, 35], text: '' },
    { id: 'foothills', row: 'FL-SCN-T-terrain-theme-06', name: 'Foothills', range: [36, 40], text: '' },
    { id: 'graveyard', row: 'FL-SCN-T-terrain-theme-07', name: 'Graveyard', range: [41, 44], text: '' },
    { id: 'marsh', row: 'FL-SCN-T-terrain-theme-08', name: 'Marsh', range: [45, 50], text: '' },
    {
      id: 'meadows-and-fields',
      row: 'FL-SCN-T-terrain-theme-09',
      name: 'Meadows and fields',
      range: [51, 62],
      text: '',
    },
    { id: 'by-a-farmhouse', row: 'FL-SCN-T-terrain-theme-10', name: 'By a farmhouse', range: [63, 72], text: '' },
    { id: 'old-church', row: 'FL-SCN-T-terrain-theme-11', name: 'Old church', range: [73, 76], text: '' },
    { id: 'overgrown-ruins', row: 'FL-SCN-T-terrain-theme-12', name: 'Overgrown ruins', range: [77, 86], text: '' },
    { id: 'ruined-tower', row: 'FL-SCN-T-terrain-theme-13', name: 'Ruined tower', range: [87, 93], text: '' },
    {
      id: 'settlement-outskirts',
      row: 'FL-SCN-T-terrain-theme-14',
      name: 'Settlement outskirts',
      range: [94, 100],
      text: '',
    },
  ],
};
