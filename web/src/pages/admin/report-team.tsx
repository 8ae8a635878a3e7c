import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { personalityComparison } from '../../features/reports/api.ts';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import type { TeamSearch } from '../../features/reports/search.ts';
import { CampaignChoice } from '../../features/reports/team/campaign-choice.tsx';
import { PeoplePicker } from '../../features/reports/team/people-picker.tsx';
import { Team } from '../../features/reports/team/team.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/personality-test/team-compare');
const noOne: readonly number[] = [];

/** Two to fifty people as a team; the address says who. */
export function ReportTeamPage() {
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
    <ReportScreen name="report-team" title="Team">
      {features && !features.includes('team_compare') ? (
        <EntryCard
          title="Comparing teams is not switched on"
          lead="It is not part of what your organisation has. Two people can be compared in the results of a campaign."
        />
      ) : chosen ? (
        <ReadReport
          query={query}
          subjects={subjects}
          campaign={campaign}
          wayOn={
            <Button look="primary" onClick={() => go({ subjects: undefined })}>
              Choose other people
            </Button>
          }
        >
          {(comparison) => (
            <Team comparison={comparison} onSubjects={(next) => go({ subjects: next })} />
          )}
        </ReadReport>
      ) : (
        <>
          <PageHeader
            title="Compare a team"
            meta="Where people differ, what they cover together, and what changes when somebody comes or goes."
          />
          {campaign === undefined ? (
            <CampaignChoice onChoice={(id) => go({ campaign: id })} />
          ) : (
            <Card
              className="max-w-190"
              title="Choose two to fifty people"
              note="Whoever has finished the test and lets your organisation see the result."
              actions={
                <Button onClick={() => go({ campaign: undefined, subjects: undefined })}>
                  Another campaign
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
