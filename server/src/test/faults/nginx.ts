import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../platform/config.ts';
import { eventually } from '../harness.ts';
import { freePort, readiness } from './server-process.ts';

/** The program, or undefined where the machine has none. */
export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);

export interface Balancer {
  origin: string;
  /** Sends nothing more to this node, or goes back to it; as the guide says, by a word in its line. */
  use: (port: number, how: 'down' | 'up') => Promise<void>;
  stop: () => Promise<void>;
}

/** The documented settings with the addresses of this test. */
export async function startNginx(folder: string, ports: [number, number]): Promise<Balancer> {
  const documented = await readFile(join(root, 'docs/nginx.conf'), 'utf8');
  const port = await freePort();
  let settings = documented
    .replaceAll('server 10.0.0.11:3000', `server 127.0.0.1:${ports[0]}`)
    .replaceAll('server 10.0.0.12:3000', `server 127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  const write = () =>
    writeFile(
      file,
      `daemon off; pid ${folder}/pid; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
       events {} http { access_log off; ${temporary.join(' ')}\n${settings}\n}`,
    );
  await write();
  const child = spawn(nginx as string, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(async () => (await readiness(origin)) === 200, 'nginx');
  return {
    origin,
    async use(node, how) {
      const line = `server 127.0.0.1:${node} `;
      settings =
        how === 'down'
          ? settings.replaceAll(line, `${line}down `)
          : settings.replaceAll(`${line}down `, line);
      await write();
      child.kill('SIGHUP');
      // What the former worker process has taken on it brings to its end.
      await delay(500);
    },
    async stop() {
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

export const leftOut = nginx === undefined ? ' (left out: this machine has no nginx)' : '';
