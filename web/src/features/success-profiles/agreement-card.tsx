import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { OffsetRow } from '../../ui/charts/offset-row.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { Agreement, Outcome } from './api.ts';
import { agreement } from './api.ts';
import { outcomeWords } from './words.ts';

/** How far reviewers agree, and who rates higher or lower than colleagues do for the same people. */
export function AgreementCard({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useQuery(agreement(id));
  return (
    <Card
      flush
      title={t`How far reviewers agree`}
      note={t`Where reviewers disagree, their ratings can show little`}
    >
      <Loaded query={query} skeleton={<Skeleton className="m-6 h-24" />}>
        {(found) => (
          <>
            {(['performance', 'engagement'] as const).map((outcome) => (
              <Agreed key={outcome} outcome={outcome} found={found[outcome]} />
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Verdict first: how much of the differences between ratings lies in the people. */
function useAgreementWords() {
  const { t } = useLingui();
  return (average: number) => {
    if (average < 0.3) return t`Reviewers hardly agree`;
    return average < 0.6 ? t`Reviewers agree in part` : t`Reviewers mostly agree`;
  };
}

function Agreed({ outcome, found }: { outcome: Outcome; found: Agreement[Outcome] }) {
  const { t } = useLingui();
  const words = useAgreementWords();
  const { agreement: agreed, leniencies, withheld } = found;
  const [value, from, to] = agreed
    ? [agreed.average, ...agreed.average_interval].map(coefficientInShort)
    : [];
  return (
    <section className="border-t border-line pt-4">
      <div className="px-5 pb-4 sm:px-6">
        <h3 className="font-medium">{t(outcomeWords[outcome])}</h3>
        {agreed ? (
          <p className="max-w-reading">
            {words(agreed.average)}.{' '}
            <span className="text-muted">
              <Trans>
                Reliability of a person’s average rating {value} ({from} – {to}), intraclass
                correlation
              </Trans>
              {', '}
              {t`${plural(agreed.ratings, { one: '# rating', other: '# ratings' })}`}
              {'. '}
              {t`${plural(agreed.people, { one: '# person', other: '# people' })}`}.
            </span>
          </p>
        ) : (
          <p className="max-w-reading text-muted">
            <Trans>
              Not known yet. It takes at least two people, one of them rated by two or more
              reviewers, and ratings that differ.
            </Trans>
          </p>
        )}
      </div>
      {withheld && (
        <p className="px-5 pb-4 text-small text-muted sm:px-6">
          <Trans>
            You see who rates higher or lower than colleagues only for people you have reviewed
            yourself, so that you judge on your own first.
          </Trans>
        </p>
      )}
      {leniencies.length > 0 && (
        <ul aria-label={t`Reviewers compared with colleagues who rated the same people`}>
          {leniencies.map(({ reviewer, own, people, difference, interval, verdict }) => (
            <OffsetRow
              key={reviewer.id}
              name={own ? t`${reviewer.name} (you)` : reviewer.name}
              value={difference}
              interval={interval}
              hue="accent"
              verdict={
                {
                  lenient: t`Rates higher`,
                  strict: t`Rates lower`,
                  could_be_chance: t`Could be chance`,
                }[verdict]
              }
              note={t`${plural(people, { one: '# person in common', other: '# people in common' })}`}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
