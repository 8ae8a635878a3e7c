import { skillTestOf } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ownSkillResults } from '../take/api.ts';
import { OwnReport } from './own-report.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';

export function SkillResultsPage() {
  const { t } = useLingui();
  const { mcqTestId = '' } = useParams({ strict: false });
  const query = useQuery(ownSkillResults(Number(mcqTestId)));
  return (
    <OwnResultScreen name="skill-results" title={t`Your result`} query={query}>
      {({ name, results }) => (
        <OwnResult
          test={skillTestOf(Number(mcqTestId))}
          fileName={name}
          heading={name}
          meta={
            results && (
              <Trans>
                Your result, completed on <Day at={results.completedAt} />
              </Trans>
            )
          }
          attempt={results?.attempt}
          report={results && <OwnReport results={results} />}
          way={
            <ButtonLink
              to="/skill/test/$id"
              params={{ id: mcqTestId }}
              reloadDocument
              look="primary"
            >
              <Trans>Go to the test</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as you have done the last question.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
