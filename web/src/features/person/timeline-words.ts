import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Happening } from './api.ts';

/** What was looked at, by the word of the access ledger. */
const looks: Record<string, MessageDescriptor> = {
  personality_report: msg`personality report`,
  personality_working: msg`how the personality result was calculated`,
  personality_comparison: msg`comparison in personality`,
  personality_table: msg`table of personality results`,
  interpersonal_fit: msg`interpersonal fit`,
  working_from_home_report: msg`working-from-home index`,
  iq_report: msg`logical reasoning report`,
  iq_table: msg`table of logical reasoning results`,
  culture_report: msg`culture report`,
  culture_comparison: msg`comparison in culture`,
  culture_table: msg`table of culture results`,
  burnout_report: msg`energy report`,
  skill_report: msg`skill test report`,
  skill_list: msg`list of skill tests`,
  skill_table: msg`table of skill test results`,
  interview_result: msg`video interview`,
  interview_table: msg`table of video interviews`,
  interview_recording: msg`recording of an interview`,
  people_list: msg`list of people with scores`,
  people_file: msg`file of people with scores`,
  cv: msg`CV`,
  adjustments: msg`request for adjustments`,
  profile: msg`this page`,
  profile_sync: msg`professional profile`,
};

const mails: Record<string, MessageDescriptor> = {
  invitation: msg`invitation`,
  reminder: msg`reminder`,
  'permission-request': msg`permission request`,
  decision: msg`decision`,
  'extension-given': msg`deadline extended`,
  'extension-declined': msg`later deadline declined`,
};

const known = (words: MessageDescriptor | undefined, otherwise: string) =>
  words ? i18n._(words) : otherwise;

/** One line of the timeline. */
export function happeningInWords({ kind, campaign, test, detail }: Happening): string {
  const where = campaign?.name ?? t`a campaign`;
  const what = test?.name ?? t`a test`;
  switch (kind) {
    case 'added':
      return t`Added to ${where}`;
    case 'invited':
      return t`Invited to ${where}`;
    case 'opened':
      return t`Opened the invitation to ${where}`;
    case 'permission_asked':
      return t`Permission requested`;
    case 'permission_given':
      return t`Permission given`;
    case 'started':
      return t`Started ${where}`;
    case 'finished':
      return t`Completed ${where}`;
    case 'test_started':
      return t`Started ${what}`;
    case 'test_finished':
      return t`Completed ${what}`;
    case 'email': {
      const mail = detail ?? '';
      const name = known(mails[mail], mail.replaceAll('-', ' '));
      return campaign ? t`Email: ${name} (${where})` : t`Email: ${name}`;
    }
    case 'label': {
      const label = detail ?? '';
      return t`Label “${label}” added`;
    }
    case 'note':
      return t`Note written`;
    case 'cv':
      return detail === 'person' ? t`CV uploaded by the candidate` : t`CV added`;
    case 'skills':
      return t`Skills synced`;
    case 'looked': {
      const thing = known(looks[detail ?? ''], t`result`);
      return t`Viewed: ${thing}`;
    }
  }
}

/** Who did it, where that is a manager. */
export function actorInWords({ kind, actor, detail }: Happening): string {
  if (actor) return actor.name;
  const byManager = kind === 'note' || kind === 'looked' || (kind === 'cv' && detail !== 'person');
  return byManager ? t`Former manager` : '';
}

/** What the timeline can be narrowed to. */
export const timelineChoices = () => [
  { value: 'email' as const, label: t`Emails` },
  { value: 'test_finished' as const, label: t`Completed tests` },
  { value: 'note' as const, label: t`Notes by managers` },
  { value: 'label' as const, label: t`Labels` },
  { value: 'looked' as const, label: t`Who looked` },
];
