import { reviewItems } from '@assay/instruments/success/reviews/items';
import { makeCampaign, makeStaff, makeTenant, type Person, type Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';
import { activate, enterCampaign } from './shortcuts.ts';

/** A success profile with people in it, as the database has them. */
export async function makeSuccessProfile(
  server: TestServer,
  organizationId: number,
  people: readonly { id: number }[],
  category: { kind: 'standard' | 'alt'; id: number } = { kind: 'standard', id: 4 },
): Promise<number> {
  const [profile] = await server.database.query<{ id: number }>(
    `insert into app.success_profiles (organization_id, name, category_kind, category_id, created_at, updated_at)
     values ($1, 'Profile ' || gen_random_uuid(), $2, $3, app.now(), app.now()) returning id`,
    [organizationId, category.kind, category.id],
  );
  const id = (profile as { id: number }).id;
  await server.database.query(
    `insert into app.success_profile_people (organization_id, success_profile_id, subject_id, added_at)
     select $1, $2, p, app.now() from unnest($3::integer[]) p`,
    [organizationId, id, people.map((person) => person.id)],
  );
  return id;
}

/** An organisation with two managers, and some people of it in a success profile. */
export async function reviewedPeople(server: TestServer, count = 1) {
  const tenant: Tenant = await makeTenant(server);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const subjects = Array.from({ length: count }, (_, at) => ({
    first_name: `Ruth${at}`,
    last_name: 'Reviewed',
    email: `reviewed-${Math.random()}@example.org`,
  }));
  const campaign = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, campaign.id);
  const people: Person[] = [];
  for (const { email } of subjects) {
    people.push(await enterCampaign(server, tenant, campaign.id, email));
  }
  const [person] = people;
  if (person === undefined) throw new Error('Nobody to be reviewed');
  const profile = await makeSuccessProfile(server, tenant.organization.id, people);
  return { tenant, manager: tenant.manager, colleague, campaign, people, person, profile };
}

/** All answers of a review of family 4: one rating for each outcome, or none. */
export function reviewAnswers(performance: number | null, engagement = performance) {
  return reviewItems({ kind: 'standard', id: 4 }).map(({ id, outcome }) => ({
    question_id: id,
    value: outcome === 'performance' ? performance : engagement,
  }));
}

/** The calls of a review, as somebody makes them. */
export function reviewCalls(server: TestServer, profile: number, subject: number) {
  const named = { success_profile_report_id: profile, subject_id: subject };
  const post = (path: string, json: object, { token }: { token: string }) =>
    server.call('POST', `/api/admin/reviews/${path}`, { token, json: { ...named, ...json } });
  const get = (path: string, { token }: { token: string }) =>
    server.call('GET', `/api/admin/reviews/${path}`, { token });
  return {
    begin: (by: { token: string }) => post('new', {}, by),
    answer: (by: { token: string }, answers: unknown, more: object = {}) =>
      post('answers', { category_id: 4, answers, ...more }, by),
    discard: ({ token }: { token: string }) =>
      server.call('DELETE', `/api/admin/reviews/draft/${subject}/${profile}`, { token }),
    categories: (by: { token: string }) => get(`categories/${subject}`, by),
    results: (by: { token: string }) => get(`results/${subject}/${profile}`, by),
    overTime: (outcome: string, by: { token: string }, category = '4') =>
      get(`${outcome}-over-time/${subject}/${category}`, by),
    agreement: (by: { token: string }) => get(`agreement/${profile}`, by),
  };
}
