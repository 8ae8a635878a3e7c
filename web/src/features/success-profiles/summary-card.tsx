import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { Folded } from '../../ui/folded.tsx';
import { StatusDot } from '../../ui/status.tsx';
import type { Correlations, Finding } from './api.ts';
import { isFound, missedWords, outcomeWords, strengthAt, toneOf, verdictWords } from './words.ts';

/** So many are named; all of them are below. */
const most = 8;

/** What the whole report comes to, in words, and what must not be read into it. */
export function SummaryCard({ report }: { report: Correlations }) {
  const { t } = useLingui();
  const { scales, people } = report;
  const found = scales.filter(isFound);
  const more = found.length - most;
  const strength = strengthAt(people.counted);
  const all = counted(scales.length);
  const missed = missedWords[strength.strength];
  return (
    <Card
      title={
        found.length === 0
          ? t`Nothing stands out from chance`
          : t`${plural(found.length, {
              one: `# of ${all} comparisons stands out from chance`,
              other: `# of ${all} comparisons stand out from chance`,
            })}`
      }
      note={t`${plural(people.counted, { one: 'Based on # person', other: 'Based on # people' })}`}
      flush
    >
      <div className="grid gap-4 px-5 pb-4 sm:px-6">
        {found.length > 0 && (
          <ul className="grid gap-2">
            {found.slice(0, most).map((finding) => (
              <FoundLine key={`${finding.outcome} ${finding.code}`} finding={finding} />
            ))}
            {more > 0 && (
              <li className="text-small text-muted">
                {t`${plural(more, { one: 'and # more below', other: 'and # more below' })}`}
              </li>
            )}
          </ul>
        )}
        {found.length > 0 && (
          <p className="max-w-reading">
            <strong className="font-semibold">{t(strength.name)}.</strong> {t(strength.says)}
          </p>
        )}
        {missed && <p className="max-w-reading text-muted">{t(missed)}</p>}
      </div>
      <div className="border-t border-line">
        <Folded name={t`What this cannot tell you`}>
          <ul className="grid max-w-reading list-disc gap-1.5 px-5 pb-4 pl-10 text-small sm:px-6 sm:pl-11">
            <li>
              <Trans>
                A relation is no cause. The job may have changed people, or people who are thought
                well of may answer differently.
              </Trans>
            </li>
            <li>
              <Trans>
                The ratings are your reviewers’ views. If they are unfair, so is everything here.
              </Trans>
            </li>
            <li>
              <Trans>
                If only people who were hired and stayed are here, they differ less from one another
                than applicants do.
              </Trans>
            </li>
            <li>
              <Trans>
                Teams with lenient reviewers and different people can look like a relation. Check
                how reviewers differ first.
              </Trans>
            </li>
          </ul>
        </Folded>
      </div>
    </Card>
  );
}

/** One that stands out, in a sentence. */
function FoundLine({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const { name, outcome, verdict } = finding;
  const { name: verdictName, says } = verdictWords[verdict];
  return (
    <li className="flex flex-wrap items-baseline gap-x-4">
      <span className="min-w-28">
        <StatusDot tone={toneOf(finding)}>{t(verdictName)}</StatusDot>
      </span>
      <span className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{name}</strong>
        <span className="text-muted">
          {' · '}
          {t(outcomeWords[outcome])}
        </span>
        <br />
        <span className="text-small">{t(says[outcome])}</span>
      </span>
    </li>
  );
}
