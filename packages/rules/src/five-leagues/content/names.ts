import type { OriginId } from './ids';

/** Names to begin with, ours; people write their own over them. */
export const NAMES: Readonly<Record<OriginId, readonly string[]>> = {
  human: [
    'Aldith',
    'Osric',
    'Wenna',
    'Corvin',
    'Maud',
    'Hamo',
    'Ysolde',
    'Garrick',
    'Tilda',
    'Bertran',
    'Edda',
    'Joss',
  ],
  'fey-blood': ['Sorrel', 'Ithiel', 'Rime', 'Vesper', 'Lioren', 'Ashwyn'],
  duskling: ['Gharza', 'Orrek', 'Tusk', 'Ulma', 'Varg', 'Shada'],
  preen: ['Kitt', 'Rookwen', 'Pica', 'Tern', 'Jackdaw', 'Merle'],
  halfling: ['Bramble', 'Pim', 'Tansy', 'Oddo', 'Marigold', 'Fenwick'],
  feral: ['Lupa', 'Harrow', 'Tawny', 'Brock', 'Sable', 'Lynx'],
};

/** Portraits by origin, and of Followers and Mystics. */
export const PORTRAITS: Readonly<Record<OriginId | 'mystic' | 'follower' | 'archer', string>> = {
  human: 'visored-helm',
  'fey-blood': 'elf-helmet',
  duskling: 'orc-head',
  preen: 'eagle-head',
  halfling: 'hood',
  feral: 'lynx-head',
  mystic: 'wizard-staff',
  follower: 'spears',
  archer: 'high-shot',
};
