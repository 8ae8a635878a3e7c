import type { OutputOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type { CampaignRow, getCampaign } from '@assay/contract/campaigns';
import type { listCampaignSubjects } from '@assay/contract/campaign-people';
import { instrumentOf, skillTestOf, testIdOf, theTestOf } from '@assay/contract/instruments';
import { findProfile } from '@assay/instruments/profiles/profiles';
import { jobName, referenceOf } from '../../job-profiles/index.ts';
import { testName } from '../../subjects/index.ts';
import { nameOwnInterview, presentOwnInterview } from './campaign-interview.presenter.ts';
import { type ProfileReference, referenceText } from './campaign-profile.service.ts';
import type { CampaignRecord } from './campaign.queries.ts';
import type { InvitationRecord, NewSubject } from '../invitation/invitation.queries.ts';
import { presentStage } from '../stage/stage.presenter.ts';
import { joined } from '../invitation/address.model.ts';

type Campaign = OutputOf<typeof getCampaign>['data'];
type Subject = OutputOf<typeof listCampaignSubjects>['data'][number];

export function presentRow(record: CampaignRecord, language: Language | null): CampaignRow {
  return {
    id: record.id,
    campaign_name: record.name,
    campaign_type: record.type as CampaignRow['campaign_type'],
    status: record.status as CampaignRow['status'],
    test_types: record.test_types.map(testIdOf),
    tests: presentTests(record, language),
    deadline: record.deadline?.toISOString() ?? null,
    time_zone: record.time_zone,
    progress: {
      subjects: record.subjects_count,
      invited: record.invited_count,
      opened: record.opened_count,
      started: record.started_count,
      completed: record.completed_count,
    },
    created_at: record.created_at.toISOString(),
    activated_at: record.activated_at?.toISOString() ?? null,
    open_to_all: record.open_to_all,
  };
}

/** The tests with their names, in the order in which they are offered. */
function presentTests(
  {
    test_types,
    skill_tests,
    own_test,
  }: Pick<CampaignRecord, 'test_types' | 'skill_tests' | 'own_test'>,
  language: Language | null,
): CampaignRow['tests'] {
  const named = new Map([
    ...skill_tests.map(({ id, name }) => [skillTestOf(id), name] as const),
    ...nameOwnInterview(own_test, language),
  ]);
  return test_types.flatMap((test) => {
    const instrument = instrumentOf(test);
    if (instrument === undefined) return [];
    const isOne = theTestOf(instrument) !== undefined;
    const name = isOne ? testName(instrument, language) : named.get(test);
    return name === undefined ? [] : [{ id: testIdOf(test), name }];
  });
}

export function presentCampaign(
  record: CampaignRecord,
  subjects: (NewSubject & { id: number })[],
  nextReminder: Date | null,
  language: Language | null,
): Campaign {
  return {
    ...presentRow(record, language),
    number_of_reminders: record.number_of_reminders,
    next_reminder_at: nextReminder?.toISOString() ?? null,
    sender: joined(record),
    invite_sender_name: record.sender_name,
    invite_sender_email: record.sender_email,
    language: record.language,
    profile: presentProfile(record, language),
    email_text: record.email_text,
    email_reminder_text: record.reminder_text,
    email_update_on_test_complete: record.email_update_on_test_complete,
    email_update_on_all_complete: record.email_update_on_all_complete,
    culture_test_id: record.culture_test_id,
    ...presentOwnInterview(record.own_test, language),
    copy_of: record.copy_of,
    version: record.version,
    tests_fixed: record.started_count > 0,
    subjects,
  };
}

export function presentProfile(
  {
    profile_kind,
    profile_id,
    job_profile,
  }: Pick<CampaignRecord, 'profile_kind' | 'profile_id' | 'job_profile'>,
  language: Language | null,
): Campaign['profile'] {
  if (profile_kind === null || profile_id === null) return null;
  const reference = { kind: profile_kind, id: profile_id } as ProfileReference;
  const told = { ...reference, reference: referenceText(reference) };
  if (job_profile !== null) {
    const { version } = job_profile;
    if (!job_profile.saved) return { ...told, name: jobName(job_profile, language), version };
    const { name, saved = null } = referenceOf(job_profile, language);
    return { ...told, name, version, saved };
  }
  const model =
    profile_kind === 'alt' ? findProfile({ kind: 'alt', id: profile_id }, language) : undefined;
  return model === undefined ? null : { ...told, name: model.name };
}

/** What an organisation sees of one of its people: its own words, and the rest only with permission. */
export function presentSubject(
  record: InvitationRecord,
  labels: Subject['labels'],
  language: Language | null,
): Subject {
  const attempts = new Map(record.attempts.map((one) => [one.test, one]));
  return {
    id: record.subject_id,
    campaign_id: record.campaign_id,
    first_name: record.first_name,
    last_name: record.last_name,
    email: record.email,
    status: record.status as Subject['status'],
    permission: record.permission,
    has_cv: record.has_cv,
    unsubscribed: record.unsubscribed,
    permission_asked: record.permission_asked,
    permission_asked_at: record.permission_asked_at?.toISOString() ?? null,
    own_deadline: record.own_deadline?.toISOString() ?? null,
    labels,
    stage: record.stage && presentStage(record.stage, language),
    invited_at: record.invited_at?.toISOString() ?? null,
    reminded_at: record.reminded_at?.toISOString() ?? null,
    last_seen_at: record.permission ? (record.last_seen_at?.toISOString() ?? null) : null,
    completed_at: record.completed_at?.toISOString() ?? null,
    tests: record.test_types.map((test) => ({
      id: testIdOf(test),
      started: attempts.has(test),
      completed: attempts.get(test)?.completed ?? false,
    })),
  };
}
