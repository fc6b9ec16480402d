import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { browser, close, lint, types, unit, unused, whole } from './steps.mjs';

/** Everything: what `check` runs, whole games over real sockets and databases, and the browser tests. */
ensureInstalled();
const chromium = ensureChromium();
await ensureBuilt();
const results = await Promise.all([types(), lint()]);
for (const step of [unused, unit, whole]) results.push(await step());
results.push(await browser(chromium));
close(results);
