import type { campaignTypes } from '@assay/contract/campaigns';

export const typeNames: Record<(typeof campaignTypes)[number], string> = {
  recruitment: 'Recruitment',
  development: 'Development',
};

export const typeChoices = [
  {
    value: 'recruitment',
    label: typeNames.recruitment,
    help: 'For people who apply. The report is written for an interview and leaves out the facet that touches political opinion. Results are anonymised after your organisation’s retention time.',
  },
  {
    value: 'development',
    label: typeNames.development,
    help: 'For your own people. The report is written for a conversation about growth and shows every facet.',
  },
] as const;

export const reminderChoices = Array.from({ length: 11 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'No reminders' : count === 1 ? '1 reminder' : `${count} reminders`,
}));
