import type { OutputOf } from '@assay/contract/endpoint';
import { instrumentIds } from '@assay/contract/instruments';
import { getPerson } from '@assay/contract/people';
import { listRolePins, listSuccessionPins } from '@assay/contract/pins';
import { listGroupedProfiles } from '@assay/contract/reference-profiles';
import { listNotes } from '@assay/contract/subject-notes';
import { getSubjectProfile, getSubjectTimeline } from '@assay/contract/subject-profile';
import { refusal, type Network } from '../network.ts';
import { onePage } from './campaigns.ts';

type Profile = OutputOf<typeof getSubjectProfile>['data'];
type Listed = OutputOf<typeof getPerson>['data'];

const longAgo = '2026-11-02T09:00:00.000Z';

const ada = { id: 1, first_name: 'Ada', last_name: 'Byron', email: 'ada@person.test' };
const grace = { id: 2, first_name: 'Grace', last_name: 'Hopper', email: 'grace@person.test' };

const profile: Profile = {
  subject: ada,
  permission: { granted_at: longAgo },
  labels: [],
  campaigns: [
    {
      id: 7,
      name: 'Sales, spring',
      type: 'recruitment',
      status: 'completed',
      invited_at: longAgo,
      completed_at: longAgo,
      deadline: null,
      stage: null,
    },
  ],
  results: [
    {
      id: '1',
      instrument: instrumentIds[0],
      name: 'Personality',
      state: 'completed',
      started_at: longAgo,
      completed_at: longAgo,
      campaigns: [{ id: 7, name: 'Sales, spring' }],
      attempt: null,
      verdict: 'Fits Sales better than most.',
      score: null,
      saved: null,
      report: null,
    },
  ],
  custom_fields: [],
  given_data: { work_start_date_at_current_company: null, role_type: null, role_id: null },
  cv: null,
  can_sync: false,
  skills: null,
  notes_count: 0,
  looked: [],
};

const listed: Listed = {
  ...grace,
  status: 'invited',
  permission: false,
  permission_asked: false,
  labels: [],
  campaigns_count: 1,
  campaign: { id: 7, name: 'Sales, spring' },
  stage: null,
  last_activity_at: null,
  tests: [],
  fit: null,
  tie: null,
  campaigns: [],
};

/** Ada Byron, whose results may be read and of whom more may be known, and Grace Hopper, who has given no permission. */
export function servePerson(
  network: Network,
  known: Partial<Profile> = {},
  unpermitted: Partial<Listed> = {},
): void {
  network
    .answerBy(getSubjectProfile, ({ params }) =>
      params['id'] === '1'
        ? { data: { ...profile, ...known } }
        : refusal(403, { message: 'No permission.', code: 'permission_required' }),
    )
    .reply(getPerson, { data: { ...listed, ...unpermitted } })
    .reply(listNotes, { data: [] })
    .reply(getSubjectTimeline, { data: [], meta: onePage(0) })
    .reply(listRolePins, { data: [] })
    .reply(listSuccessionPins, { data: [] })
    .reply(listGroupedProfiles, {
      data: [
        { group: 'Standard', profiles: [{ id: 5, reference: '5', name: 'Health care' }] },
        { group: 'Own', profiles: [{ id: 6, reference: 'custom:6', name: 'Our sellers' }] },
      ],
    });
}
