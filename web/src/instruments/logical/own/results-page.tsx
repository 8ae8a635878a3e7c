import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogicalOwnReport } from './logical-report.tsx';
import { ownLogicalResults } from './own-results.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';

export function LogicalResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownLogicalResults);
  return (
    <OwnResultScreen name="logical-results" title={t`Your logical reasoning result`} query={query}>
      {({ name, results }) => (
        <OwnResult
          test={testTypeIds.iq}
          fileName={t`Your logical reasoning result`}
          heading={<Trans>Your logical reasoning</Trans>}
          meta={
            results && (
              <Trans>
                {name}, completed on <Day at={results.completedAt} />
              </Trans>
            )
          }
          attempt={results?.attempt}
          report={results && <LogicalOwnReport results={results} />}
          way={
            <ButtonLink to="/iq-test" look="primary">
              <Trans>Go to the test</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as both parts are over.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
