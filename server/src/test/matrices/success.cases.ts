import type { Person, Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import { ownReviews, reviewCases } from './review.cases.ts';
import type { Case } from './tenant.case.ts';

/** A success profile with one person in it. */
export interface Success {
  profile: number;
  /** Of the person's row. */
  row: number;
}

const base = '/api/admin/success-profiles';

export async function makeSuccess(
  server: TestServer,
  { manager: { token }, organization }: Tenant,
  person: Person,
): Promise<Success> {
  const json = { name: 'Household', category_id: 6 };
  const { body } = await server.call('POST', `${base}/report`, { token, json });
  const { id } = body.data as { id: number };
  const edited = await server.call('PUT', `${base}/report/edit/${id}`, {
    token,
    json: { add: [person.id] },
  });
  const [row] = edited.body.data.reviews as { id: number }[];
  await saveVersion(server, organization.id, id);
  return { profile: id, row: row?.id ?? 0 };
}

/** As saving writes it, which takes more people than a household has; `bad`: one that predicts nothing and is unfair. */
export async function saveVersion(
  server: TestServer,
  organization: number,
  profile: number,
  bad = false,
) {
  const [r, low] = bad ? [0.1, -0.15] : [0.4, 0.2];
  const tried = { n: 60, r, interval: [low, 0.6], likely: 0.2, empty: 0, forecasts: !bad };
  const impact = { people: 60, taken: 20, gender: [], age: [], adverse: bad };
  await server.database.query(
    `insert into app.custom_profile_versions (organization_id, success_profile_id, version, name, outcome, targets, evidence, norm, n, fairness, created_at)
     values ($1, $2, 1, 'Household', 'performance', $3, $4, 'A norm', 60, $5, now())`,
    [
      organization,
      profile,
      JSON.stringify([{ facet: 'C4', weight: 1, direction: 'high', target: 55 }]),
      JSON.stringify({ tried, beside: [], scales: [] }),
      JSON.stringify(impact),
    ],
  );
}

interface Home {
  person: { id: number; token: string };
  success: Success;
  campaign: number;
  label: number;
  tenant: { manager: { token: string } };
}

interface Sides {
  own: () => Home;
  theirs: () => Home;
  people: () => number[];
}

export function successCases({ own, theirs, people }: Sides): Record<string, Case> {
  const as = (json?: unknown) => ({ token: own().tenant.manager.token, json });
  const profile = (method: string, after: string, json?: unknown): Case => ({
    foreign: () => [theirs().success.profile],
    call: (id) => [method, `${base}/${after.replace('*', String(id))}`, as(json)],
  });
  const edited = (field: 'add' | 'remove'): Case => ({
    foreign: people,
    call: (id) => [
      'PUT',
      `${base}/report/edit/${own().success.profile}`,
      as({ [field]: [own().person.id, id] }),
    ],
  });
  const narrowed = (by: 'campaign' | 'label'): Case => ({
    foreign: () => [theirs()[by]],
    call: (id) => ['GET', `/api/admin/reviews/subjects/filter?${by}=${id}`, as()],
  });
  return {
    'reviews-subjects-filter query.campaign': narrowed('campaign'),
    'reviews-subjects-filter query.label': narrowed('label'),
    ...reviewCases({ own, theirs, people }),
    'success-profile-report-get params.id': profile('GET', 'report/*'),
    'success-profile-report-edit params.id': profile('PUT', 'report/edit/*', { name: 'Taken' }),
    'success-profile-report-edit body.add': edited('add'),
    'success-profile-report-edit body.remove': edited('remove'),
    'success-profile-report-correlation params.id': profile('GET', 'report/correlation/*'),
    'success-profile-report-points params.id': profile(
      'GET',
      'report/correlation/*/points?scale=C4&outcome=performance',
    ),
    'success-profile-report-save body.report_id': {
      foreign: () => [theirs().success.profile],
      call: (id) => ['POST', `${base}/report/save`, as({ report_id: id })],
    },
    'personality-custom-profile-population params.profileId': {
      foreign: () => [theirs().success.profile],
      call: (id) => ['GET', `/api/personality-test/custom-profile-population/${id}`, as()],
    },
    'success-profile-delete params.id': profile('DELETE', 'delete/*'),
    'review-delete params.id': {
      foreign: () => [theirs().success.row],
      call: (id) => ['DELETE', `/api/admin/reviews/delete/${id}`, as()],
    },
  };
}

/** What works with the own ids; removal last. */
export function ownSuccess(home: Home): Record<string, number> {
  const { person, success } = home;
  return {
    'reviews-subjects-filter query.campaign': home.campaign,
    'reviews-subjects-filter query.label': home.label,
    'success-profile-report-get params.id': success.profile,
    'success-profile-report-edit params.id': success.profile,
    'success-profile-report-correlation params.id': success.profile,
    'personality-custom-profile-population params.profileId': success.profile,
    'success-profile-report-edit body.add': person.id,
    ...ownReviews(home),
    'success-profile-report-edit body.remove': person.id,
  };
}
