import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownResults } from './own-results.ts';
import { Report } from './report.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';

export function PersonalityResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownResults);
  return (
    <OwnResultScreen name="personality-results" title={t`Your personality result`} query={query}>
      {({ name, results }) => (
        <OwnResult
          test={testTypeIds.personality}
          fileName={t`Your personality result`}
          heading={<Trans>How you described yourself</Trans>}
          meta={
            results && (
              <Trans>
                {name}, personality, completed on <Day at={results.completedAt} />
              </Trans>
            )
          }
          attempt={results?.attempt}
          report={results && <Report results={results} />}
          way={
            <ButtonLink to="/personality/test" reloadDocument look="primary">
              <Trans>Go to the test</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as you have answered the last question.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
