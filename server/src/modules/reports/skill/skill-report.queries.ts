import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Whether an organisation may know of a test: it is offered to it, or one of its campaigns has asked for it. */
function knownTo(organizationId: OrganizationId) {
  return sql<boolean>`app.uses_skill_test(${organizationId}::integer, skill_tests.id)`;
}

export function findKnownTest(db: Db, organizationId: OrganizationId, testId: number) {
  return db
    .selectFrom('skill_tests')
    .select(['id', 'name', 'language', 'is_sample'])
    .where('id', '=', testId)
    .where(knownTo(organizationId))
    .executeTakeFirst();
}

/** The skill tests that campaigns of the organisation ask of a subject, and those taken that it may know of; by name. */
export function listSubjectTests(db: Db, organizationId: OrganizationId, subjectId: number) {
  const asking = sql`app.invitations i join app.campaigns c on c.id = i.campaign_id join app.campaign_tests t on t.campaign_id = c.id
    where i.subject_id = ${subjectId}::integer and i.organization_id = ${organizationId}::integer
      and i.invited_at is not null and t.skill_test_id = skill_tests.id`;
  const asked = sql<boolean>`exists (select from ${asking})`;
  return db
    .selectFrom('skill_tests')
    .leftJoin('attempts', (join) =>
      join
        .on(sql<boolean>`attempts.test = 'mcqt_' || skill_tests.id`)
        .on('attempts.subject_id', '=', subjectId),
    )
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select([
      'skill_tests.id',
      'skill_tests.name',
      'attempts.started_at',
      'attempts.completed_at',
      'results.scores',
      sql<string[]>`array(select c.name from ${asking} order by i.invited_at desc, c.id desc)`.as(
        'campaigns',
      ),
    ])
    .where(knownTo(organizationId))
    .where((where) => where.or([asked, where('results.attempt_id', 'is not', null)]))
    .orderBy('skill_tests.name')
    .orderBy('skill_tests.id')
    .execute();
}

/**
 * How many people of the organisation's closed groups have got which score, in per cent: twenty at a time, so that a
 * percentile before and after somebody has come says nothing about that person.
 */
export async function listOwnDistribution(db: Db, organizationId: OrganizationId, test: string) {
  return db
    .selectFrom('average_groups')
    .innerJoin('average_members', 'average_members.group_id', 'average_groups.id')
    .innerJoin('results', 'results.attempt_id', 'average_members.attempt_id')
    .select([
      sql<number>`(results.summary ->> 'percent')::float8`.as('percent'),
      sql<number>`count(*)::integer`.as('people'),
    ])
    .where('average_groups.organization_id', '=', organizationId)
    .where('average_groups.instrument', '=', 'skill')
    .where('average_groups.test', '=', test)
    .where('average_groups.whole', '=', true)
    .groupBy(sql`1`)
    .execute();
}

/** What somebody was asked, without the options. */
export async function listAskedQuestions(db: Db, subjectId: number, testId: number) {
  const { rows } = await sql<{
    question_id: number;
    text: string;
    image_alternative: string;
  }>`select * from app.read_skill_questions(${subjectId}::integer, ${testId}::integer)`.execute(db);
  return rows;
}
