import { listOrganizationCultureTests } from '@assay/contract/culture-organization';
import type { getPlatformDashboard } from '@assay/contract/dashboard';
import type { OutputOf } from '@assay/contract/endpoint';
import {
  countSubjects,
  filterOrganizations,
  getOrganization,
  listFeatures,
  listPackages,
} from '@assay/contract/organizations';
import type { Network } from '../network.ts';
import { onePage } from './campaigns.ts';

type Organization = OutputOf<typeof getOrganization>['data'];

/** What the dashboard of those who run this Assay says where there is nothing yet. */
export const quietPlatform: OutputOf<typeof getPlatformDashboard>['data'] = {
  organizations: { active: 0, trial: 0, inactive: 0 },
  people: { invited: 0, completed: 0 },
  nearly_full: [],
  ending: [],
  mails: { waiting: 0, sent: 0, failed: 0 },
  failing: [],
  background: { late: 0, oldest: null, no_worker: false, worker_seen: null },
};

const trial = { id: 1, name: 'Trial', subject_limit: 25 };
export const small = { id: 2, name: 'Small', subject_limit: 250 };

export function organizationOf(
  id: number,
  name: string,
  of: Organization['package'],
): Organization {
  return {
    id,
    organization_name: name,
    organization_status: 'active',
    package: of,
    package_id: of.id,
    logo_url: null,
    managers_count: 1,
    subjects_used: 3,
    created_at: '2026-11-02T09:00:00.000Z',
    feature_ids: [],
    time_zone: 'Europe/Amsterdam',
    period_ends_at: '2027-11-02T09:00:00.000Z',
    managers: [
      {
        id: 9,
        organization_id: id,
        first_name: 'Iris',
        last_name: 'Waits',
        email: 'iris@test.test',
        roles: ['admin'],
        status: 'invited',
        created_at: '2026-11-02T09:00:00.000Z',
      },
    ],
  };
}

const all = [organizationOf(1, 'Northwind', small), organizationOf(2, 'Contoso', trial)];

/** Two organisations, Northwind and Contoso, as those see them who run this Assay. */
export function serveOrganizations(network: Network): void {
  network
    .answerBy(filterOrganizations, ({ query }) => {
      const name = String(query['name'] ?? '').toLowerCase();
      const fits = all.filter(
        (one) =>
          one.organization_name.toLowerCase().includes(name) &&
          (query['status'] ?? one.organization_status) === one.organization_status &&
          Number(query['package'] ?? one.package_id) === one.package_id,
      );
      // As if there were a second page of all of them.
      const total = fits.length === all.length ? 12 : fits.length;
      const pages = { per_page: 10, last_page: Math.ceil(total / 10) || 1 };
      return { data: fits, meta: { ...onePage(total), ...pages } };
    })
    .answerBy(getOrganization, ({ params }) => {
      const found = all.find(({ id }) => id === Number(params['id']));
      return found ? { data: found } : Response.json({ message: 'Not found.' }, { status: 404 });
    })
    .reply(listOrganizationCultureTests, { data: [] })
    .reply(listPackages, { data: [trial, small] })
    .reply(listFeatures, { data: [] })
    .answerBy(countSubjects, ({ params: { from = '', to = '' } }) => ({
      data: { from, to, subjects_count: 3 },
    }));
}
