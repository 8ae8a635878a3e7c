import { zonePlace } from '@assay/contract/time-zone';
import { described, testTypeIds } from '@assay/contract/instruments';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { languageNames } from '../../lib/language.ts';
import { dayInWords, momentInWords } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { Card } from '../../ui/page/card.tsx';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { comparableCultures } from './culture-tests.ts';
import type { Campaign } from './api.ts';
import { typeNames } from './form/choices.ts';

type Fact = [string, ReactNode];

/** How a campaign is set up. */
export function CampaignSetup({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { email_update_on_test_complete: each, email_update_on_all_complete: all } = campaign;
  const facts: Fact[] = [
    [t`Type`, t(typeNames[campaign.campaign_type])],
    [t`Tests`, campaign.tests.map(({ name }) => name).join(', ') || t`None yet`],
    ...(campaign.interview_questions.length > 0
      ? [[t`Video interview`, <Questions key="questions" campaign={campaign} />] as Fact]
      : []),
    [t`Reference profile`, campaign.profile?.name ?? t`None`],
    ...(campaign.test_types.includes(testTypeIds[described])
      ? [
          [
            t`Culture to compare with`,
            <ComparedCulture key="compared" id={campaign.culture_test_id} />,
          ] as Fact,
        ]
      : []),
    [t`Replies go to`, `${campaign.invite_sender_name}, ${campaign.invite_sender_email}`],
    [
      t`Email language`,
      <span key="language" lang={campaign.language}>
        {languageNames[campaign.language]}
      </span>,
    ],
    [t`Reminders`, remindersInWords(campaign)],
    [
      t`Notifications`,
      each && all
        ? t`After each test and when everyone has completed all tests`
        : each
          ? t`After each test`
          : all
            ? t`When everyone has completed all tests`
            : t`Off`,
    ],
    [t`Created`, dayInWords(campaign.created_at)],
  ];
  if (campaign.activated_at) facts.push([t`Activated`, dayInWords(campaign.activated_at)]);
  return (
    <Card title={t`Setup`}>
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
  if (count === 0) return t`None`;
  if (!next) return t`${count}, automatic`;
  const moment = momentInWords(next, time_zone);
  const city = zonePlace(time_zone, screenLanguage());
  return t`${count}, automatic; next on ${moment} (${city})`;
}

/** The organisation's culture that reports compare with, by its name. */
function ComparedCulture({ id }: { id: number | null }) {
  const { t } = useLingui();
  const query = useQuery({ ...comparableCultures, enabled: id !== null });
  if (id === null) return t`Latest completed culture profile`;
  return (
    <Loaded query={query} skeleton="…">
      {(tests) =>
        tests.find((test) => test.id === id)?.name ??
        t`A culture profile that has since been deleted`
      }
    </Loaded>
  );
}
