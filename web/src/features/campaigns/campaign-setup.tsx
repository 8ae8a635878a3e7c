import { cityOf } from '@assay/contract/time-zone';
import { testTypeIds } from '@assay/contract/instruments';
import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { languageNames } from '../../lib/language.ts';
import { dayInWords, momentInWords } from '../../lib/moments.ts';
import { Card } from '../../ui/card.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { comparableCultures } from './culture-tests.ts';
import type { Campaign } from './api.ts';
import { typeNames } from './form/choices.ts';

type Fact = [string, ReactNode];

/** How a campaign is set up. */
export function CampaignSetup({ campaign }: { campaign: Campaign }) {
  const { email_update_on_test_complete: each, email_update_on_all_complete: all } = campaign;
  const facts: Fact[] = [
    ['Type', i18n._(typeNames[campaign.campaign_type])],
    ['Tests', campaign.tests.map(({ name }) => name).join(', ') || 'None yet'],
    ...(campaign.interview_questions.length > 0
      ? [['Interview', <Questions key="interview" campaign={campaign} />] as Fact]
      : []),
    ['Reference profile', campaign.profile?.name ?? 'None'],
    ...(campaign.test_types.includes(testTypeIds.culture)
      ? [
          [
            'Compared culture',
            <ComparedCulture key="culture" id={campaign.culture_test_id} />,
          ] as Fact,
        ]
      : []),
    ['Answers go to', `${campaign.invite_sender_name}, ${campaign.invite_sender_email}`],
    ['Language of the mails', languageNames[campaign.language]],
    ['Reminders', remindersInWords(campaign)],
    [
      'Sender is told',
      each && all
        ? 'After each test and when all have finished'
        : each
          ? 'After each test'
          : all
            ? 'When all have finished'
            : 'Nothing',
    ],
    ['Created', dayInWords(campaign.created_at)],
  ];
  if (campaign.activated_at) facts.push(['Activated', dayInWords(campaign.activated_at)]);
  return (
    <Card title="Set-up">
      <DetailList>
        {facts.map(([label, value]) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
      </DetailList>
    </Card>
  );
}

function Questions({ campaign: { interview_questions: questions } }: { campaign: Campaign }) {
  return (
    <ol className="list-decimal pl-5 [overflow-wrap:anywhere] marker:text-muted">
      {[...new Set(questions)].map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}

function remindersInWords(campaign: Campaign): string {
  const { number_of_reminders: count, next_reminder_at: next, time_zone } = campaign;
  if (count === 0) return 'None by themselves';
  const many = count === 1 ? '1, by itself' : `${count}, by themselves`;
  if (!next) return many;
  return `${many}; the next one ${momentInWords(next, time_zone)} (${cityOf(time_zone)})`;
}

/** The organisation's culture that reports compare with, by its name. */
function ComparedCulture({ id }: { id: number | null }) {
  const query = useQuery({ ...comparableCultures, enabled: id !== null });
  if (id === null) return 'The newest that a manager has finished';
  return (
    <Loaded query={query} skeleton="…">
      {(tests) =>
        tests.find((test) => test.id === id)?.name ?? 'A culture test that was deleted since'
      }
    </Loaded>
  );
}
