import { summarisePersonality } from '@assay/instruments/personality/present';
import { personalityVersion } from '@assay/instruments/personality/versions';
import { scorePersonality } from '@assay/instruments/personality/score';
import { simulatePersonality } from '@assay/instruments/personality/simulate';
import { seatCrowd } from './crowd.ts';
import type { Person, Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Somebody's scores, and a number of chance around 0. */
type Rate = (scores: Record<string, number>, chance: number) => number;

export interface Reviewed {
  profile: number;
  people: Person[];
}

const base = '/api/admin/success-profiles';

/**
 * A success profile with people who have a personality result and one review each, by the tenant's manager.
 * @param rate what the review says of performance.
 */
export async function makeReviewed(
  server: TestServer,
  tenant: Tenant,
  size: number,
  rate: Rate,
): Promise<Reviewed> {
  const { token, id: manager } = tenant.manager;
  const people = await seatCrowd(server, tenant, size, { test_types: ['1'] });
  const scored = people.map((_, at) => scorePersonality({ answers: simulatePersonality(at + 1) }));
  await server.database.query(
    `with given as (select * from unnest($1::integer[], $2::jsonb[]) as g (id, scores)),
       sat as (insert into app.attempts (subject_id, instrument, test, version, language, questions, parts, started_at, completed_at)
         select id, 'personality', '1', $3, 'en', 152, 0, app.now() - interval '1 hour', app.now() from given returning id, subject_id)
     insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
     select s.id, s.subject_id, 'personality', '1', g.scores, '{}', 20, app.now() from sat s join given g on g.id = s.subject_id`,
    [
      people.map(({ id }) => id),
      scored.map((scores) => JSON.stringify(scores)),
      personalityVersion,
    ],
  );
  const json = { name: `Reviewed ${Math.random()}`, category_id: 6 };
  const made = await server.call('POST', `${base}/report`, { token, json });
  const profile = (made.body.data as { id: number }).id;
  await server.call('PUT', `${base}/report/edit/${profile}`, {
    token,
    json: { add: people.map(({ id }) => id) },
  });
  const ratings = scored.map((stored, at) => {
    const chance = Math.sin(at * 12.9898) * 1.4;
    return Math.min(5, Math.max(1, rate(summarisePersonality(stored), chance)));
  });
  await server.database.query(
    `insert into app.success_reviews (organization_id, success_profile_person_id, success_profile_id, subject_id, reviewer_id,
       category, answers, performance, engagement, first_performance, first_engagement, started_at, given_at, changed_at)
     select s.organization_id, s.id, s.success_profile_id, s.subject_id, $3, '6', '{}', r.rating, 1 + (s.subject_id % 997) * 7919 % 40 / 10.0,
       r.rating, 1 + (s.subject_id % 997) * 7919 % 40 / 10.0, app.now(), app.now(), app.now()
     from unnest($1::integer[], $2::real[]) as r (id, rating)
     join app.success_profile_people s on s.subject_id = r.id and s.success_profile_id = $4`,
    [people.map(({ id }) => id), ratings, manager, profile],
  );
  return { profile, people };
}
