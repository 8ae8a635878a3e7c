import { delMany, entries, keys, setMany } from 'idb-keyval';
import { deviceTable, type Table } from './device-store.ts';

/** What of a recording has not arrived yet, on this device until it has, or until somebody logs out. */

export interface KeptPiece {
  startsAt: number;
  blob: Blob;
}

export interface KeptRecording {
  /** The id that the server has given it; null before it has. */
  id: number | null;
  /** Seconds recorded so far. */
  seconds: number;
  /** Recording was ended, and not broken off. */
  ended: boolean;
  /** Bytes so far. */
  size: number;
}

type Entry = KeptRecording | KeptPiece;

const ask = deviceTable('assay-recordings', 'pieces');

/** Milliseconds that a device is waited for. */
const patience = 2000;
/** And before it counts as having kept nothing: what lies there would be recorded over. */
const longPatience = 10_000;

/** Storage may be refused or never answer; the recording then lives as long as the page. */
const asked = <T>(
  task: (table: Table) => Promise<T>,
  otherwise: T,
  milliseconds = patience,
): Promise<T> => ask(task, milliseconds).catch(() => otherwise);

/** `place` is user, interview and question: `7/abcdefghij/1`. */
export function saveKept(place: string, kept: KeptRecording, piece?: KeptPiece): Promise<void> {
  const rows: [string, Entry][] = [[place, kept]];
  if (piece !== undefined) rows.push([`${place}/${piece.startsAt}`, piece]);
  return asked((table) => setMany(rows, table), undefined);
}

export async function findKept(
  place: string,
): Promise<{ kept: KeptRecording; pieces: KeptPiece[] } | null> {
  const all = await asked((table) => entries<string, Entry>(table), [], longPatience);
  const kept = all.find(([key]) => key === place)?.[1] as KeptRecording | undefined;
  if (kept === undefined) return null;
  const pieces = all
    .filter(([key]) => key.startsWith(`${place}/`))
    .map(([, piece]) => piece as KeptPiece);
  return { kept, pieces: pieces.toSorted((one, other) => one.startsAt - other.startsAt) };
}

export function forgetPieces(place: string, pieces: readonly KeptPiece[]): Promise<void> {
  return asked(
    (table) =>
      delMany(
        pieces.map(({ startsAt }) => `${place}/${startsAt}`),
        table,
      ),
    undefined,
  );
}

/** Everything below a place: one question, or all of a user. */
export function forgetKept(place: string): Promise<void> {
  return asked(async (table) => {
    const all = await keys<string>(table);
    const below = all.filter((key) => key === place || key.startsWith(`${place}/`));
    await delMany(below, table);
  }, undefined);
}
