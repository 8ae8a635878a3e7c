import { typedSubject } from '@assay/contract/campaign-people';
import type { previewSubjects } from '@assay/contract/campaign-people';
import type { OutputOf } from '@assay/contract/endpoint';
import { plural, t } from '@lingui/core/macro';
import { fieldMessage } from '../../../../lib/forms/field-messages.ts';
import type { PersonRow } from '../values.ts';

export type ImportedRow = Omit<OutputOf<typeof previewSubjects>['data']['rows'][number], 'codes'>;
export type RowFilter = 'all' | 'good' | 'double' | 'bad';

/** Rows of people who are in the form already add nothing. */
export function withKnown(
  rows: readonly ImportedRow[],
  present: readonly PersonRow[],
): ImportedRow[] {
  const known = new Set(present.map(({ email }) => email.trim().toLowerCase()));
  return rows.map((row) =>
    row.state === 'good' && known.has(row.email)
      ? { ...row, state: 'known', problem: t`Already in this form.` }
      : row,
  );
}

/** A row that has been mended, checked again: by itself and against all others. */
export function mended(
  rows: readonly ImportedRow[],
  index: number,
  typed: PersonRow,
  present: readonly PersonRow[],
): ImportedRow[] {
  const row = checked(typed);
  const email = row.email;
  const taken =
    row.state === 'good' &&
    (rows.some(
      (other, at) =>
        at !== index &&
        (other.state === 'good' || other.state === 'known') &&
        other.email === email,
    ) ||
      present.some((person) => person.email.trim().toLowerCase() === email));
  const state = taken ? ('duplicate' as const) : row.state;
  const problem = taken ? t`This address is already in the list.` : row.problem;
  return rows.map((other, at) => (at === index ? { ...other, ...row, state, problem } : other));
}

function checked(typed: PersonRow): Omit<ImportedRow, 'line'> {
  const { data, error } = typedSubject.safeParse(typed);
  if (data) return { ...data, state: 'good', problem: null };
  const problem = error.issues[0]?.message;
  return { ...typed, state: 'bad', problem: problem === undefined ? null : fieldMessage(problem) };
}

export function shownRows(rows: readonly ImportedRow[], filter: RowFilter) {
  return rows
    .map((row, index) => ({ row, index }))
    .filter(({ row: { state } }) => {
      if (filter === 'all') return true;
      return filter === 'double' ? state === 'duplicate' || state === 'known' : state === filter;
    });
}

export function peopleIn(rows: readonly ImportedRow[]): PersonRow[] {
  return rows
    .filter(({ state }) => state === 'good')
    .map(({ first_name, last_name, email }) => ({ first_name, last_name, email }));
}

export function countsOf(rows: readonly ImportedRow[]): Record<RowFilter, number> {
  const good = rows.filter(({ state }) => state === 'good').length;
  const bad = rows.filter(({ state }) => state === 'bad').length;
  return { all: rows.length, good, bad, double: rows.length - good - bad };
}

/** `9,874 people can be added. 120 rows are duplicates. 6 rows have a problem.` */
export function countsInWords({ good, double, bad }: Record<RowFilter, number>): string {
  return [
    good === 0
      ? t`No one can be added.`
      : t`${plural(good, { one: '# person can be added.', other: '# people can be added.' })}`,
    double > 0 &&
      t`${plural(double, { one: '# row is a duplicate.', other: '# rows are duplicates.' })}`,
    bad > 0 && t`${plural(bad, { one: '# row has a problem.', other: '# rows have a problem.' })}`,
  ]
    .filter(Boolean)
    .join(' ');
}
