import type { FeatureKey } from '@assay/contract/access';
import { instrumentFacts } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { PersonRow } from '@assay/contract/people';
import type { Db } from '../../../platform/db/database.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { describeTests } from '../../instruments/index.ts';
import { listSharedTests } from '../../reports/index.ts';
import { listLabelsOf } from '../../subjects/index.ts';
import { fitsOf, readProfile } from '../fit/fit.service.ts';
import { presentPerson } from './people.presenter.ts';
import { listRatingsOf } from '../interview-rating/summary.queries.ts';
import {
  type AskedCampaign,
  listPeople,
  listTests,
  type PersonRecord,
  type TestRecord,
} from './person.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Who reads: an organisation, in the language of its manager. */
export interface Reader {
  db: Db;
  organizationId: OrganizationId;
  language: Language | null;
  /** Who reads, where ratings of interviews are told. */
  actor?: Pick<ManagerContext['actor'], 'userId'> | null;
}

interface Wanted extends AskedCampaign {
  scores: boolean;
  /** Of the organisation: a test without its feature is not told. */
  features: readonly FeatureKey[];
  profile?: string | undefined;
  ties?: ReadonlyMap<number, number>;
}

/** Rows of these people in this order. Whose results they tell, the caller writes down. */
export async function describePeople(
  reader: Reader,
  ids: readonly number[],
  { scores, features, profile, ties, ...asked }: Wanted,
): Promise<PersonRow[]> {
  const { db, organizationId, language, actor } = reader;
  const reference = profile === undefined ? null : await readProfile(reader, profile);
  const records = new Map<number, PersonRecord>();
  for (const record of await listPeople(db, organizationId, ids, asked))
    records.set(record.id, record);
  const labels = await listLabelsOf(db, organizationId, [...ids]);
  const tests = Map.groupBy(
    await listAskedAndShared(reader, ids, features),
    (test) => test.subject_id,
  );
  const ofThese = [...new Set([...tests.values()].flat().map(({ test }) => test))];
  const described = await describeTests(db, ofThese, language);
  const names = new Map(
    described.flatMap(({ test, name, instrument }) =>
      features.includes(instrumentFacts[instrument].feature) ? [[test, name] as const] : [],
    ),
  );
  const fits =
    scores && reference !== null ? await fitsOf(reader, ids, reference) : new Map<number, never>();
  const rated =
    scores && actor ? await listRatingsOf(db, { organizationId, raterId: actor.userId }, ids) : [];
  const ratings = Map.groupBy(rated, ({ subject_id: id }) => id);
  return ids.flatMap((id) => {
    const record = records.get(id);
    if (record === undefined) return [];
    return presentPerson(
      record,
      {
        labels: labels.get(id) ?? [],
        tests: (tests.get(id) ?? []).filter(({ test }) => names.has(test)),
        ratings: new Map(ratings.get(id)?.map(({ test, rating }) => [test, rating])),
        nameOf: (test) => names.get(test) ?? test,
        fit: fits.get(id) ?? null,
        tie: ties?.get(id) ?? null,
        scores,
      },
      language,
    );
  });
}

/**
 * The tests that somebody is asked for here, and those finished elsewhere that serve everyone with permission, as on the person's page.
 * Of the latter no number is told: they are no part of an order either.
 */
async function listAskedAndShared(
  { db, organizationId }: Reader,
  ids: readonly number[],
  features: readonly FeatureKey[],
): Promise<TestRecord[]> {
  const asked = await listTests(db, organizationId, ids);
  const known = new Set(asked.map(({ subject_id, test }) => `${subject_id} ${test}`));
  const shared = await listSharedTests({ db, organizationId, features }, ids);
  const unasked = shared.filter(({ subject_id, test }) => !known.has(`${subject_id} ${test}`));
  const nothing = { state: 'completed', score: null, score_low: null, score_high: null };
  return [...asked, ...unasked.map((test) => ({ ...test, ...nothing }))];
}

/** Of whom these rows tell a result; a place by it tells one too. */
export function whoseResults(rows: readonly PersonRow[]): number[] {
  return rows
    .filter(({ fit, tie, tests }) => fit !== null || tie !== null || tests.some(isTold))
    .map(({ id }) => id);
}

/** A rating that nobody has given, or that the reader may not see yet, tells nothing. */
export function isTold({ score, rating }: Pick<PersonRow['tests'][number], 'score' | 'rating'>) {
  return score !== null || (rating !== null && rating.mean !== null);
}
