import { testTypeIds } from '@assay/contract/instruments';
import type { Trx } from '../platform/db/database.ts';
import { addCampaign, addInvitation } from './campaigns.demo.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Wanted {
  organizationId: OrganizationId;
  manager: number;
  candidate: number;
  /** Skill tests, beside one of every other kind. */
  skills: readonly string[];
}

/** A campaign that asks the demo's candidate for everything, so that each test can be tried. */
export async function loadAllTests(db: Trx, wanted: Wanted): Promise<void> {
  const { organizationId, manager, candidate, skills } = wanted;
  const campaign = await addCampaign(db, {
    organizationId,
    createdBy: manager,
    sender: ['Maria Keller', 'manager@assay.test'],
    name: 'Every test, to try',
    type: 'development',
    status: 'active',
    profile: null,
    tests: [...Object.values(testTypeIds).map(String), ...skills],
    deadline: 60,
    age: 2,
  });
  await addInvitation(db, {
    first: 'Kim',
    last: 'Jansen',
    email: 'candidate@assay.test',
    id: candidate,
    campaign,
    organizationId,
    state: 'invited',
    seed: 0,
  });
}
