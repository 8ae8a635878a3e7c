import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { personalityComparison } from '../../../features/reports/api.ts';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import type { TeamSearch } from '../../../features/reports/search.ts';
import { CampaignChoice } from './team/campaign-choice.tsx';
import { PeoplePicker } from './team/people-picker.tsx';
import { Team } from './team/team.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/personality-test/team-compare');
const noOne: readonly number[] = [];

/** Two to fifty people as a team; the address says who. */
export function ReportTeamPage() {
  const { t } = useLingui();
  const { subjects = noOne, campaign } = route.useSearch();
  const navigate = route.useNavigate();
  const features = useLoginProfile().data?.features;
  const chosen = subjects.length >= 2;
  const query = useQuery({
    ...personalityComparison(subjects, campaign),
    enabled: chosen,
    // The team stays in view while the changed one is on its way, and what changed can be told.
    placeholderData: keepPreviousData,
  });
  const go = (next: TeamSearch) =>
    void navigate({ search: (old) => ({ ...old, ...next }), resetScroll: false });
  return (
    <ReportScreen name="report-team" title={t`Team`}>
      {features && !features.includes('team_compare') ? (
        <EntryCard
          title={t`Team comparison is not enabled`}
          lead={t`Your organisation does not have this feature. You can compare two people in the results of a campaign.`}
        />
      ) : chosen ? (
        <ReadReport
          query={query}
          subjects={subjects}
          campaign={campaign}
          wayOn={
            <Button look="primary" onClick={() => go({ subjects: undefined })}>
              <Trans>Choose other people</Trans>
            </Button>
          }
        >
          {(comparison) => (
            <Team
              comparison={comparison}
              wanted={query.isPlaceholderData ? subjects : undefined}
              onSubjects={(next) => go({ subjects: next })}
            />
          )}
        </ReadReport>
      ) : (
        <>
          <PageHeader
            title={t`Compare a team`}
            meta={t`Where people differ, what they cover together, and what changes when someone joins or leaves.`}
          />
          {campaign === undefined ? (
            <CampaignChoice onChoice={(id) => go({ campaign: id })} />
          ) : (
            <Card
              className="max-w-190"
              title={t`Choose two to fifty people`}
              note={t`People who have completed the test and given your organisation permission to see the result.`}
              actions={
                <Button onClick={() => go({ campaign: undefined, subjects: undefined })}>
                  <Trans>Choose another campaign</Trans>
                </Button>
              }
            >
              <PeoplePicker
                key={campaign}
                campaign={campaign}
                chosen={subjects}
                onChosen={(next) => go({ subjects: next })}
              />
            </Card>
          )}
        </>
      )}
    </ReportScreen>
  );
}
