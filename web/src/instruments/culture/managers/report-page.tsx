import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Agreement } from '../../../features/culture/agreement.tsx';
import { cultureReport } from './api.ts';
import type { CultureReport } from './api.ts';
import { CultureFit } from './culture-fit.tsx';
import { CultureHowSure, CultureQuestions } from './culture-notes.tsx';
import { CultureStrip } from './culture-strip.tsx';
import { CultureGaps } from './gaps.tsx';
import { Wishes } from './wishes.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { AnsweringStyle } from '../../../features/reports/answering-style.tsx';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { TestReport } from '../../managers/test-report.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/culture/$subjectId');

/** What somebody wants from a workplace, beside the organisation as its managers describe it. */
export function ReportCulturePage() {
  const subjectId = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-culture"
      title={(name) => (name === undefined ? t`Culture report` : t`${name}, culture`)}
      test={testTypeIds.culture}
      subjectId={subjectId}
      campaign={campaign}
      query={useQuery(cultureReport(subjectId, campaign))}
      unfinished={unfinished}
    >
      {(report) => <Report report={report} />}
    </TestReport>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed the culture test. The report will be here once that is done.`
    : t`This person has not completed the culture test. The report will be here once that is done.`;
}

function Report({ report }: { report: CultureReport }) {
  const { t } = useLingui();
  const { subject, campaign, organization, limits } = report;
  const profile = organization?.test.name;
  const name = nameOf(subject);
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({ test: t`Culture`, ...report })}
        note={profile !== undefined && t`Compared with ${profile}`}
        actions={
          <>
            <PrintButton />
            <PdfButton
              kind="culture"
              title={t({ message: 'culture', context: 'file name' })}
              subject={subject.id}
              campaign={campaign?.id}
              name={name}
            />
          </>
        }
      />
      <CultureStrip report={report} />
      {!organization && <NotDescribed />}
      <ReportColumns
        aside={
          <>
            <CultureQuestions report={report} />
            {organization && <Agreement {...organization.culture} />}
            <CultureHowSure report={report} />
            <NotToConclude limits={limits} />
          </>
        }
      >
        <Wishes report={report} />
        <CultureFit report={report} />
        <CultureGaps report={report} />
        <AnsweringStyle report={report} />
      </ReportColumns>
    </>
  );
}

function NotDescribed() {
  const { t } = useLingui();
  return (
    <div className="mb-6">
      <Banner
        tone="info"
        title={t`Nothing to compare with yet.`}
        actions={
          <ButtonLink to="/admin/manager/organization/view">
            <Trans>Organisation settings</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Once a manager has described how your organisation works, this report compares the wishes
          below with it.
        </Trans>
      </Banner>
    </div>
  );
}
