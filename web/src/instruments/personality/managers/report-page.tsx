import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { orFailed } from '../../../api/or-failed.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { PersonTests } from '../../../features/person/person-tests.tsx';
import { personalityReport } from '../../../features/reports/api.ts';
import type { PersonalityReport } from '../../../features/reports/api.ts';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { AnsweringStyle } from '../../../features/reports/answering-style.tsx';
import { Deviations } from './report/deviations.tsx';
import { FitCard } from './report/fit-card.tsx';
import { ProfileChart } from './report/profile-chart.tsx';
import {
  HowSure,
  InterviewQuestions,
  NotToConclude,
} from '../../../features/reports/report-notes.tsx';
import { ReportSections } from './report/report-sections.tsx';
import { ReportStrip } from './report/report-strip.tsx';
import { TendencyChart } from './report/tendency-chart.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { normInWords } from '../../../features/reports/words.ts';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { positive } from '../../../lib/search.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/personality/$subjectId');

export function ReportPersonalityPage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(personalityReport(id, campaign));
  // Which buttons the head has depends on it: coming later, they would move what is read.
  const login = useLoginProfile();
  const { data } = query;
  const { t } = useLingui();
  const name = data && nameOf(data.subject);
  const title = data ? t`${name}, personality` : t`Personality report`;
  return (
    <ReportScreen name="report-personality" title={title}>
      <PersonTests subjectId={id} current={testTypeIds.personality} campaign={campaign} />
      <ReadReport query={query} beside={[orFailed(login)]} subjects={[id]} campaign={campaign}>
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

function Report({ report }: { report: PersonalityReport }) {
  const { t } = useLingui();
  const { subject, campaign, norm, limits, attribution } = report;
  const name = nameOf(subject);
  const against = normInWords(norm);
  const features = useLoginProfile().data?.features;
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({ test: t`Personality`, ...report })}
        note={t`Compared with ${against}`}
        actions={
          <>
            {features?.includes('wfh_index') && (
              <ButtonLink
                className="print:hidden"
                to="/admin/report/working-from-home-index/$subjectId"
                params={{ subjectId: String(subject.id) }}
                search={{ campaign: campaign?.id }}
                preload={false}
              >
                <Trans>Working from home</Trans>
              </ButtonLink>
            )}
            <ButtonLink
              className="print:hidden"
              to="/admin/report/personality/$subjectId/working"
              params={{ subjectId: String(subject.id) }}
              search={{ campaign: campaign?.id }}
              // Reading it is written down: only on purpose.
              preload={false}
            >
              <Trans>How this was calculated</Trans>
            </ButtonLink>
            <Button className="print:hidden" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <PdfButton
              kind="personality"
              title={t({ message: 'personality', context: 'file name' })}
              subject={subject.id}
              campaign={campaign?.id}
              name={name}
            />
          </>
        }
      />
      <ReportStrip report={report} />
      <ReportSections report={report} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <FitCard report={report} />
          <ProfileChart report={report} />
          <Deviations report={report} />
          <TendencyChart report={report} />
          <AnsweringStyle report={report} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <InterviewQuestions report={report} />
          <HowSure report={report} />
          <NotToConclude limits={limits} />
          {attribution && <p className="px-1 text-tiny text-muted">{attribution}</p>}
        </div>
      </div>
    </>
  );
}
