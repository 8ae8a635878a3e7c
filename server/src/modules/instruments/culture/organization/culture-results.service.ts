import type { CultureTestResults } from '@assay/contract/culture-organization';
import {
  scoreOrganization,
  type StoredOrganizationCulture,
} from '@assay/instruments/culture/organization';
import { presentOrganizationCulture } from '@assay/instruments/culture/organization-view';
import { cultureVersionOf } from '@assay/instruments/culture/versions';
import type { Db } from '../../../../platform/db/database.ts';
import type { ManagerContext, UserContext } from '../../../../platform/http/context.ts';
import { notFound } from '../../../../platform/http/errors.ts';
import { findOrganization } from '../../../organizations/index.ts';
import * as tests from './culture-test.queries.ts';
import { getTest } from './culture-test.service.ts';
import type { OrganizationId } from '../../../../platform/db/organization-id.ts';

/** What a campaign's people are compared with. */
export interface ComparedCulture {
  id: number;
  name: string;
  culture: StoredOrganizationCulture;
}

/**
 * The organisation's culture for a campaign: by the test that it chose, which may be deleted by now, or by the latest
 * one that a manager has answered whole. Null while there is none.
 */
export async function findComparedCulture(
  db: Db,
  organizationId: OrganizationId,
  chosen: number | null,
): Promise<ComparedCulture | null> {
  const test =
    chosen === null
      ? await tests.findLatestComplete(db, organizationId)
      : await tests.findTest(db, organizationId, chosen);
  if (test === undefined) return null;
  const culture = await scoreTest(db, test);
  return culture && { id: test.id, name: test.name, culture };
}

async function scoreTest(db: Db, { id, version }: tests.CultureTestRecord) {
  return scoreOrganization(await tests.listAllAnswers(db, id), cultureVersionOf(version));
}

export async function showTestResults(
  ctx: ManagerContext,
  id: number,
): Promise<CultureTestResults> {
  return presentResults(ctx, await getTest(ctx, id));
}

async function presentResults(
  { db, language }: Pick<UserContext, 'db' | 'language'>,
  test: tests.CultureTestRecord,
): Promise<CultureTestResults> {
  const { id, name, created_at } = test;
  const culture = await scoreTest(db, test);
  const results = culture && presentOrganizationCulture(culture, language);
  return { id, name, created_at: created_at.toISOString(), results };
}

/** For operators: of any organisation; 404 where test and organisation do not belong together. */
export async function showOrganizationResults(
  ctx: UserContext,
  { organizationId, testId }: { organizationId: OrganizationId; testId: number },
) {
  const { db } = ctx;
  const organization = await findOrganization(db, organizationId);
  const test = await tests.findTest(db, organizationId, testId);
  if (organization === undefined || test === undefined || test.deleted_at !== null)
    throw notFound();
  const { id, name } = organization;
  return { ...(await presentResults(ctx, test)), organization: { id, name } };
}

/** For operators: the tests of an organisation. */
export async function listOrganizationTests({ db }: UserContext, organizationId: OrganizationId) {
  if ((await findOrganization(db, organizationId)) === undefined) throw notFound();
  const rows = await tests.listTests(db, organizationId);
  return rows.map(({ id, name, created_at, managers }) => {
    return { id, name, created_at: created_at.toISOString(), managers };
  });
}
