import type { SkillTest } from '@assay/contract/skill-tests';
import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/page/banner.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import { StartForm, type StartProps } from '../../take/start-form.tsx';

export interface StartScreenProps extends Omit<StartProps, 'questions' | 'minutes'> {
  test: SkillTest;
  /** Of the question that comes next. */
  number: number;
  /** The one before it ran out without an answer. */
  ranOut: boolean;
  onStart: () => void;
}

/** What comes, how the clock goes, and who will see what; also after a break. */
export function StartScreen(props: StartScreenProps) {
  const { test, number, ranOut, ...form } = props;
  const missed = number - 1;
  const { questions, seconds, extraTime, name, description, language, sample } = test;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const begun = number > 1;
  return (
    <StartForm
      title={name}
      above={
        <>
          {ranOut && (
            <div className="mt-5">
              <Banner tone="warn">
                <Trans>
                  The time for question {missed} ran out before you chose an answer. It stays
                  without an answer.
                </Trans>
              </Banner>
            </div>
          )}
          {!begun && description && (
            <p lang={language ?? undefined} className="mt-2 text-option text-muted">
              <OptionText text={description} />
            </p>
          )}
        </>
      }
      lead={
        begun ? (
          <Trans>
            You are at question {number} of {questions}. No clock is running: it starts when you
            continue.
          </Trans>
        ) : (
          <>
            <Plural value={questions} one="# question." other="# questions." />{' '}
            <Trans>Takes {minutes} minutes at most.</Trans>
          </>
        )
      }
      below={
        sample && (
          <p className="mt-3 font-semibold">
            <Trans>Sample test, not for selection: its questions and answers are public.</Trans>
          </p>
        )
      }
      points={
        <>
          <li>
            <Trans>
              One question at a time, each with a time of its own. When it ends, what you have
              marked counts. If you have marked nothing, the next question waits until you continue.
            </Trans>
          </li>
          {extraTime && (
            <li>
              <Trans>Your extra time is included in every question.</Trans>
            </li>
          )}
          <li>
            <Trans>There is no going back to a question that you have answered.</Trans>
          </li>
          <li>
            <Trans>
              If you close the page while a question is open, its clock keeps running: you can lose
              that question, but no other. If your connection breaks before you can answer, a little
              time is given back, and the report says so.
            </Trans>
          </li>
          <li>
            <Trans>
              You can take a break between two questions. If you do not know an answer, mark what
              seems best: nothing is taken off for a wrong one.
            </Trans>
          </li>
          <li>
            <Trans>
              The organisation that invited you sees your score and which questions you got right,
              not what you chose.
            </Trans>
          </li>
          <li className="pointer-coarse:hidden">
            <Trans>With a keyboard, press a digit to mark and Enter to answer.</Trans>
          </li>
        </>
      }
      begun={begun}
      start={<Trans>Start the first question</Trans>}
      {...form}
    />
  );
}
