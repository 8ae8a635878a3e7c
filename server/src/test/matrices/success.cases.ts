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
  { manager: { token } }: Tenant,
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
  return { profile: id, row: row?.id ?? 0 };
}

interface Home {
  person: { id: number };
  success: Success;
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
  return {
    ...reviewCases({ own, theirs, people }),
    'success-profile-report-get params.id': profile('GET', 'report/*'),
    'success-profile-report-edit params.id': profile('PUT', 'report/edit/*', { name: 'Taken' }),
    'success-profile-report-edit body.add': edited('add'),
    'success-profile-report-edit body.remove': edited('remove'),
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
    ...ownReviews(home),
    'success-profile-report-get params.id': success.profile,
    'success-profile-report-edit params.id': success.profile,
    'success-profile-report-edit body.add': person.id,
    'success-profile-report-edit body.remove': person.id,
  };
}
