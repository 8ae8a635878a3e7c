import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { findCultureTest } from '../../instruments/index.ts';
import { campaignMessages } from '../messages.data.ts';

/**
 * The culture test that a form names: null for the latest one, undefined where the form says nothing.
 * Throws 404 for one that is not there and 422 for a deleted one, except the one that the campaign has already.
 */
export async function readCultureTest(
  { db, organizationId }: ManagerContext,
  chosen: number | '' | null | undefined,
  present: number | null,
): Promise<number | null | undefined> {
  if (chosen === undefined) return undefined;
  if (chosen === null || chosen === '') return null;
  if (chosen === present) return chosen;
  const test = await findCultureTest(db, organizationId, chosen);
  if (test === undefined) throw notFound();
  if (test.deleted_at !== null) {
    throw invalid({ culture_test_id: campaignMessages.cultureProfileDeleted() });
  }
  return chosen;
}
