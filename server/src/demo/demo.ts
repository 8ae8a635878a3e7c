import type { Config } from '../platform/config.ts';
import { system, transact, type Trx } from '../platform/db/database.ts';
import { openKeyring } from '../platform/crypto/keyring.ts';
import { openFiles } from '../platform/files/files.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import type { Node } from '../node.ts';
import { addAccount } from './account.demo.ts';
import { loadAllTests } from './all-tests.demo.ts';
import { countSubjects, linkEverybody, loadCampaigns } from './campaigns.demo.ts';
import { loadCulture } from './culture.demo.ts';
import { daysAgo, longAgo } from './days.ts';
import { loadInterviews } from './interviews.demo.ts';
import { loadKept } from './kept.demo.ts';
import { loadLabels } from './labels.demo.ts';
import { loadLogical } from './logical.demo.ts';
import { loadSkills } from './skills.demo.ts';
import { loadStages } from './stages.demo.ts';
import { loadSuccessProfiles } from './success-profiles.demo.ts';
import { loadSuccession } from './succession.demo.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

/** Fills an empty database with two organisations and what happens in them. Does nothing to one with people in it. */
export async function loadDemo(node: Node, config: Config): Promise<void> {
  const password = await hashPassword(config.demoPassword);
  const files = await openFiles(config);
  const keyring = openKeyring(config);
  await transact(node.pool.db, system, async (db) => {
    const { count } = await db
      .selectFrom('users')
      .select((where) => where.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) return;

    const northwind = await addOrganization(db, 'Northwind', 2);
    const contoso = await addOrganization(db, 'Contoso', 1);
    await addAccount(db, password, {
      email: 'super@assay.test',
      first: 'Sam',
      last: 'Super',
      role: 'super_admin',
    });
    await addAccount(db, password, {
      email: 'operator@assay.test',
      first: 'Olga',
      last: 'Operator',
      role: 'tdl_admin',
    });
    const manager = await addAccount(db, password, {
      email: 'manager@assay.test',
      first: 'Maria',
      last: 'Keller',
      role: 'admin',
      organizationId: northwind,
    });
    const other = await addAccount(db, password, {
      email: 'manager2@assay.test',
      first: 'Tom',
      last: 'Visser',
      role: 'admin',
      organizationId: contoso,
    });
    const candidate = await addAccount(db, password, {
      email: 'candidate@assay.test',
      first: 'Kim',
      last: 'Jansen',
    });
    await loadCampaigns(db, password, { northwind, contoso, manager, other, candidate });
    const [colleague = manager] = await loadCulture(db, password, {
      id: northwind,
      manager,
      colleagues: [
        ['Ines', 'Okafor'],
        ['Pieter', 'Smit'],
      ],
      seed: 3,
      agreement: 0.85,
    });
    await loadCulture(db, password, {
      id: contoso,
      manager: other,
      colleagues: [
        ['Nora', 'Lind'],
        ['Ali', 'Demir'],
      ],
      seed: 8,
      agreement: 0.55,
    });
    const skills = await loadSkills(db, files);
    await loadLogical(db, password, { id: northwind, manager });
    await loadInterviews(db, { files, keyring }, password, {
      id: northwind,
      manager,
    });
    await loadAllTests(db, {
      organizationId: northwind,
      manager,
      candidate,
      skills: skills.slice(0, 1),
    });
    await loadLabels(db, northwind);
    await loadStages(db, { organizationId: northwind, manager });
    await loadKept(db, keyring, { organizationId: northwind, manager });
    await loadSuccession(db, { organizationId: northwind, manager });
    await loadSuccessProfiles(db, { organizationId: northwind, manager, colleague });
    await linkEverybody(db, config.secret);
    await countSubjects(db);
  });
}

async function addOrganization(db: Trx, name: string, packageId: number): Promise<OrganizationId> {
  const { id } = await db
    .insertInto('organizations')
    .values({
      name,
      package_id: packageId,
      created_at: daysAgo(longAgo),
      period_started_at: daysAgo(200),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('organization_features')
    .columns(['organization_id', 'feature_id'])
    .expression((where) =>
      where
        .selectFrom('features')
        .select((f) => [f.val(id).as('organization_id'), 'features.id'])
        // One of the two lets its people in without a password, so that both ways can be seen.
        .where('features.key', 'is distinct from', name === 'Northwind' ? 'passwordless' : null),
    )
    .execute();
  return id;
}
