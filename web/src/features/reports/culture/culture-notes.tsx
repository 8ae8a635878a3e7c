import { fitEnd } from '@assay/contract/culture-fit';
import { Card } from '../../../ui/card.tsx';
import { number } from '../words.ts';
import type { CultureReport } from './api.ts';

interface NotesProps {
  report: CultureReport;
}

/** Questions for each category of which the person clearly wants more, or less, than the organisation has. */
export function CultureQuestions({ report: { comparison } }: NotesProps) {
  const questions = comparison?.questions ?? [];
  const asked = (comparison?.gaps ?? []).flatMap(({ code, name, difference }) => {
    const own = questions.filter((one) => one.code === code);
    const side = difference > 0 ? 'more' : 'less';
    return own.length > 0 ? [{ code, about: `${name}: wants ${side} of it`, own }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card id="interview" title="To ask in the interview" className="scroll-mt-4">
      <ul className="grid gap-4">
        {asked.map(({ code, about, own }) => (
          <li key={code} className="print:break-inside-avoid">
            <div className="text-small text-muted">{about}</div>
            {own.map(({ question }) => (
              <p key={question} className="mt-1">
                {question}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function CultureHowSure({ report: { categories, comparison, version } }: NotesProps) {
  const widths = categories.map(({ interval: [from, to] }) => (to - from) / 2);
  const half = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
  const match = comparison?.match;
  return (
    <Card id="how-sure" title="How sure is this?" className="scroll-mt-4 print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          With other questions about the same things a category would come out within ±
          {number(half, 1)} points in 19 of 20 cases, judged by how far this person’s own answers
          agree. Differences smaller than the bands mean nothing.
        </p>
        {match && (
          <p>
            {fitEnd(match.fitInterval) === null
              ? `The fit would lie between ${match.fitInterval.join(' and ')} in as many cases.`
              : `The fit ends at ${match.fit}, so its band has no width here. The correlation behind it would lie between ${match.interval.map((end) => number(end, 2)).join(' and ')} in as many cases.`}{' '}
            {match.clear ? 'It goes beyond chance.' : 'It may be chance alone.'}
          </p>
        )}
        <p className="text-muted">
          There is no norm group: nobody is compared with other people here. Questions of version{' '}
          {version}.
        </p>
      </div>
    </Card>
  );
}
