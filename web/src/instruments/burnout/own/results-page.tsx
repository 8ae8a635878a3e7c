import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from './delete-record.tsx';
import { OwnReport, SeekHelp } from './own-report.tsx';
import { ownBurnout } from './records.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { OwnResult, OwnResultScreen } from '../../own/own-result.tsx';

export function BurnoutResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownBurnout);
  return (
    <OwnResultScreen name="happiness-results" title={t`Your energy`} query={query}>
      {({ name, latest, history, mayCreate }) => (
        <OwnResult
          test={testTypeIds.burnout}
          fileName={t`Your energy`}
          heading={<Trans>How you have been</Trans>}
          meta={
            latest && (
              <Trans>
                {name}, energy, completed on <Day at={latest.completedAt} />
              </Trans>
            )
          }
          actions={
            mayCreate && (
              <ButtonLink to="/happines-energy/intro" className="print:hidden">
                <Trans>Answer again</Trans>
              </ButtonLink>
            )
          }
          first={latest?.seekHelpFirst && <SeekHelp latest={latest} />}
          report={
            latest && (
              <>
                <OwnReport latest={latest} history={history} />
                <p className="mt-5 print:hidden">
                  <DeleteRecord id={latest.id} />
                </p>
              </>
            )
          }
          way={
            <ButtonLink to="/happines-energy/intro" look="primary">
              <Trans>Go to the questions</Trans>
            </ButtonLink>
          }
          when={<Trans>It shows here as soon as you have completed the questions.</Trans>}
        />
      )}
    </OwnResultScreen>
  );
}
