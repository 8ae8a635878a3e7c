import { testTypeIds } from '@assay/contract/instruments';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import { permissionTextVersion } from '../modules/accounts/index.ts';
import { linkInvited, planReminders } from '../modules/campaigns/index.ts';
import { averageGroups } from '../modules/instruments/index.ts';
import { addAccount } from './account.demo.ts';
import { addAttempts, addProfile } from './attempts.demo.ts';
import { daysAgo, oneTest, satDown, type Span } from './days.ts';
import { firstNames, lastNames } from './people.data.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

/** Those that are the same for all, and the five skill tests. */
const mostTests = Object.keys(testTypeIds).length + 5;

interface Accounts {
  northwind: OrganizationId;
  contoso: OrganizationId;
  manager: number;
  other: number;
  candidate: number;
}

interface Plan extends Span {
  organizationId: OrganizationId;
  createdBy: number;
  name: string;
  type: 'recruitment' | 'development';
  status: 'draft' | 'active' | 'completed' | 'archived';
  profile: ['standard' | 'alt', number] | null;
  /** Personality alone unless it says more. */
  tests?: string[];
  sender: [string, string];
}

/** Somebody with these names, and an address made of them. */
export function namePerson(first: string, last: string) {
  const plain = `${first}.${last}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');
  return { first, last, email: `${plain}@example.test` };
}

const people = firstNames.slice(0, 60).map((first, i) => namePerson(first, lastNames[i] as string));

/** Campaigns in every state, with sixty people who have finished, begun, or not yet answered. */
export async function loadCampaigns(
  db: Trx,
  passwordHash: string,
  accounts: Accounts,
): Promise<void> {
  const northwind = {
    organizationId: accounts.northwind,
    createdBy: accounts.manager,
    sender: ['Maria Keller', 'manager@assay.test'] as [string, string],
  };
  const contoso = {
    organizationId: accounts.contoso,
    createdBy: accounts.other,
    sender: ['Tom Visser', 'manager2@assay.test'] as [string, string],
  };
  const leads = await addCampaign(db, {
    ...northwind,
    name: 'Engineering leads, autumn',
    type: 'recruitment',
    status: 'active',
    profile: ['alt', 1],
    deadline: 13,
    age: 11,
  });
  const service = await addCampaign(db, {
    ...northwind,
    name: 'Customer service team',
    type: 'development',
    status: 'active',
    profile: ['alt', 4],
    tests: ['1', '3', 'burnout'],
    deadline: 27,
    age: 4,
  });
  const spring = await addCampaign(db, {
    ...northwind,
    name: 'Graduates, spring',
    type: 'recruitment',
    status: 'completed',
    profile: ['alt', 6],
    deadline: -60,
    age: 120,
  });
  await addCampaign(db, {
    ...northwind,
    name: 'Sales pilot',
    type: 'recruitment',
    status: 'archived',
    profile: null,
    deadline: -300,
    age: 330,
  });
  await addCampaign(db, {
    ...northwind,
    name: 'Finance business partners',
    type: 'recruitment',
    status: 'draft',
    profile: ['standard', 1],
    deadline: 40,
    age: 1,
  });
  const contosoActive = await addCampaign(db, {
    ...contoso,
    name: 'Store managers',
    tests: ['1', '3'],
    type: 'recruitment',
    status: 'active',
    profile: ['alt', 5],
    deadline: 20,
    age: 6,
  });

  for (const [i, person] of people.entries()) {
    const id = await addAccount(db, passwordHash, person);
    const mine = i < 28 ? leads : i < 38 ? service : i < 50 ? spring : contosoActive;
    const organizationId = i < 50 ? accounts.northwind : accounts.contoso;
    // The last of each group have not come round to it yet.
    const state =
      mine !== spring && i % 10 === 9
        ? 'invited'
        : mine !== spring && i % 10 === 8
          ? 'in_progress'
          : 'completed';
    await addInvitation(db, {
      ...person,
      id,
      campaign: mine,
      organizationId,
      state,
      seed: i + 1,
    });
  }
  await addInvitation(db, {
    first: 'Kim',
    last: 'Jansen',
    email: 'candidate@assay.test',
    id: accounts.candidate,
    campaign: leads,
    organizationId: accounts.northwind,
    state: 'invited',
    seed: 0,
    permission: true,
  });
}

/** The links that emails carry: everybody invited has one. */
export async function linkEverybody(db: Trx, secret: string): Promise<void> {
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['id', 'organization_id', 'deadline'])
    .execute();
  for (const campaign of campaigns) {
    const people = await db
      .selectFrom('invitations')
      .select(['id', 'subject_id'])
      .where('campaign_id', '=', campaign.id)
      .where('invited_at', 'is not', null)
      .execute();
    await linkInvited({ db, secret }, campaign, people);
  }
}

/** What the organisations' packages are used for, once everybody is there. */
export async function countSubjects(db: Trx): Promise<void> {
  await sql`update app.organizations o set subjects_used =
    (select count(distinct subject_id) from app.invitations i where i.organization_id = o.id)`.execute(
    db,
  );
}

/** Answers what its people need to know of it. */
export async function addCampaign(db: Trx, plan: Plan): Promise<DemoCampaign> {
  const { id } = await db
    .insertInto('campaigns')
    .values({
      organization_id: plan.organizationId,
      created_by: plan.createdBy,
      name: plan.name,
      type: plan.type,
      status: plan.status,
      test_types: plan.tests ?? ['1'],
      deadline: sql<Date>`date_trunc('day', app.now()) + ${plan.deadline} * interval '1 day' + interval '17 hours'`,
      number_of_reminders: 2,
      sender_name: plan.sender[0],
      sender_email: plan.sender[1],
      profile_kind: plan.profile?.[0] ?? null,
      profile_id: plan.profile?.[1] ?? null,
      email_update_on_test_complete: false,
      created_at: daysAgo(plan.age),
      activated_at: plan.status === 'draft' ? null : daysAgo(plan.age),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (plan.status === 'active') await addReminders(db, id);
  return { id, age: plan.age, deadline: plan.deadline };
}

/** As activation plans them; what lies behind us counts as sent. */
async function addReminders(db: Trx, campaignId: number): Promise<void> {
  await planReminders(db, campaignId);
  await sql`update app.reminders set sent_at = due_at where campaign_id = ${campaignId} and due_at <= app.now()`.execute(
    db,
  );
}

export interface DemoCampaign extends Span {
  id: number;
}

interface Invitation {
  id: number;
  first: string;
  last: string;
  email: string;
  campaign: DemoCampaign;
  organizationId: OrganizationId;
  state: 'invited' | 'in_progress' | 'completed' | 'expired';
  seed: number;
  /** Given although nothing is begun yet. */
  permission?: boolean;
  /** Whether answers are added elsewhere. */
  unanswered?: boolean;
}

/** Answers how many days ago the person sat down, or would have. */
export async function addInvitation(db: Trx, one: Invitation): Promise<number> {
  const { campaign } = one;
  const since = satDown(campaign, one.seed);
  const begun = one.state === 'in_progress' || one.state === 'completed';
  await db
    .insertInto('invitations')
    .values({
      organization_id: one.organizationId,
      campaign_id: campaign.id,
      subject_id: one.id,
      first_name: one.first,
      last_name: one.last,
      email: one.email,
      status: one.state,
      added_at: daysAgo(campaign.age),
      invited_at: daysAgo(campaign.age),
      former_status: one.state === 'expired' ? 'invited' : null,
      opened_at: begun ? daysAgo(since + oneTest) : null,
      started_at: begun ? daysAgo(since) : null,
      completed_at: one.state === 'completed' ? daysAgo(since - mostTests * oneTest) : null,
    })
    .execute();
  if (!begun && one.permission !== true) return since;
  await db
    .insertInto('permissions')
    .values({
      subject_id: one.id,
      organization_id: one.organizationId,
      text_version: permissionTextVersion,
      granted_at: daysAgo(since + oneTest / 2),
    })
    .execute();
  if (!begun) return since;
  await addProfile(db, one, since);
  if (one.unanswered) return since;
  await addAttempts(db, { id: one.id, seed: one.seed, done: one.state === 'completed' }, since);
  await averageGroups(db, one.id);
  return since;
}
