import type { outcomes } from '@assay/contract/stage-chip';
import type { Stage } from './api.ts';

/** A stage while it is being edited; a new one has no id yet. */
export interface StageRow {
  key: number;
  id?: number;
  name: string;
  outcome: (typeof outcomes)[number] | null;
  people: number;
}

type Read = Pick<Stage, 'id' | 'name' | 'outcome' | 'people'>;

export const rowsOf = (stages: readonly Read[]): StageRow[] =>
  stages.map(({ id, name, outcome, people }) => ({ key: id, id, name, outcome, people }));

/**
 * The edited rows on top of what a colleague has saved since: of each stage, what was changed here stays, and all else is theirs.
 * @param began the stages that the edited rows began with. @param now the stages as they are on the server.
 */
export function broughtUpToDate(
  began: readonly Read[],
  rows: readonly StageRow[],
  now: readonly Read[],
): StageRow[] {
  const before = new Map(began.map((stage) => [stage.id, stage]));
  const mine = new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row]])));
  const there = now.flatMap((stage): StageRow[] => {
    const row = mine.get(stage.id);
    const old = before.get(stage.id);
    // Deleted here; one that is new to these rows is a colleague's.
    if (old && !row) return [];
    const [theirs] = rowsOf([stage]) as [StageRow];
    if (!old || !row) return [theirs];
    return [
      {
        ...theirs,
        name: row.name === old.name ? stage.name : row.name,
        outcome: row.outcome === old.outcome ? stage.outcome : row.outcome,
      },
    ];
  });
  const left = new Map(there.map((row) => [row.key, row]));
  if (isInOrder(rows, began)) return [...there, ...rows.filter(({ id }) => id === undefined)];
  const placed = rows.flatMap((row) => (row.id === undefined ? [row] : (left.get(row.key) ?? [])));
  return [...placed, ...there.filter(({ id }) => id !== undefined && !mine.has(id))];
}

/** Whether saving the rows would change anything. */
export function isChanged(began: readonly Read[], rows: readonly StageRow[]): boolean {
  return (
    rows.length !== began.length ||
    rows.some(({ id, name, outcome }, at) => {
      const old = began[at];
      return old?.id !== id || old?.name !== name || old?.outcome !== outcome;
    })
  );
}

/** Whether nobody has moved a row here: new ones stand at the end, and the others as they did. */
function isInOrder(rows: readonly StageRow[], began: readonly Read[]): boolean {
  const firstNew = rows.findIndex(({ id }) => id === undefined);
  const known = firstNew === -1 ? rows : rows.slice(0, firstNew);
  if (rows.slice(known.length).some(({ id }) => id !== undefined)) return false;
  const places = known.map(({ id }) => began.findIndex((stage) => stage.id === id));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}
