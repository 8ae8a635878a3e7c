import type { AttemptNumber } from '@assay/contract/attempt-number';
import { instrumentFacts } from '@assay/contract/instruments';
import type { TestCard } from '@assay/contract/subject-profile';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { DotLine } from '../../ui/charts/dot-line.tsx';
import { dotHue, type Hue } from '../../ui/charts/hue.ts';
import { SavedProfileNote } from '../../ui/page/saved-profile-note.tsx';
import { Pill, StatusDot } from '../../ui/text/status.tsx';
import { reportOf } from './api.ts';
import { metricScales, scoreInWords } from './score-words.ts';

interface TestCardsProps {
  subjectId: number;
  cards: readonly TestCard[];
  /** `2nd attempt within 30 days`; empty for a first one. */
  attemptInWords: (attempt: AttemptNumber) => string;
}

/** A card for each test that is asked of somebody, or that they let everybody with permission see. */
export function TestCards({ subjectId, cards, attemptInWords }: TestCardsProps) {
  return (
    <section aria-labelledby="person-tests">
      <h2 id="person-tests" className="mb-3 text-title">
        <Trans>Tests</Trans>
      </h2>
      {cards.length === 0 ? (
        <p className="text-muted">
          <Trans>No campaign asks this person for a test.</Trans>
        </p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id} className="flex">
              <OneTest
                card={card}
                subjectId={subjectId}
                attempt={card.attempt ? attemptInWords(card.attempt) : ''}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OneTestProps {
  card: TestCard;
  subjectId: number;
  attempt: string;
}

function OneTest({ card, subjectId, attempt }: OneTestProps) {
  const { t } = useLingui();
  const { name, instrument, state } = card;
  const address = reportOf(card, subjectId);
  const { hue, isWatched } = instrumentFacts[instrument];
  return (
    <article className="flex min-w-0 flex-1 flex-col gap-3 rounded-card border border-line bg-surface px-5 py-4 print:break-inside-avoid">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex min-w-0 items-center gap-2.5 font-sans text-body font-semibold [overflow-wrap:anywhere]">
          <span
            aria-hidden
            className={`size-2.5 shrink-0 rounded-full forced-colors:border print:[print-color-adjust:exact] ${dotHue[hue]}`}
          />
          {name}
        </h3>
        <span className="text-small text-muted">
          <TestState state={state} />
        </span>
      </header>
      <div className="grid flex-1 content-start gap-2">
        <Result card={card} hue={hue} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-muted">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Taken card={card} />
          {attempt && <Pill tone="warn">{attempt}</Pill>}
        </span>
        {address && (
          <ButtonLink
            {...address}
            // Reading it is written down: only on purpose.
            preload={false}
            aria-label={isWatched ? t`Watch: ${name}` : t`Report: ${name}`}
          >
            {isWatched ? <Trans>Watch</Trans> : <Trans>Report</Trans>}
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}

function TestState({ state }: Pick<TestCard, 'state'>) {
  switch (state) {
    case 'completed':
      return (
        <StatusDot tone="good">
          <Trans>Completed</Trans>
        </StatusDot>
      );
    case 'started':
      return (
        <StatusDot tone="warn">
          <Trans>In progress</Trans>
        </StatusDot>
      );
    case 'new':
      return (
        <StatusDot tone="open">
          <Trans>Not started</Trans>
        </StatusDot>
      );
  }
}

/** The verdict first, then the number with its range. */
function Result({ card, hue }: { card: TestCard; hue: Hue }) {
  const { verdict, score, saved, state, instrument, name } = card;
  if (state !== 'completed') return null;
  if (instrumentFacts[instrument].isWatched) {
    return (
      <p className="text-small text-muted">
        <Trans>Recorded answers to watch. Nothing in them is scored.</Trans>
      </p>
    );
  }
  if (verdict === null && score === null) {
    return (
      <p className="text-small text-muted">
        {card.report === null ? (
          <Trans>The result is being calculated.</Trans>
        ) : (
          <Trans>There is nothing to compare it with. The report has the details.</Trans>
        )}
      </p>
    );
  }
  const words = score && scoreInWords(name, score);
  return (
    <>
      {verdict && <p className="leading-snug font-medium">{verdict}</p>}
      {score && words && (
        <div>
          <DotLine
            label={words.whole}
            hue={hue}
            value={metricScales[score.metric](score.value)}
            band={[
              metricScales[score.metric](score.interval[0]),
              metricScales[score.metric](score.interval[1]),
            ]}
          />
          <p aria-hidden className="text-small text-muted">
            {words.short}
          </p>
        </div>
      )}
      <SavedProfileNote saved={saved} />
    </>
  );
}

function Taken({ card: { state, started_at, completed_at, campaigns } }: { card: TestCard }) {
  const { t } = useLingui();
  const moment = completed_at ?? started_at;
  const asking = campaigns[0]?.name;
  if (moment === null) return asking && <span>{t`Asked for in ${asking}`}</span>;
  const day = dayInShort(moment);
  return (
    <time dateTime={moment}>{state === 'completed' ? t`Taken ${day}` : t`Started ${day}`}</time>
  );
}
