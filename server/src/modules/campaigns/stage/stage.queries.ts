import type { outcomes } from '@assay/contract/stage-chip';
import { type RawBuilder, sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export type Outcome = (typeof outcomes)[number];

/** A stage with how many people are in it. */
export interface Stage {
  id: number;
  name: string;
  /** Which of the usual ones; null for one that somebody has named. */
  usual: number | null;
  order: number;
  outcome: Outcome | null;
  people: number;
}

export async function listStages(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<Stage[]> {
  const { rows } = await sql<Stage>`
    select s.id, s.name, s.usual, (row_number() over (order by s.place, s.id))::integer as order, s.outcome,
      (select count(*)::integer from app.staged_people p where p.campaign_id = s.campaign_id and p.stage_id = s.id) as people
    from app.stages s
    where s.organization_id = ${organizationId}::integer and s.campaign_id = ${campaignId}::integer
    order by s.place, s.id`.execute(db);
  return rows;
}

/** Lets one manager after the other change the stages of a campaign; people are moved meanwhile. */
export async function holdStages(db: Db, organizationId: OrganizationId, campaignId: number) {
  await db
    .selectFrom('stages')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** One of a campaign's stages. */
export function findStage(db: Db, organizationId: OrganizationId, campaignId: number, id: number) {
  return oneStage(db, organizationId, campaignId, id).executeTakeFirst();
}

/** The same, which is not deleted until the transaction ends. */
export function holdStage(db: Db, organizationId: OrganizationId, campaignId: number, id: number) {
  return oneStage(db, organizationId, campaignId, id).forKeyShare().executeTakeFirst();
}

function oneStage(db: Db, organizationId: OrganizationId, campaignId: number, id: number) {
  return db
    .selectFrom('stages')
    .select(['id', 'name', 'usual', sql<Outcome | null>`outcome`.as('outcome')])
    .where('organization_id', '=', organizationId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id);
}

/** Whether a stage is one of the organisation's, in whichever campaign. */
export async function isOwnStage(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('stages')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

interface NewStage {
  name: string;
  usual: number | null;
  place: number;
  outcome: Outcome | null;
}

export async function insertStage(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  stage: NewStage,
): Promise<void> {
  await db
    .insertInto('stages')
    .values({ ...stage, organization_id: organizationId, campaign_id: campaignId })
    .execute();
}

export async function updateStage(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  stage: NewStage,
): Promise<void> {
  await db
    .updateTable('stages')
    .set(stage)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Fails by a foreign key when somebody is in one of them. */
export async function deleteStages(
  db: Db,
  organizationId: OrganizationId,
  ids: number[],
): Promise<void> {
  await db
    .deleteFrom('stages')
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
}

export async function keepTemplate(
  db: Db,
  organizationId: OrganizationId,
  stages: Omit<NewStage, 'place'>[],
): Promise<void> {
  const kept = { stages: JSON.stringify(stages) };
  await db
    .insertInto('stage_templates')
    .values({ organization_id: organizationId, ...kept })
    .onConflict((already) => already.column('organization_id').doUpdateSet(kept))
    .execute();
}

/** Where some of a campaign's people stand, held until the transaction ends; who is not in it is absent. */
export function lockPlaces(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjectIds: number[],
) {
  return (
    db
      .selectFrom('staged_people as p')
      .select(['p.invitation_id', 'p.subject_id', 'p.stage_id'])
      .where('p.organization_id', '=', organizationId)
      .where('p.campaign_id', '=', campaignId)
      .where('p.subject_id', '=', sql<number>`any(${subjectIds}::integer[])`)
      // In one order, so that two managers who move the same people wait for each other instead of crossing.
      .orderBy('p.invitation_id')
      .forUpdate()
      .execute()
  );
}

/** How many of these are people of a campaign. */
export async function countPlaces(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjectIds: number[],
): Promise<number> {
  const { count } = await db
    .selectFrom('staged_people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('campaign_id', '=', campaignId)
    .where('subject_id', '=', sql<number>`any(${subjectIds}::integer[])`)
    .executeTakeFirstOrThrow();
  return count;
}

interface Move {
  stage: { id: number; name: string; usual: number | null };
  movedBy: number;
}

/** Moves people whose places are held, and writes down from where. */
export async function movePeople(
  db: Db,
  invitationIds: number[],
  { stage, movedBy }: Move,
): Promise<void> {
  await sql`
    insert into app.stage_moves (invitation_id, organization_id, subject_id, from_name, from_usual, to_name, to_usual, moved_by, moved_at)
      select p.invitation_id, p.organization_id, p.subject_id, s.name, s.usual, ${stage.name}, ${stage.usual}::smallint,
        ${movedBy}::integer, app.now()
      from app.staged_people p join app.stages s on s.id = p.stage_id
      where p.invitation_id = any(${invitationIds}::integer[]) order by p.invitation_id`.execute(
    db,
  );
  await db
    .updateTable('staged_people')
    .set({ stage_id: stage.id, moved_at: now })
    .where('invitation_id', '=', sql<number>`any(${invitationIds}::integer[])`)
    .execute();
}

/** Of one person in a campaign: the invitation, the present stage and what has been told. */
export function findPlace(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjectId: number,
) {
  return db
    .selectFrom('invitations')
    .leftJoin('staged_people as p', 'p.invitation_id', 'invitations.id')
    .leftJoin('stages as s', 's.id', 'p.stage_id')
    .select([
      'invitations.id as invitation_id',
      's.id',
      's.name',
      's.usual',
      sql<Outcome | null>`s.outcome`.as('outcome'),
      sql<Outcome | null>`p.told_outcome`.as('told_outcome'),
      'p.told_at',
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.status', '<>', 'anonymised')
    .executeTakeFirst();
}

export function listMoves(db: Db, organizationId: OrganizationId, invitationId: number) {
  return db
    .selectFrom('stage_moves as m')
    .leftJoin('users', 'users.id', 'm.moved_by')
    .select([
      'm.from_name',
      'm.from_usual',
      'm.to_name',
      'm.to_usual',
      'm.moved_at',
      'm.moved_by',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('m.organization_id', '=', organizationId)
    .where('m.invitation_id', '=', invitationId)
    .orderBy('m.id', 'desc')
    .execute();
}

/** The stage of an invitation (as `invitations`) in a list; null where the campaign has none. */
export const stageOfInvitation: RawBuilder<Pick<
  Stage,
  'id' | 'name' | 'usual' | 'outcome'
> | null> = sql`(
  select jsonb_build_object('id', s.id, 'name', s.name, 'usual', s.usual, 'outcome', s.outcome)
  from app.staged_people p join app.stages s on s.id = p.stage_id where p.invitation_id = invitations.id)`;

/** The place of that stage among those of its campaign. */
export const placeOfInvitation = sql`(
  select s.place from app.staged_people p join app.stages s on s.id = p.stage_id where p.invitation_id = invitations.id)`;

/** What a candidate is shown of an invitation (as `invitations`): decided only once told. */
export const progressOfInvitation: RawBuilder<'received' | 'under_review' | 'decided' | null> =
  sql`(
  select case when p.told_at is not null then 'decided' when invitations.completed_at is null then null
    when p.moved_at is not null then 'under_review' else 'received' end
  from app.staged_people p where p.invitation_id = invitations.id)`;
