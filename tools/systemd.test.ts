import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/systemd');
const there = spawnSync('systemd-analyze', ['security', '--help']).status === 0;

// Only a machine with systemd can judge them.
test.runIf(there).each(['assay-serve.service', 'assay-work.service', 'assay-backup.service'])(
  '%s gives away little: 2.5 or less of 10',
  (name) => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--no-pager', join(folder, name)],
      { encoding: 'utf8' },
    );
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(2.5);
  },
);
