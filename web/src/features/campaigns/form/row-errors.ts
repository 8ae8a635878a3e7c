import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { FailedCall } from '../../../lib/server-errors.ts';
import type { PeopleValues, PersonRow } from './values.ts';

const rowKey = /^subjects\.(\d+)(?:\.(first_name|last_name|email))?$/;

/** The server's messages about people, each at its row, whether the row is in view or not. */
export function showRowErrors<Values extends PeopleValues>(
  form: UseFormReturn<Values>,
  { errors }: FailedCall,
) {
  const people = form as unknown as UseFormReturn<PeopleValues>;
  for (const [key, messages] of entriesOf(errors)) {
    const [, row, part = 'email'] = rowKey.exec(key) ?? [];
    if (row === undefined) continue;
    people.setError(`subjects.${Number(row)}.${part as keyof PersonRow}`, {
      type: 'server',
      message: messages.join(' '),
    });
  }
}

/** Everything else that was said; with nothing left, a word that there are rows to look at. */
export function withoutRowErrors({ message, errors }: FailedCall): FailedCall {
  const all = entriesOf(errors);
  const rest = all.filter(([key]) => !rowKey.test(key));
  if (rest.length === all.length) return { message, errors };
  return rest.length > 0
    ? { message, errors: Object.fromEntries(rest) }
    : { message: t`Please check the marked people.` };
}

function entriesOf(errors: FailedCall['errors']): [string, string[]][] {
  return typeof errors === 'object' ? Object.entries(errors) : [];
}
