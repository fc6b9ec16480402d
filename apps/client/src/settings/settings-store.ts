import { z } from 'zod';
import { create } from 'zustand';
import type { SceneSettings } from '../scene/model';
import { keep, kept } from '../store/kept';

const zSettings = z.object({
  theme: z.enum(['device', 'day', 'evening']).catch('device'),
  contrast: z.boolean().catch(false),
  banners: z.union([z.literal(1), z.literal(1.25), z.literal(1.5)]).catch(1),
  instantDice: z.boolean().catch(false),
  sound: z.boolean().catch(false),
  motion: z.enum(['device', 'full', 'still']).catch('device'),
  narration: z.boolean().catch(true),
});

/** What a person chose for this browser. `device` follows the operating system. */
export type Settings = z.infer<typeof zSettings>;

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

const fromKept = (): Settings => {
  const read = zSettings.safeParse(kept('settings') ?? {});
  return read.success ? read.data : zSettings.parse({});
};

export const useSettings = create<SettingsStore>((set, get) => ({
  ...fromKept(),
  set(change) {
    set(change);
    keep('settings', zSettings.parse(get()));
  },
}));

const prefers = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** What the device and the choices come to. */
export function themeOf(settings: Settings): 'day' | 'evening' {
  if (settings.theme !== 'device') return settings.theme;
  return prefers('(prefers-color-scheme: dark)') ? 'evening' : 'day';
}

export function isStill(settings: Settings): boolean {
  return settings.motion === 'device' ? prefers('(prefers-reduced-motion: reduce)') : settings.motion === 'still';
}

export function sceneSettings(settings: Settings): SceneSettings {
  return {
    theme: themeOf(settings),
    highContrast: settings.contrast,
    bannerScale: settings.banners,
    reducedMotion: isStill(settings),
  };
}

/** Puts theme and motion on the page, now and whenever the device or the person changes them. */
export function followSettings(): void {
  const apply = () => {
    const settings = useSettings.getState();
    document.documentElement.dataset['theme'] = themeOf(settings);
    document.documentElement.dataset['motion'] = isStill(settings) ? 'still' : 'full';
  };
  apply();
  useSettings.subscribe(apply);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', () => useSettings.getState().set({}));
}
