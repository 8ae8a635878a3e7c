import type { campaignTypes } from '@assay/contract/campaigns';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';

export const typeNames: Record<(typeof campaignTypes)[number], MessageDescriptor> = {
  recruitment: msg`Recruitment`,
  development: msg`Development`,
};

export const typeChoices = () =>
  [
    {
      value: 'recruitment',
      label: t`Recruitment`,
      help: t`For applicants. The report is written for an interview and leaves out the facet that touches on political opinion. Results are anonymised after your organisation’s retention period.`,
    },
    {
      value: 'development',
      label: t`Development`,
      help: t`For your own people. The report is written for a conversation about growth and shows every facet.`,
    },
  ] as const;

export const reminderChoices = () =>
  Array.from({ length: 11 }, (_, count) => ({
    value: String(count),
    label:
      count === 0
        ? t`No reminders`
        : t`${plural(count, { one: '# reminder', other: '# reminders' })}`,
  }));
