/** `npm run dev`: the server, restarted on changes, and the web client on port 5173, whose pages reload on changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const children = [
  spawn(process.execPath, ['--watch', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(join(root, 'node_modules/.bin/vite'), ['web'], { cwd: root, stdio: 'inherit' }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', end);
// By Ctrl+C all of them hear of it, otherwise this process alone.
process.on('SIGTERM', end);
process.on('SIGINT', end);
