import type { OwnBurnout } from '@assay/contract/burnout';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { HistoryReport } from './history-report.tsx';
import type { OwnBurnoutResults } from './records.ts';
import {
  EnergyAxis,
  energyInterval,
  EnergyLine,
  EnergyPart,
  NearLimit,
  useBandInWords,
} from './energy-report.tsx';

interface OwnReportProps {
  latest: OwnBurnout;
  history: OwnBurnoutResults['history'];
}

/** The own result in plain words. Where much weighs, `SeekHelp` stands before it, above everything else. */
export function OwnReport({ latest, history }: OwnReportProps) {
  const { scores, absent, drivers, meaning, limits, precision, seekHelpFirst } = latest;
  return (
    <div className="grid gap-5">
      <Whole latest={latest} />
      {history.length > 1 && <HistoryReport history={history} change={latest.change} />}
      <Card flush title={<Trans>Part by part</Trans>}>
        <ul>
          {scores.map((part) => (
            <EnergyPart key={part.code} part={part} />
          ))}
        </ul>
        {absent.map(({ code, name, reason }) => (
          <p key={code} className="border-t border-line px-5 py-4 text-muted sm:px-6">
            {reason === 'not applicable' ? (
              <Trans>{name}: does not apply to you, as you said.</Trans>
            ) : (
              <Trans>{name}: too few answers for a result.</Trans>
            )}
          </p>
        ))}
      </Card>
      {drivers.length > 0 && (
        <Card title={<Trans>What weighs most</Trans>}>
          <dl className="grid max-w-reading gap-3">
            {drivers.map(({ code, name, text }) => (
              <div key={code}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {!seekHelpFirst && <SeekHelp latest={latest} />}
      <Lines title={<Trans>What the numbers say</Trans>} lines={meaning} />
      <Lines title={<Trans>What this means, and what not</Trans>} lines={limits} />
      <p className="max-w-reading px-1 text-small text-muted">{precision.source}</p>
    </div>
  );
}

function Whole({ latest: { overall, happiness } }: { latest: OwnBurnout }) {
  const bandInWords = useBandInWords();
  const energy = Math.round(happiness);
  const [from, to] = energyInterval(overall).map(Math.round);
  return (
    <Card title={bandInWords(overall.band)}>
      <p className="max-w-reading text-option">{overall.text}</p>
      <div className="mt-4">
        <EnergyLine name={bandInWords(overall.band)} score={overall} />
        <EnergyAxis />
      </div>
      <p className="mt-2 text-small text-muted">
        <Trans>
          Energy {energy} of 100, between {from} and {to}. The coloured bar shows how sure that is.
        </Trans>
      </p>
      {overall.nearLimit && <NearLimit />}
    </Card>
  );
}

export function SeekHelp({ latest }: Pick<OwnReportProps, 'latest'>) {
  return <Lines title={<Trans>Where help is</Trans>} lines={latest.seekHelp} />;
}

function Lines({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
