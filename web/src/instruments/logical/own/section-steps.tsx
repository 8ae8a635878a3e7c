import { type LogicalSection, logicalSections } from '@assay/contract/logical';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RunningClock } from '../../../ui/text/running-clock.tsx';
import { useSectionName, useTimeInWords } from '../take/use-words.ts';

interface SectionState {
  started: boolean;
  over: boolean;
  remainingSeconds: number;
}

type Progress = Record<LogicalSection, SectionState> & { heardAt: number };

/** Both parts with what has become of them, and the next step. */
export function SectionSteps(progress: Progress) {
  const nameOf = useSectionName();
  const next = logicalSections.find((section) => !progress[section].over);
  return (
    <Card flush>
      <ol>
        {logicalSections.map((section, at) => {
          const part = at + 1;
          const name = nameOf(section);
          return (
            <li
              key={section}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-5 py-4.5 not-first:border-t sm:px-7"
            >
              <div>
                <h2 className="text-title">
                  <Trans>
                    Part {part}: {name}
                  </Trans>
                </h2>
                <p className="text-small text-muted">
                  <StateInWords {...progress[section]} heardAt={progress.heardAt} />
                </p>
              </div>
              {section === next && <NextStep section={section} {...progress[section]} />}
            </li>
          );
        })}
      </ol>
      {next === undefined && (
        <div className="border-t border-line px-5 py-4.5 sm:px-7">
          <ButtonLink to="/iq-test/results" look="primary">
            <Trans>See your result</Trans>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function StateInWords(props: SectionState & { heardAt: number }) {
  const { started, over, remainingSeconds, heardAt } = props;
  const time = useTimeInWords()(remainingSeconds);
  if (over) return <Trans>Completed</Trans>;
  if (started)
    return (
      <Trans>
        The clock is running: <RunningClock seconds={remainingSeconds} heardAt={heardAt} /> left
      </Trans>
    );
  return <Trans>20 questions, {time}</Trans>;
}

function NextStep({ section, started }: SectionState & { section: LogicalSection }) {
  return started ? (
    <ButtonLink
      to="/iq-test/$section/$page"
      params={{ section, page: 'test' }}
      reloadDocument
      look="primary"
    >
      <Trans>Continue</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/iq-test/$section/instructions" params={{ section }} look="primary">
      {section === 'analogy' ? (
        <Trans>Start with examples</Trans>
      ) : (
        <Trans>Continue to part 2</Trans>
      )}
    </ButtonLink>
  );
}
