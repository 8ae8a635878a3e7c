import { frameOrganizationOf } from '@assay/contract/frame-pages';
import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { system, transact } from '../../platform/db/database.ts';
import { findOrganization } from './organization.queries.ts';
import { asOrganization } from '../../platform/db/organization-id.ts';

/**
 * Origins of the sites that may show the page of an address in a frame. The address names the organisation, since nobody is
 * logged in when a document is asked for; that it names another one than it should opens nothing, see decision 0020.
 */
export async function listFrameSites(
  db: Kysely<Database>,
  path: string,
  query: string,
): Promise<readonly string[]> {
  const id = frameOrganizationOf(path, new URLSearchParams(query));
  if (id === undefined) return [];
  const found = await transact(db, system, (trx) => findOrganization(trx, asOrganization(id)), {
    readOnly: true,
  });
  return found?.status === 'active' ? found.frame_ancestors : [];
}
