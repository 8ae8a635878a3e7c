import type { Language } from '@assay/contract/languages';
import { jobName } from '../../job-profiles/index.ts';
import { lookupName } from './lookup.words.ts';

type Row = Record<string, unknown>;

const lists = [
  ['country', 'country'],
  ['country_origin', 'country'],
  ['degree', 'degree'],
  ['major', 'major'],
] as const;

/** A profile as it is stored, with what was chosen from lists in the words of a language; of the kind of work, its name too. */
export function profileInWords(row: Row, language: Language): Row {
  const chosen = lists.map(([column, list]) => {
    const [id, name] = [row[`${column}_id`], row[column]];
    if (typeof id !== 'number' || typeof name !== 'string') return [column, null];
    return [column, lookupName(list, { id, name }, language)];
  });
  const [id, name] = [row['job_profile_id'], row['job_profile']];
  const job =
    typeof id === 'number' && typeof name === 'string' ? jobName({ id, name }, language) : null;
  return { ...row, ...Object.fromEntries(chosen), job_profile: job };
}
