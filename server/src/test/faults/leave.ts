import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startNode } from '../../node.ts';
import type { Config } from '../../platform/config.ts';
import { eventually } from '../harness.ts';

export const candidate = { email: 'candidate@assay.test', password: 'assay-demo-2026' };

/** The candidate, of the demo or with the same name and password, deletes the account; over when the note of it lies beside the database. */
export async function leave(config: Config, url: string): Promise<void> {
  const node = await startNode(config, url);
  const { password } = candidate;
  try {
    const login = await node.app.inject({ method: 'POST', url: '/api/login', payload: candidate });
    const { access_token } = login.json<{ access_token: string }>();
    const headers = { authorization: `Bearer ${access_token}` };
    const path = '/api/subject-profile';
    const payload = { password };
    const left = await node.app.inject({ method: 'DELETE', url: path, headers, payload });
    expect(left.statusCode).toBe(200);
    const notes = join(config.dataDir, 'files/erased/accounts');
    await eventually(async () => existsSync(notes) && readdirSync(notes).length === 1, 'the note');
  } finally {
    await node.stop();
  }
}
