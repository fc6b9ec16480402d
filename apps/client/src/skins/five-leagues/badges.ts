import type { Figure, State } from '@muster/rules/five-leagues';
import type { SceneBadge } from '../../scene/model';
import { markerName } from './tokens';

/** What has befallen a figure and what it is ready for, the weightiest first. Stars and drops on the table tell the rest. */
export function badgesOf(figure: Figure): readonly SceneBadge[] {
  const badges: SceneBadge[] = [];
  if (figure.monsterPoints !== null)
    badges.push({ icon: 'beast-eye', tint: '#7d550b', label: pointsText(figure.monsterPoints), far: true });
  badges.push(...CONDITIONS.filter(([name]) => (figure.conditions[name] ?? 0) > 0).map(([, badge]) => badge));
  if (figure.controlled !== null)
    badges.push({ icon: 'evil-eyes', tint: '#6a4a8a', label: 'In the enemy’s power', far: true });
  if (figure.aware !== 'aware')
    badges.push({
      icon: 'night-sleep',
      tint: '#4a4a7a',
      label: figure.aware === 'patrol' ? 'On patrol, suspects nothing' : 'Keeps watch, suspects nothing',
      far: true,
    });
  if (figure.anticipates) badges.push({ icon: 'hourglass', tint: '#356a86', label: 'Anticipates' });
  if (figure.keepsDown) badges.push({ icon: 'shield-reflect', tint: '#3b6122', label: 'Keeps down' });
  if (Object.values(figure.ammunition).includes('empty'))
    badges.push({ icon: 'quiver', tint: '#7a4a12', label: 'Out of ammunition' });
  return badges;
}

/** The same, with what the battle has to do with it: whom one is after, and who carries what. */
export const badgesIn = (state: State, figure: Figure): readonly SceneBadge[] => [
  ...(state.objective?.target === figure.id && state.objective.state === 'open'
    ? [{ icon: 'flying-flag', tint: '#7d550b', label: 'The one you are after', far: true }]
    : []),
  ...Object.values(state.markers)
    .filter(({ carriedBy }) => carriedBy === figure.id)
    .map((marker) => ({ icon: 'swap-bag', tint: '#7d550b', label: `Carries: ${markerName(marker)}`, far: true })),
  ...badgesOf(figure),
];

/** Everything that is the matter with a figure, in words. */
export const statesOf = (figure: Figure): readonly string[] => [
  ...(figure.fate === 'table' ? [] : [FATES[figure.fate]]),
  ...(figure.stunned ? ['Stunned'] : []),
  ...(figure.wounds > 0 ? [figure.wounds === 1 ? 'Wounded' : `${figure.wounds} Wounds`] : []),
  ...badgesOf(figure).map(({ label }) => label),
];

const FATES: Readonly<Record<Exclude<Figure['fate'], 'table'>, string>> = {
  reserve: 'Waits to be set up',
  waiting: 'May still come',
  casualty: 'Taken out',
  routed: 'Fled',
  left: 'Left the field',
  removed: 'Gone',
};

const pointsText = (points: number): string => (points === 1 ? '1 Monster Point' : `${points} Monster Points`);

const CONDITIONS: readonly (readonly [string, SceneBadge])[] = [
  ['angry', { icon: 'angry-eyes', tint: '#9a2a1c', label: 'Angry', far: true }],
  ['pinned', { icon: 'wolf-trap', tint: '#5d5a52', label: 'Held by a trap', far: true }],
  ['webbed', { icon: 'cobweb', tint: '#5d5a52', label: 'Caught in webs', far: true }],
  ['bound', { icon: 'handcuffs', tint: '#5b3f86', label: 'Bound by a spell', far: true }],
  ['hexed', { icon: 'death-skull', tint: '#6a4a8a', label: 'Hexed', far: true }],
  ['charmed', { icon: 'chained-heart', tint: '#6a4a8a', label: 'Charmed', far: true }],
  ['fleeing', { icon: 'run', tint: '#7a4a12', label: 'Fleeing', far: true }],
  ['wild', { icon: 'beast-eye', tint: '#7a4a12', label: 'Nobody’s beast: a foe of everyone', far: true }],
  ['chanting', { icon: 'lightning-helix', tint: '#6a4a8a', label: 'Chants' }],
  ['torch', { icon: 'lantern-flame', tint: '#7d550b', label: 'Bears a torch' }],
];
