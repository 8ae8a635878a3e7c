import { Card } from '../../../ui/card.tsx';
import type { PersonalityReport, ReportScale } from '../api.ts';
import { normInWords, number } from '../words.ts';

interface NotesProps {
  report: PersonalityReport;
}

/** Questions for the largest deviations, each with the scale that it comes from. */
export function InterviewQuestions({
  report: { interviewQuestions },
}: {
  report: Pick<PersonalityReport, 'interviewQuestions'>;
}) {
  if (interviewQuestions.length === 0) return null;
  return (
    <Card id="interview" title="To ask in the interview" className="scroll-mt-4">
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

export function HowSure({ report: { scales, norm } }: NotesProps) {
  return (
    <Card id="how-sure" title="How sure is this?" className="scroll-mt-4 print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          Measurement error moves a factor by up to ±{halfBand(scales, 'factor')} T points and a
          facet by up to ±{halfBand(scales, 'facet')}, in 19 of 20 cases. Differences smaller than
          the bands mean nothing.
        </p>
        <p className="text-muted">
          Compared with {normInWords(norm)}
          {norm.n !== null && ` (${number(norm.n)} people)`}. Source: {norm.source}
        </p>
      </div>
    </Card>
  );
}

export function NotToConclude({ limits }: { limits: readonly string[] }) {
  return (
    <Card id="limits" title="What not to conclude" className="scroll-mt-4 print:break-inside-avoid">
      <ul className="grid list-disc gap-2.5 pl-4 text-small marker:text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Card>
  );
}
