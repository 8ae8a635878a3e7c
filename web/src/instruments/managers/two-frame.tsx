import { type Named, nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparisonPaths } from '../../features/reports/comparison-paths.ts';
import { PrintedButton } from '../../features/reports/pdf-button.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportHeader } from '../../features/reports/report-head.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import type { ComparedTest } from '../../features/reports/search.ts';
import { listInWords } from '../../features/reports/words.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';

interface Comparison {
  campaign: { id: number; name: string } | null;
  members: readonly { subject: Named }[];
}

interface TwoFrameProps<Data extends Comparison> {
  screen: string;
  test: ComparedTest;
  both: readonly [number, number];
  campaign: number | undefined;
  query: UseQueryResult<Data>;
  /** Fetches it as PDF. */
  print: () => Promise<Blob>;
  children: (comparison: Data) => ReactNode;
}

/** Two people beside each other in one test. */
export function TwoFrame<Data extends Comparison>(props: TwoFrameProps<Data>) {
  const { screen, test, both, campaign, query, print, children } = props;
  const { t } = useLingui();
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
        <ReadReport query={query} subjects={both} campaign={campaign} test={test}>
          {(comparison) => (
            <>
              <TwoHead {...{ test, both, title, print }} campaign={comparison.campaign} />
              {children(comparison)}
            </>
          )}
        </ReadReport>
      )}
    </ReportScreen>
  );
}

interface TwoHeadProps extends Pick<TwoFrameProps<Comparison>, 'test' | 'both' | 'print'> {
  title: string;
  campaign: Comparison['campaign'];
}

function TwoHead({ test, both, title, print, campaign }: TwoHeadProps) {
  const { t } = useLingui();
  return (
    <ReportHeader
      title={title}
      here={t`Two people`}
      campaign={campaign}
      about={test === 'culture' ? t`Culture, compared` : t`Personality, compared`}
      actions={
        <>
          <ButtonLink
            className="print:hidden"
            to={comparisonPaths[test]}
            params={{ first: String(both[1]), second: String(both[0]) }}
            search={(old) => old}
            preload={false}
          >
            <Trans>Swap people</Trans>
          </ButtonLink>
          <PrintButton />
          <PrintedButton
            name={test === 'culture' ? t`${title}, culture` : t`${title}, personality`}
            print={print}
          />
        </>
      }
    />
  );
}
