import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import type { PersonalityReport, ReportScale } from './api.ts';
import { normInWords, number, people } from './words.ts';

interface NotesProps {
  report: PersonalityReport;
}

/** Questions for the largest deviations, each with the scale that it comes from. */
export function InterviewQuestions({
  report: { interviewQuestions },
}: {
  report: Pick<PersonalityReport, 'interviewQuestions'>;
}) {
  const { t } = useLingui();
  if (interviewQuestions.length === 0) return null;
  return (
    <Card id="interview" title={t`Questions for the interview`} className="scroll-mt-4">
      <ol className="grid gap-4">
        {interviewQuestions.map(({ scale, question }) => (
          <li key={scale} className="print:break-inside-avoid">
            <div className="text-small text-muted">{scale}</div>
            {question}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Half the width of the 95 % band: how far a score may be off. */
function halfBand(scales: readonly ReportScale[], kind: ReportScale['kind']): string {
  const widths = scales
    .filter((scale) => scale.kind === kind)
    .map(({ interval: [from, to] }) => to - from);
  return number(widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length) / 2);
}

/** What results are compared with, how many people that stands on, and where it comes from. */
export function NormNote({ norm }: { norm: PersonalityReport['norm'] }) {
  const { n, source } = norm;
  const name = normInWords(norm);
  const count = n === null ? null : people(n);
  return (
    <p className="text-muted">
      {count === null ? (
        <Trans>
          Compared with {name}. Source: {source}
        </Trans>
      ) : (
        <Trans>
          Compared with {name} ({count}). Source: {source}
        </Trans>
      )}
    </p>
  );
}

export function HowSure({ report: { scales, norm } }: NotesProps) {
  const { t } = useLingui();
  const [factor, facet] = [halfBand(scales, 'factor'), halfBand(scales, 'facet')];
  return (
    <Card
      id="how-sure"
      title={t`How sure is this?`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="grid gap-3 text-small">
        <p>
          <Trans>
            Measurement error moves a factor by up to ±{factor} T points and a facet by up to ±
            {facet}, in 19 of 20 cases. Differences smaller than the confidence ranges mean nothing.
          </Trans>
        </p>
        <NormNote norm={norm} />
      </div>
    </Card>
  );
}

export function NotToConclude({ limits }: { limits: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Card
      id="limits"
      title={t`What not to conclude`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <ul className="grid list-disc gap-2.5 pl-4 text-small marker:text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Card>
  );
}
