import type { LogicalSection } from '@assay/contract/logical';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { firstOpen } from '../../../features/instruments/answers.ts';
import { ConnectionBanner } from '../../../features/instruments/connection-banner.tsx';
import { TestBar } from '../../../features/instruments/test-bar.tsx';
import { useChoice } from '../../../features/instruments/use-choice.ts';
import type { Run } from '../../../features/instruments/use-run.ts';
import { savedState, useOnline } from '../../../features/instruments/use-saved-state.ts';
import { Closing } from './closing.tsx';
import { FinishSection } from './finish-section.tsx';
import type { Outcome, RunningSection } from './open-section.ts';
import { PuzzleQuestion } from './puzzle-question.tsx';
import { QuestionList } from './question-list.tsx';
import { TimeLeft } from './time-left.tsx';
import { useSectionClock } from './use-section-clock.ts';
import { useKeptSection, useSectionRun } from './use-section-run.ts';
import { useSectionName } from './use-words.ts';

export interface SectionViewProps {
  section: LogicalSection;
  run: RunningSection;
  /** The section is ended on the server. */
  onEnded: (outcome: Outcome) => void;
}

/** A section from the first open question until its time is over or it is finished. */
export function SectionView({ section, run: opened, onEnded }: SectionViewProps) {
  const { questions } = opened;
  const [closing, setClosing] = useState<'over' | 'early'>();
  const onOver = useCallback(() => setClosing((before) => before ?? 'over'), []);
  const clock = useSectionClock(section, opened.remainingSeconds, onOver);
  const run = useSectionRun(section, opened);
  useKeptSection(section, { ...opened, answers: run.answers }, clock);
  const queue = useAnswerQueue();
  const online = useOnline();
  const [unsaved, setUnsaved] = useState(false);
  const { place, answers, goTo } = run;
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  const saved = savedState(queue, unsaved, online);
  const nameOf = useSectionName();
  const seen = useCallback(() => undefined, []);

  return (
    <>
      <TestBar
        name={nameOf(section)}
        hue="blue"
        answered={answered}
        total={questions.length}
        time={<TimeLeft clock={clock} />}
        saved={answered === 0 && saved === 'saved' ? 'none' : saved}
      />
      <main id="content" className="mx-auto max-w-264 px-5 pt-1 pb-12 sm:px-8 sm:pt-2">
        <ConnectionBanner
          queue={queue}
          online={online}
          onRefused={seen}
          atEnd={closing !== undefined || clock.left === 0}
          givenBack={clock.givenBack}
        />
        {closing || clock.left === 0 ? (
          <Closing
            section={section}
            reason={closing}
            pending={queue.pending}
            onEnded={(completed) => {
              const ranOut = closing !== 'early';
              onEnded({ completed, ranOut, saved: answered, total: questions.length });
            }}
          />
        ) : (
          <>
            {place === questions.length ? (
              <FinishSection
                open={questions.length - answered}
                onFinish={() => setClosing('early')}
                onBack={() => goTo(firstOpen({ questions, answers }) ?? 0)}
              />
            ) : (
              <CurrentQuestion
                key={questions[place]?.id}
                {...{ questions, run }}
                onUnsaved={setUnsaved}
              />
            )}
            <Foot {...{ questions, run }} />
          </>
        )}
      </main>
    </>
  );
}

interface CurrentQuestionProps {
  questions: RunningSection['questions'];
  run: Run;
  onUnsaved: (unsaved: boolean) => void;
}

function CurrentQuestion({ questions, run, onUnsaved }: CurrentQuestionProps) {
  const { place, answers } = run;
  const question = questions[place];
  const choice = useChoice(run, answers[question?.id ?? 0]?.index);
  const { unsaved } = choice;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  return question ? (
    <PuzzleQuestion {...{ question, place, choice }} total={questions.length} onSkip={run.next} />
  ) : null;
}

/** Every question, the end, and what the keys do. */
function Foot({ questions, run }: { questions: RunningSection['questions']; run: Run }) {
  const { t } = useLingui();
  const { answers, place, goTo } = run;
  return (
    <div className="mt-7 grid gap-5 border-t border-line pt-5">
      <QuestionList {...{ questions, answers, place }} onGo={goTo} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-muted pointer-coarse:hidden">
          {t`Keys: A to F or 1 to 6 choose an answer. A screen reader says the time left when you press T.`}
        </p>
        {place < questions.length && (
          <Button onClick={() => goTo(questions.length)}>
            <Trans>Finish this part</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
