import { people } from '../profile-kit';

/** The figure the book explains a profile with [ASOBH-EX-17]. */
export const EXAMPLE = people({ id: 'example', name: 'From the introduction', kinds: ['human'], base: 25 }, [
  { id: 'spearman', title: 'Spearman', quality: 4, combat: 2, points: 20, traits: ['long-reach'], face: 'spears' },
]);

/** The Spellcaster knows Fireball or Lightning: two entries here. The last row is cut off, traits and spells worth 56. */
export const HUMANS = people({ id: 'humans', name: 'Humans', kinds: ['human'], base: 25 }, [
  { id: 'healer', title: 'Healer', quality: 4, combat: 1, points: 24, traits: ['healer'], face: 'caduceus' },
  {
    id: 'master-healer',
    title: 'Master Healer',
    quality: 3,
    combat: 1,
    points: 32,
    traits: ['healer'],
    face: 'caduceus',
  },
  {
    id: 'apprentice',
    title: 'Apprentice Spellcaster',
    quality: 4,
    combat: 1,
    points: 44,
    traits: ['lumbering', 'spell-caster'],
    face: 'wizard-staff',
    spells: ['mist', 'sleep'],
  },
  {
    id: 'spellcaster-fireball',
    title: 'Spellcaster (Fireball)',
    quality: 3,
    combat: 1,
    points: 98,
    traits: ['spell-caster'],
    face: 'wizard-staff',
    spells: ['blast', 'fireball', 'mist', 'sleep'],
  },
  {
    id: 'spellcaster-lightning',
    title: 'Spellcaster (Lightning)',
    quality: 3,
    combat: 1,
    points: 98,
    traits: ['spell-caster'],
    face: 'wizard-staff',
    spells: ['blast', 'lightning', 'mist', 'sleep'],
  },
  {
    id: 'adventuring-spellcaster',
    title: 'Adventuring Spellcaster',
    quality: 3,
    combat: 2,
    points: 132,
    traits: null,
    face: 'wizard-staff',
    personality: true,
  },
]);
