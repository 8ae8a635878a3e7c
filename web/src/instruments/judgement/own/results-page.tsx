import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';
import { ownResults } from './own-results.ts';
import { Report } from './report.tsx';

export function JudgementResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownResults);
  return (
    <OwnResultScreen
      name="judgement-results"
      title={t`Your situational judgement result`}
      query={query}
    >
      {({ name, results }) => (
        <OwnResult
          test={testTypeIds.judgement}
          fileName={t`Your situational judgement result`}
          heading={<Trans>How you judge situations at work</Trans>}
          meta={
            results && (
              <Trans>
                {name}, situational judgement, completed on <Day at={results.completedAt} />
              </Trans>
            )
          }
          attempt={results?.attempt}
          report={results && <Report results={results} />}
          way={
            <ButtonLink to="/judgement/test" reloadDocument look="primary">
              <Trans>Go to the test</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as you have answered the last question.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
