import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { number } from '../../../features/reports/words.ts';
import type { CultureReport } from './api.ts';
import { fitEnd } from '../../../lib/culture-fit.ts';

interface NotesProps {
  report: CultureReport;
}

/** Questions for each category of which the person clearly wants more, or less, than the organisation has. */
export function CultureQuestions({ report: { comparison } }: NotesProps) {
  const { t } = useLingui();
  const questions = comparison?.questions ?? [];
  const asked = (comparison?.gaps ?? []).flatMap(({ code, name, difference }) => {
    const own = questions.filter((one) => one.code === code);
    const about = difference > 0 ? t`${name}: wants more of it` : t`${name}: wants less of it`;
    return own.length > 0 ? [{ code, about, own }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card id="interview" title={t`Questions for the interview`} className="scroll-mt-4">
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
  const { t } = useLingui();
  const widths = categories.map(({ interval: [from, to] }) => (to - from) / 2);
  const half = number(
    widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length),
    1,
  );
  const match = comparison?.match;
  return (
    <Card
      id="how-sure"
      title={t`How sure is this?`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="grid gap-3 text-small">
        <p>
          <Trans>
            With other questions about the same things, a category would come out within ±{half}{' '}
            points in 19 of 20 cases, judging by how far this person’s own answers agree.
            Differences smaller than the confidence ranges mean nothing.
          </Trans>
        </p>
        {match && (
          <p>
            {matchInWords(match)}{' '}
            {match.clear ? t`It is unlikely to be chance.` : t`It could be chance.`}
          </p>
        )}
        <p className="text-muted">
          <Trans>
            There is no norm group: no one is compared with other people here. Questions of version{' '}
            {version}.
          </Trans>
        </p>
      </div>
    </Card>
  );
}

type Match = NonNullable<NonNullable<CultureReport['comparison']>['match']>;

function matchInWords({ fit, fitInterval, interval }: Match): string {
  if (fitEnd(fitInterval) === null) {
    const [from, to] = fitInterval;
    return t`The fit would lie between ${from} and ${to} in as many cases.`;
  }
  const [from, to] = [number(interval[0], 2), number(interval[1], 2)];
  return t`The fit ends at ${fit}, so its range has no width here. The correlation behind it would lie between ${from} and ${to} in as many cases.`;
}
