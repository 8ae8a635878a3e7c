import type { ComparedInstrument } from '@assay/contract/instruments';
import { type Named, nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonPath } from '../../features/reports/comparison-path.ts';
import type { NoReportProps } from '../../features/reports/no-report.tsx';
import { PrintedButton } from '../../features/reports/pdf-button.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportHeader } from '../../features/reports/report-head.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { listInWords } from '../../features/reports/words.ts';
import { PrintButton } from '../../ui/page/print-button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';

interface Comparison {
  campaign: { id: number; name: string } | null;
  members: readonly { subject: Named }[];
}

interface TwoFrameProps<Data extends Comparison> {
  screen: string;
  test: ComparedInstrument;
  /** What is compared. */
  about: string;
  /** What the printed comparison of these people is called. */
  fileOf: (title: string) => string;
  both: readonly [number, number];
  campaign: number | undefined;
  query: UseQueryResult<Data>;
  severalUnfinished?: NoReportProps['severalUnfinished'];
  /** Fetches it as PDF. */
  print: () => Promise<Blob>;
  children: (comparison: Data) => ReactNode;
}

/** Two people beside each other in one test. */
export function TwoFrame<Data extends Comparison>(props: TwoFrameProps<Data>) {
  const { screen, test, both, about, fileOf, campaign, query, print, children } = props;
  const { t } = useLingui();
  const { severalUnfinished } = props;
  const { data } = query;
  const title = data
    ? listInWords(data.members.map(({ subject }) => nameOf(subject)))
    : t`Comparison`;
  return (
    <ReportScreen name={screen} title={title}>
      {both[0] === both[1] ? (
        <EntryCard
          title={t`This is one person twice`}
          lead={t`A comparison needs two people. Choose them in the results of a campaign.`}
        >
          <ButtonLink to="/admin/assessments">
            <Trans>Go to the campaigns</Trans>
          </ButtonLink>
        </EntryCard>
      ) : (
        <ReadReport
          query={query}
          subjects={both}
          campaign={campaign}
          {...(severalUnfinished && { severalUnfinished })}
        >
          {(comparison) => (
            <>
              <TwoHead
                {...{ test, both, about, fileOf, title, print }}
                campaign={comparison.campaign}
              />
              {children(comparison)}
            </>
          )}
        </ReadReport>
      )}
    </ReportScreen>
  );
}

interface TwoHeadProps
  extends Pick<TwoFrameProps<Comparison>, 'test' | 'both' | 'about' | 'fileOf' | 'print'> {
  title: string;
  campaign: Comparison['campaign'];
}

function TwoHead({ test, both, about, fileOf, title, print, campaign }: TwoHeadProps) {
  const { t } = useLingui();
  return (
    <ReportHeader
      title={title}
      here={t`Two people`}
      campaign={campaign}
      about={about}
      actions={
        <>
          <ButtonLink
            className="print:hidden"
            to={comparisonPath(test)}
            params={{ first: String(both[1]), second: String(both[0]) }}
            search={(old) => old}
            preload={false}
          >
            <Trans>Swap people</Trans>
          </ButtonLink>
          <PrintButton />
          <PrintedButton name={fileOf(title)} print={print} />
        </>
      }
    />
  );
}
