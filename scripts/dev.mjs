import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';

/** The server restarts and the page reloads when a file changes: server on PORT (8080), page on 5173. */
ensureInstalled();
const env = { ...process.env, NODE_ENV: 'development', PORT: process.env.PORT ?? '8080' };
const children = [
  spawn(process.execPath, ['--watch', '--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/client'], { cwd: root, stdio: 'inherit', env }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
