import { Trans } from '@lingui/react/macro';
import { findFace } from '../../instruments/faces.ts';
import type { Invitation } from './api.ts';

export type AskedTest = Invitation['campaign']['tests'][number] & {
  /** Already taken, as far as the page may know. */
  completed?: boolean;
};

/** What there is to take: each test by its name, with how long it takes and what it is like. */
export function AskedTests({ tests }: { tests: readonly AskedTest[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tests.map((test) => (
        <li key={test.id} className="py-2 leading-snug">
          <div className="flex flex-wrap justify-between gap-x-4">
            <strong className="min-w-0 font-medium [overflow-wrap:anywhere]">{test.name}</strong>
            <span className="shrink-0 text-muted tabular-nums">
              {test.completed ? (
                <Trans>Already completed</Trans>
              ) : (
                <Trans>{test.minutes} min</Trans>
              )}
            </span>
          </div>
          <div className="text-small text-muted">
            <Kind test={test} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is special about a test comes with it: a clock, a recording, questions about health. */
function Kind({ test: { id, questions } }: { test: AskedTest }) {
  const Asked = findFace(id)?.Asked;
  if (Asked) return <Asked questions={questions} />;
  return <Trans>{questions} short questions about you</Trans>;
}
