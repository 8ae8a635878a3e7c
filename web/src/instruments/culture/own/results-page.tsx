import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownResults } from './own-results.ts';
import { Report } from './report.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';

export function CultureResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownResults);
  return (
    <OwnResultScreen name="culture-results" title={t`Your culture result`} query={query}>
      {({ name, results }) => (
        <OwnResult
          test={testTypeIds.culture}
          fileName={t`Your culture result`}
          heading={<Trans>What you want from a workplace</Trans>}
          meta={
            results && (
              <Trans>
                {name}, culture, completed on <Day at={results.completedAt} />
              </Trans>
            )
          }
          attempt={results?.attempt}
          report={results && <Report results={results} />}
          way={
            <ButtonLink to="/culture/test" reloadDocument look="primary">
              <Trans>Go to the test</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as you have answered the last question.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
