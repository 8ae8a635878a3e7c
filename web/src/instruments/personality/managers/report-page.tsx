import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { orFailed } from '../../../api/loaded.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
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
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { TestReport } from '../../managers/test-report.tsx';
import { positive } from '../../../lib/search.ts';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/personality/$subjectId');

export function ReportPersonalityPage() {
  const subjectId = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  // Which buttons the head has depends on it: coming later, they would move what is read.
  const login = useLoginProfile();
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-personality"
      title={(name) => (name === undefined ? t`Personality report` : t`${name}, personality`)}
      test={testTypeIds.personality}
      subjectId={subjectId}
      campaign={campaign}
      query={useQuery(personalityReport(subjectId, campaign))}
      beside={[orFailed(login)]}
    >
      {(report) => <Report report={report} />}
    </TestReport>
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
            <PrintButton />
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
      <ReportColumns
        aside={
          <>
            <InterviewQuestions report={report} />
            <HowSure report={report} />
            <NotToConclude limits={limits} />
            {attribution && (
              <p lang="en" className="px-1 text-tiny text-muted">
                {attribution}
              </p>
            )}
          </>
        }
      >
        <FitCard report={report} />
        <ProfileChart report={report} />
        <Deviations report={report} />
        <TendencyChart report={report} />
        <AnsweringStyle report={report} />
      </ReportColumns>
    </>
  );
}
