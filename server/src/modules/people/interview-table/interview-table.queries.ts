import type { AttemptNumber } from '@assay/contract/attempt-number';
import { sql } from 'kysely';
import { onLivePermission, shownName } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { shownStatus } from '../../campaigns/index.ts';
import { attemptNumberOf } from '../../instruments/index.ts';
import type { RatingSummary } from '@assay/contract/interview-ratings';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface CampaignFilter {
  campaignId: number;
  /** As the database names it. */
  test: string;
  name?: string;
}

interface InterviewFilter extends CampaignFilter {
  order?: string;
  page: number;
  perPage: number;
  /** Who reads it: what others have given shows, and orders, only beside an own rating. */
  raterId: number;
}

/** Without permission there is no attempt in the row, and so nothing to show, to sort or to look for. */
function invited(db: Db, organizationId: OrganizationId, filter: CampaignFilter) {
  let query = db
    .selectFrom('invitations')
    .leftJoin('permissions', onLivePermission)
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.subject_id', '=', 'permissions.subject_id')
        .on('attempts.test', '=', filter.test),
    )
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', filter.campaignId)
    .where('invitations.status', '<>', 'anonymised');
  if (filter.name !== undefined && filter.name !== '') {
    const text = sql`lower(invitations.first_name || ' ' || invitations.last_name || ' ' || invitations.email)`;
    query = query.where(sql<boolean>`strpos(${text}, lower(${filter.name})) > 0`);
  }
  return query;
}

const state = sql<string>`case
  when attempts.completed_at is not null then 'completed'
  when attempts.id is not null then 'in_progress'
  when ${shownStatus} in ('in_progress', 'completed') then 'invited'
  else ${shownStatus} end`;

/** Recordings that answer a question; nothing of what is not begun. */
const kept = (what: ReturnType<typeof sql>) => sql<number | null>`case when attempts.id is not null
  then (select ${what} from app.recordings r where r.attempt_id = attempts.id and r.kept_at is not null) end`;
const answered = kept(sql`count(*)::integer`);
const seconds = kept(sql`coalesce(sum(r.seconds), 0)::integer`);
const retakes = kept(
  sql`case when bool_and(r.take is not null) is not false then count(*) filter (where r.take > 1)::integer end`,
);

/** What managers have given for what was handed in. */
function ratedIn({ raterId }: InterviewFilter) {
  const own = sql`r.rater_id = ${raterId}::integer`;
  const ratings = sql`from app.interview_ratings r
    where r.attempt_id = attempts.id and r.organization_id = invitations.organization_id and r.mean is not null`;
  const mean = sql`case when bool_or(${own}) then round(avg(r.mean)::numeric, 2) end`;
  return {
    mean: sql<number | null>`(select ${mean} ${ratings})`,
    summary: sql<RatingSummary | null>`case when attempts.completed_at is not null then (
      select jsonb_build_object('raters', count(*), 'own', round((max(r.mean) filter (where ${own}))::numeric, 2), 'mean', ${mean})
      ${ratings}) end`,
  };
}

const orders = {
  name: shownName,
  // As far as people are, not by the alphabet.
  state: sql`array_position(array['completed', 'in_progress', 'opened', 'invited', 'permission_pending'], ${state})`,
  answered,
  seconds,
  completed_at: sql`attempts.completed_at`,
};

/** A page of everybody of a campaign, with what they have recorded of its interview. */
export async function listInterviewRows(
  db: Db,
  organizationId: OrganizationId,
  filter: InterviewFilter,
) {
  const order = filter.order ?? 'name';
  const rated = ratedIn(filter);
  const by = { ...orders, rating: rated.mean };
  const expression = by[order.replace('-', '') as keyof typeof by];
  const rows = await invited(db, organizationId, filter)
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      sql<boolean>`permissions.id is not null`.as('permission'),
      state.as('state'),
      answered.as('answered'),
      'attempts.questions as asked',
      seconds.as('seconds'),
      retakes.as('retakes'),
      'attempts.started_at',
      'attempts.completed_at',
      sql<AttemptNumber | null>`case when attempts.id is not null then ${attemptNumberOf(sql.ref('attempts.subject_id'))} end`.as(
        'attempt',
      ),
      rated.summary.as('rating'),
    ])
    .orderBy(expression, (way) => (order.startsWith('-') ? way.desc() : way.asc()).nullsLast())
    .orderBy('invitations.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const { total } = await invited(db, organizationId, filter)
    .select((where) => where.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
