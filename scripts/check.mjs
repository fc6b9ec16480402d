import { ensureInstalled } from './install.mjs';
import { close, lint, types, unit, unused } from './steps.mjs';

/** What must pass before a commit: types, lint, format, dead code, unit tests and walls. */
ensureInstalled();
const [typed, linted] = await Promise.all([types(), lint()]);
close([typed, linted, await unused(), await unit()]);
