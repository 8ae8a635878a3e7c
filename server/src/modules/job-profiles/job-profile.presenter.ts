import { isDeepStrictEqual } from 'node:util';
import type { OutputOf } from '@assay/contract/endpoint';
import type { listJobProfilesForManagers } from '@assay/contract/job-profiles';
import type * as contract from '@assay/contract/job-profiles';
import type { Language } from '@assay/contract/languages';
import { successSizes } from '@assay/contract/success-evidence';
import { decimal } from '@assay/instruments/digits';
import {
  type ProfileTarget,
  type ReferenceProfile,
  readTargets,
} from '@assay/instruments/profiles/profile';
import { findProfile, findTasks, jobGroups } from '@assay/instruments/profiles/profiles';
import { say } from '../../platform/words/message.ts';
import type {
  JobProfileRow,
  listVersions,
  StoredTarget,
  VersionRecord,
} from './job-profile.queries.ts';
import { jobProfileMessages } from './messages.data.ts';
import type { SavedFacts } from './saved-profile.queries.ts';

type Row = OutputOf<typeof contract.listGeneralJobProfiles>['data'][number];
type Whole = OutputOf<typeof contract.getJobProfile>['data'];
type Offered = OutputOf<typeof listJobProfilesForManagers>['data'][number];
type Targets = Whole['targets'];

/** Fits of typical people are kept by the list of targets, so the same targets are the same list wherever they come from. */
const lists = new Map<string, ProfileTarget[]>();
const mostLists = 500;

export function targetsOf(stored: readonly StoredTarget[]): ProfileTarget[] {
  const key = JSON.stringify(stored);
  const known = lists.get(key);
  if (known) return known;
  const made = readTargets(
    stored.map(({ facet: code, target: targetT, ...rest }) => ({ ...rest, code, targetT })),
  );
  const oldest = lists.keys().next();
  if (lists.size >= mostLists && oldest.done === false) lists.delete(oldest.value);
  lists.set(key, made);
  return made;
}

/** In the words of a language while they are those that came with the product; what an operator has written stays as it is. */
export function jobName(
  { id, name }: { id: number; name: string },
  language: Language | null,
): string {
  return inWords(id, 'name', name, language);
}

function inWords(
  id: number,
  field: 'name' | 'description',
  text: string,
  language: Language | null,
): string {
  if (findProfile({ kind: 'standard', id })?.[field] !== text) return text;
  return findProfile({ kind: 'standard', id }, language)?.[field] ?? text;
}

function tasksInWords(id: number, tasks: string[], language: Language | null): string[] {
  if (!isDeepStrictEqual(findTasks(id), tasks)) return tasks;
  return [...(findTasks(id, language) ?? tasks)];
}

/** Whether anything of it still is as it came with the product, and so in the words of each reader's language. */
function isTranslated({ id, name, description, tasks }: JobProfileRow): boolean {
  const family = findProfile({ kind: 'standard', id });
  return (
    family !== undefined &&
    (family.name === name ||
      family.description === description ||
      isDeepStrictEqual(findTasks(id), tasks))
  );
}

/** How a saved profile was tried. */
function saidOfSaved(name: string, { tried }: SavedFacts, language: Language | null): string {
  const { n, r, interval, likely } = tried;
  if (r === null || interval === null || likely === null) {
    return say(language, jobProfileMessages.savedUntried({ profile: name, count: n }));
  }
  const written = (value: number) => decimal(value, 2, language);
  const [low, high] = interval;
  return say(
    language,
    jobProfileMessages.savedTried({
      profile: name,
      count: n,
      r: written(r),
      low: written(low),
      high: written(high),
      likely: written(likely),
    }),
  );
}

function warningsOf({ n, tried, adverse }: SavedFacts, language: Language | null): string[] {
  const few = tried.forecasts && n < successSizes.usable;
  return [
    ...(tried.forecasts ? [] : [say(language, jobProfileMessages.savedForecastsNothing())]),
    ...(few ? [say(language, jobProfileMessages.savedToTryOut({ count: n }))] : []),
    ...(adverse ? [say(language, jobProfileMessages.savedAdverse())] : []),
  ];
}

/** A version as somebody is compared with it. */
export function referenceOf(record: VersionRecord, language: Language | null): ReferenceProfile {
  const { id, name, description, source, targets, saved } = record;
  if (saved !== undefined) {
    return {
      kind: 'custom',
      id,
      name,
      description: '',
      attribution: null,
      saved: {
        tried: saidOfSaved(name, saved, language),
        warnings: warningsOf(saved, language),
      },
      targets: targetsOf(targets),
    };
  }
  return {
    kind: 'standard',
    id,
    name: jobName(record, language),
    description: inWords(id, 'description', description, language),
    attribution: source,
    targets: targetsOf(targets),
  };
}

function groupsOf(ids: readonly number[], language: Language | null) {
  return jobGroups(language).filter(({ id }) => ids.includes(id));
}

export function presentOffered(record: VersionRecord, language: Language | null): Offered {
  const { id, version, group_ids, source, targets } = record;
  const tasks = tasksInWords(id, record.tasks, language);
  const { name, description } = referenceOf(record, language);
  const groups = groupsOf(group_ids, language);
  return { id, version, name, description, tasks, groups, source, targets: targets as Targets };
}

/** In a list of operators; the profile itself is told as it was written, so that what they send back is the same. */
export function presentListed(row: JobProfileRow, language: Language | null): Row {
  return { ...presentRow(row, language), name: jobName(row, language) };
}

function presentRow(row: JobProfileRow, language: Language | null): Row {
  const { id, version, name, campaigns_count } = row;
  return {
    id,
    version,
    name,
    groups: groupsOf(row.group_ids, language),
    facets_count: row.targets.length,
    archived: row.archived_at !== null,
    updated_at: row.updated_at.toISOString(),
    campaigns_count,
  };
}

export function presentJobProfile(
  row: JobProfileRow,
  versions: Awaited<ReturnType<typeof listVersions>>,
  language: Language | null,
): Whole {
  const { description, tasks, group_ids, source } = row;
  return {
    ...presentRow(row, language),
    description,
    tasks,
    group_ids,
    source,
    targets: row.targets as Targets,
    created_at: row.created_at.toISOString(),
    translated: isTranslated(row),
    versions: versions.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
  };
}
