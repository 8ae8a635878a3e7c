import { listAdjustments } from '@assay/contract/adjustments';
import { getEmailText, getReminderText, previewTypedMail } from '@assay/contract/campaign-mails';
import { filterCampaignResults } from '@assay/contract/campaign-results';
import {
  activateCampaign,
  editActiveCampaign,
  getCampaign,
  getPlaces,
  saveCampaign,
} from '@assay/contract/campaigns';
import { listCultureTests } from '@assay/contract/culture-organization';
import type { OutputOf } from '@assay/contract/endpoint';
import { listExtensions } from '@assay/contract/entry';
import { listLabels } from '@assay/contract/labels';
import type { Language } from '@assay/contract/languages';
import { getListColumns } from '@assay/contract/list-columns';
import { getManagerProfile } from '@assay/contract/managers';
import { listOfferedTests } from '@assay/contract/question-bank';
import { listGroupedProfiles } from '@assay/contract/reference-profiles';
import { listStages } from '@assay/contract/stages';
import type { Network } from '../network.ts';

type Campaign = OutputOf<typeof getCampaign>['data'];

/** Of a list that is shown whole. */
export const onePage = (total: number) => ({
  current_page: 1,
  last_page: 1,
  per_page: 25,
  total,
  total_is_exact: true,
});

const longAgo = '2026-11-02T09:00:00.000Z';

/** A draft that nobody is in, or what else is said of it. */
export function campaignOf(said: Partial<Campaign> = {}): Campaign {
  return {
    id: 7,
    campaign_name: 'Sales, spring',
    campaign_type: 'recruitment',
    status: 'draft',
    test_types: [1],
    tests: [{ id: 1, name: 'Personality' }],
    deadline: null,
    time_zone: 'Europe/Amsterdam',
    progress: { subjects: 0, invited: 0, opened: 0, started: 0, completed: 0 },
    created_at: longAgo,
    activated_at: null,
    open_to_all: false,
    number_of_reminders: 2,
    next_reminder_at: null,
    sender: 'Mara Visser <mara@test.test>',
    invite_sender_name: 'Mara Visser',
    invite_sender_email: 'mara@test.test',
    language: 'en',
    profile: null,
    culture_test_id: null,
    interview_id: null,
    interview_name: null,
    interview_questions: [],
    email_text: null,
    email_reminder_text: null,
    email_update_on_test_complete: false,
    email_update_on_all_complete: true,
    copy_of: null,
    version: 3,
    tests_fixed: false,
    subjects: [],
    ...said,
  };
}

const standardTexts: Record<Language, { invitation: string; reminder: string }> = {
  en: { invitation: '<p>You are invited.</p>', reminder: '<p>It is still open.</p>' },
  nl: { invitation: '<p>U bent uitgenodigd.</p>', reminder: '<p>Het staat nog open.</p>' },
  de: { invitation: '<p>Sie sind eingeladen.</p>', reminder: '<p>Es ist noch offen.</p>' },
  es: { invitation: '<p>Le invitamos.</p>', reminder: '<p>Sigue abierto.</p>' },
};

/** All that the form of a campaign asks, saves and shows then: a campaign that is saved is that one. */
export function serveCampaigns(network: Network, campaign = campaignOf()): void {
  const languageOf = ({ language }: Record<string, unknown>) => language as Language;
  network
    .reply(getManagerProfile, {
      data: {
        id: 1,
        organization_id: 1,
        first_name: 'Mara',
        last_name: 'Visser',
        email: 'mara@test.test',
        roles: ['admin'],
        status: 'active',
        created_at: longAgo,
      },
    })
    .reply(listGroupedProfiles, {
      data: [
        { group: 'Standard', profiles: [{ id: 5, reference: '5', name: 'Sales' }] },
        { group: 'Own', profiles: [{ id: 6, reference: 'custom:6', name: 'Our sellers' }] },
        { group: 'Models', profiles: [{ id: 7, reference: 'alt:7', name: 'Execution' }] },
      ],
    })
    .reply(listOfferedTests, {
      data: [
        {
          id: 3,
          text: 'SQL',
          description: 'Queries and joins.',
          questions_count: 10,
          minutes: 12,
          is_sample: false,
        },
      ],
    })
    .reply(listCultureTests, { data: [] })
    .reply(getPlaces, { data: { left: null, takes: null } })
    .answerBy(getEmailText, ({ query }) => ({
      data: { email_text: standardTexts[languageOf(query)].invitation, is_default: true },
    }))
    .answerBy(getReminderText, ({ query }) => ({
      data: { reminder_text: standardTexts[languageOf(query)].reminder, is_default: true },
    }))
    .answerBy(previewTypedMail, ({ body }) => ({
      data: { subject: 'Your invitation', html: body.text, text: body.text },
    }))
    .reply(getCampaign, { data: campaign })
    .reply(saveCampaign, { data: campaign })
    .reply(editActiveCampaign, { data: campaign })
    .reply(activateCampaign, { data: { ...campaign, status: 'active' } });
  servePeople(network);
}

/** The page of a campaign, with nobody in it. */
function servePeople(network: Network): void {
  network
    .reply(filterCampaignResults, {
      data: [],
      meta: { ...onePage(0), fit_ordered: false },
    })
    .reply(listExtensions, { data: [] })
    .reply(listAdjustments, { data: [] })
    .reply(listLabels, { data: [] })
    .reply(getListColumns, { data: { talent: null, campaigns: null } })
    .reply(listStages, { data: { stages: [] } });
}
