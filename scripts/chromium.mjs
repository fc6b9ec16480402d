import { existsSync } from 'node:fs';
import { aptInstall, giveUp } from './install.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** The browser of the browser tests: CHROMIUM_PATH, an installed one, or Debian's through apt. */
export const ensureChromium = () => {
  const path = find() ?? (aptInstall('chromium') ? find() : undefined);
  return (
    path ??
    giveUp('The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  );
};
