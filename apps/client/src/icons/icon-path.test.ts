import { describe, expect, it } from 'vitest';
import { hasIcon, iconNames, iconPath } from './icon-path';

describe('icons', () => {
  it('gives every name path data that begins with a move', () => {
    for (const name of iconNames()) expect(iconPath(name), name).toMatch(/^[Mm]/);
  });

  it('holds the icons of troops, states and deeds that the look names', () => {
    const needed = ['spears', 'visored-helm', 'mounted-knight', 'tattered-banner', 'dread', 'broken-shield', 'drop'];
    expect(needed.filter((name) => !hasIcon(name))).toEqual([]);
  });

  it('shows a plain disc for a name it does not know, even one that every object has', () => {
    expect(iconPath('toString')).toBe(iconPath('plain-circle'));
    expect(iconPath('no-such-icon')).toBe(iconPath('plain-circle'));
  });
});
