import { readFileSync } from 'node:fs';

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL and its poolers refuse root: who they run as then, which is also who owns their files. */
export function accountOf(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('This machine has no account with fewer rights than root.');
}
