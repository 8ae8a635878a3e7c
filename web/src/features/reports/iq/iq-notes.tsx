import { Card } from '../../../ui/card.tsx';
import { Pill } from '../../../ui/status.tsx';
import { SignsTable } from '../personality/answering-style.tsx';
import { normInWords, styleTones, upperFirst } from '../words.ts';
import type { IqReport } from './api.ts';

interface NotesProps {
  report: IqReport;
}

/** Whether the score shows what somebody can do, as far as the answers tell. */
export function IqEffort({ report: { effort } }: NotesProps) {
  return (
    <Card
      flush
      id="answering"
      title="Answering"
      note="Signs that a score may not show what the person can do. A sign is a reason to ask, not proof. Values are shares of answers and of questions, from 0 to 1."
      actions={<EffortPill verdict={effort.verdict} />}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <SignsTable title="Answering" signs={effort.signs} />
    </Card>
  );
}

export function EffortPill({ verdict }: { verdict: string }) {
  return <Pill tone={styleTones[verdict] ?? 'quiet'}>{upperFirst(verdict)}</Pill>;
}

export function IqHowSure({ report: { scores, norm } }: NotesProps) {
  const half = (codes: readonly string[]) =>
    Math.max(
      ...scores
        .filter(({ code }) => codes.includes(code))
        .map(({ interval: [from, to] }) => Math.round((to - from) / 2)),
    );
  return (
    <Card id="how-sure" title="How sure is this?" className="scroll-mt-4 print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          The model expects the true score within ±{half(['TOTAL'])} points of the whole, and within
          ±{half(['ANALOGY', 'SEQUENCE'])} of a section, for 19 of 20 people. Smaller differences
          could be chance.
        </p>
        <p className="text-muted">
          {normInWords(norm)}. Source: {norm.source}
        </p>
      </div>
    </Card>
  );
}
