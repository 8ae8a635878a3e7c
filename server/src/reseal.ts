/**
 * After a change of `APP_SECRET`: `npm run reseal` seals everything anew with the secret in use, while the product runs. It
 * can be broken off and run again at any time.
 */
import { resealTotps } from './modules/accounts/index.ts';
import { resealAdjustments } from './modules/campaigns/index.ts';
import { isPieceUsed, listPieceFiles } from './modules/instruments/index.ts';
import { resealErasures } from './modules/own-data/index.ts';
import { resealPinNotes, resealTexts } from './modules/people/index.ts';
import { isCvFileUsed, listCvFiles } from './modules/subjects/index.ts';
import { type Installation, runOnInstallation } from './operator-command.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import type { Resealed } from './platform/crypto/resealed.ts';
import { openFiles } from './platform/files/files.ts';
import { resealFiles } from './platform/files/reseal-files.ts';

export async function reseal(
  { config, pool: { db } }: Installation,
  words: string[],
): Promise<string> {
  if (words.length > 0) throw new RangeError('Usage: npm run reseal');
  const keyring = openKeyring(config);
  const store = { db, files: await openFiles(config), keyring };
  const kinds: [name: string, again: () => Promise<Resealed>][] = [
    ['Second factors', () => resealTotps(db, keyring)],
    ['Requests for adjustments', () => resealAdjustments(db, keyring)],
    ['Notes', () => resealTexts(db, keyring, 'note')],
    ['Fields of organisations', () => resealTexts(db, keyring, 'custom-field')],
    ['Comments on interviews', () => resealTexts(db, keyring, 'rating')],
    ['Notes on successors', () => resealPinNotes(db, keyring)],
    ['CVs', () => resealFiles(store, { list: listCvFiles, isUsed: isCvFileUsed })],
    [
      'Pieces of recordings',
      () => resealFiles(store, { list: listPieceFiles, isUsed: isPieceUsed }),
    ],
    ['Remembered deletions', () => resealErasures(store)],
  ];
  const lines: string[] = [];
  const failed: string[] = [];
  for (const [name, again] of kinds) {
    const result = await again();
    lines.push(`${name}: ${inWords(result)}`);
    failed.push(...result.failed);
  }
  return [...lines, ...verdict(failed)].join('\n');
}

function inWords({ sealed, current, missing, failed }: Resealed): string {
  return [
    `${sealed} sealed anew`,
    `${current} were already`,
    ...(missing.length > 0
      ? [`${missing.length} not in the store (${few(missing).join(', ')})`]
      : []),
    ...(failed.length > 0 ? [`${failed.length} left as they were`] : []),
  ].join(', ');
}

function verdict(failed: string[]): string[] {
  if (failed.length === 0) {
    return [
      'Everything opens with APP_SECRET alone. APP_SECRET_FORMER is of use for backups from before only.',
    ];
  }
  process.exitCode = 1;
  return ['These need a secret that is not named here, or are damaged:', ...few(failed)];
}

/** As many as can be read. */
function few(list: string[]): string[] {
  return list.length > 50 ? [...list.slice(0, 50), `and ${list.length - 50} more`] : list;
}

if (import.meta.main) await runOnInstallation(reseal);
