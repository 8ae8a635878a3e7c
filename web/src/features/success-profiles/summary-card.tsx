import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Correlations, Finding } from './api.ts';
import {
  findingWords,
  isFirm,
  isFound,
  missedWords,
  outcomeWords,
  strengthAt,
  toneOf,
  verdictName,
} from './words.ts';

/** So many are named; all of them are below. */
const most = 8;

/** What the whole report comes to: what was found, how sure that is, and what it may be used for. */
export function SummaryCard({ report }: { report: Correlations }) {
  const { t } = useLingui();
  const { scales, people, reviewers } = report;
  const found = scales.filter(isFound);
  const more = found.length - most;
  const { strength, use } = strengthAt(people.counted);
  const all = counted(scales.length);
  const missed = missedWords[strength];
  return (
    <Card
      title={
        found.length === 0
          ? t`Nothing stands out from chance`
          : t`${plural(found.length, {
              one: `# of ${all} comparisons stands out`,
              other: `# of ${all} comparisons stand out`,
            })}`
      }
      note={basisWords(people.counted, reviewers)}
      flush
    >
      {found.length > 0 && (
        <>
          <Part title={t`What was found`}>
            <ul className="grid gap-3">
              {found.slice(0, most).map((finding) => (
                <FoundLine key={`${finding.outcome} ${finding.code}`} finding={finding} />
              ))}
              {more > 0 && (
                <li className="text-small text-muted">
                  {t`${plural(more, { one: 'and # more below', other: 'and # more below' })}`}
                </li>
              )}
            </ul>
          </Part>
          <Part title={t`How sure it is`}>
            <Sureness report={report} found={found} />
          </Part>
          <Part title={t`What you may use it for`}>
            <p className="max-w-reading">{t(use)}</p>
          </Part>
        </>
      )}
      {missed && (
        <div className="border-t border-line px-5 py-4 sm:px-6">
          <p className="max-w-reading text-muted">{t(missed)}</p>
        </div>
      )}
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 border-t border-line px-5 py-4.5 sm:px-6">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

/** One that stands out, in a sentence. */
function FoundLine({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const { name, outcome } = finding;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4">
      <span className="min-w-40">
        <StatusDot tone={toneOf(finding)}>{t(verdictName(finding))}</StatusDot>
      </span>
      <span className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{name}</strong>
        <span className="text-muted">
          {' · '}
          {t(outcomeWords[outcome])}
        </span>
        <br />
        <span className="text-small">{findingWords(finding)}</span>
      </span>
    </li>
  );
}

/** What speaks for and against all that was found together: people, chance, single people, reviewers. */
function Sureness({ report, found }: { report: Correlations; found: readonly Finding[] }) {
  const { t } = useLingui();
  const { people, reviewers } = report;
  const { name, says } = strengthAt(people.counted);
  const [all, firm, steady, n] = [
    found.length,
    found.filter(isFirm).length,
    found.filter(({ doubt }) => doubt?.by_one === 0).length,
    counted(people.counted),
  ];
  return (
    <ul className="grid max-w-reading list-disc gap-1.5 pl-5">
      <li>
        <strong className="font-semibold">{t(name)}.</strong> {t(says)}
      </li>
      <li>
        <Trans>
          Beyond what chance’s best scale reaches in 19 of 20 rounds: {firm} of {all}.
        </Trans>
      </li>
      <li>
        <Trans>
          The same verdict whichever of the {n} people is left out: {steady} of {all}.
        </Trans>
      </li>
      {reviewers.count === 1 && !reviewers.at_least && (
        <li>
          <Trans>One reviewer gave every rating, so all of it may be that one person’s view.</Trans>
        </li>
      )}
    </ul>
  );
}

function basisWords(people: number, { count, at_least: atLeast }: Correlations['reviewers']) {
  const by = atLeast
    ? plural(count, { one: 'at least # reviewer', other: 'at least # reviewers' })
    : plural(count, { one: '# reviewer', other: '# reviewers' });
  const basis = plural(people, { one: 'Based on # person', other: 'Based on # people' });
  return `${basis} · ${by}`;
}
