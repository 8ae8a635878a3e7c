import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { SignsTable } from '../../../features/reports/answering-style.tsx';
import { StylePill } from '../../../features/reports/style-pill.tsx';
import { normInWords } from '../../../features/reports/words.ts';
import type { LogicalReport } from './api.ts';

interface NotesProps {
  report: LogicalReport;
}

/** Whether the score shows what somebody can do, as far as the answers tell. */
export function LogicalEffort({ report: { effort } }: NotesProps) {
  const { t } = useLingui();
  return (
    <Card
      flush
      id="answering"
      title={t`Answering style`}
      note={t`Signs that a score may not show what the person can do. A flag is a reason to ask, not proof. Values are shares of answers and of questions, from 0 to 1.`}
      actions={<StylePill verdict={effort.verdict} />}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <SignsTable title={t`Answering style`} signs={effort.signs} />
    </Card>
  );
}

export function LogicalHowSure({ report: { scores, norm } }: NotesProps) {
  const { t } = useLingui();
  const halves = (codes: readonly string[]) =>
    scores.flatMap(({ code, interval }) =>
      interval && codes.includes(code) ? [Math.round((interval[1] - interval[0]) / 2)] : [],
    );
  const [[whole], parts] = [halves(['TOTAL']), halves(['ANALOGY', 'SEQUENCE'])];
  const section = Math.max(...parts);
  const name = normInWords(norm);
  const { source } = norm;
  return (
    <Card
      id="how-sure"
      title={t`How sure is this?`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="grid gap-3 text-small">
        {whole !== undefined && parts.length > 0 && (
          <p>
            <Trans>
              For 19 of 20 people the model expects the true score within ±{whole} points of the
              total and within ±{section} of a part. Smaller differences could be chance.
            </Trans>
          </p>
        )}
        <p className="text-muted">
          <Trans>
            {name}. Source: {source}
          </Trans>
        </p>
      </div>
    </Card>
  );
}
