#!/usr/bin/env node
/**
 * Writes apps/client/src/icons/paths.ts: the few game-icons the product shows, as path data on a 512 grid.
 * Run after changing the list: `node scripts/icons.mjs`. `--check` only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = {
  troops:
    'spears crossed-swords bowman crossbow visored-helm ogre minotaur mounted-knight elephant chariot rat catapult ' +
    'ballista cannon hydra spiked-dragon-head crown wizard-staff wolf-head troll orc-head spectre death-skull ' +
    'horse-head viking-helmet elf-helmet dwarf-helmet dragon-head giant rock-golem eagle-head bear-head bat imp ' +
    'broadsword battle-axe spear-hook musket swordman cavalry griffin-symbol beast-eye werewolf tree-face ' +
    'lizardman goblin-head lion tiger-head saber-toothed-cat-head lynx-head vampire-dracula ant centipede bee ' +
    'velociraptor caduceus sling barbarian sword-brandish',
  states:
    'tattered-banner dread broken-shield run trumpet-flag boot-prints bordered-shield drop falling frozen-block ' +
    'cobweb knockout bleeding-wound night-sleep blindfold poison-bottle handcuffs stone-bust tired-eye ' +
    'skull-crossed-bones hood uncertainty laurel-crown high-shot feathered-wing hourglass shield-reflect quiver ' +
    'knocked-out-stars chained-heart evil-eyes angry-eyes lantern-flame',
  deeds:
    'fire-spell-cast sprint lightning-helix flying-flag semi-closed-eye rolling-dices scroll-unfurled footprint conversation',
  pieces:
    'chess-pawn round-star card-random wooden-crate stone-pile coins tombstone locked-chest plain-circle swap-bag wolf-trap ' +
    'ringing-bell campfire key entry-door stabbed-note',
};

const require = createRequire(new URL('../apps/client/package.json', import.meta.url));
const set = require('@iconify-json/game-icons/icons.json');
const target = new URL('../apps/client/src/icons/paths.ts', import.meta.url);

const names = [...new Set(Object.values(NAMES).join(' ').split(' '))].sort();
const missing = names.filter((name) => !set.icons[name]);
if (missing.length) fail(`No such icon: ${missing.join(', ')}.`);

const lines = names.map((name) => {
  const paths = [...set.icons[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  return `  '${name}':\n    '${paths.join(' ')}',`;
});
const text = `// Written by scripts/icons.mjs from game-icons (CC BY 3.0, see CREDITS.md). Do not edit.\n// biome-ignore-all lint/complexity/useLiteralKeys: keys are quoted alike.\n// biome-ignore-all format: path data is one line each.\n\n/** Path data on a 512 by 512 grid, y down, filled with the even weight of one colour. */\nexport const ICON_PATHS = {\n${lines.join('\n')}\n} as const;\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) fail('The icon paths are out of date: run node scripts/icons.mjs.');
} else {
  writeFileSync(target, text);
  console.log(`${names.length} icons, ${Math.round(text.length / 1024)} kB`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
