import { Plural, Trans } from '@lingui/react/macro';
import { SavedPoint, StartForm } from '../../take/start-form.tsx';
import type { StartProps } from '../../take/start-form.tsx';

interface StartScreenProps extends StartProps {
  onStart: () => void;
}

/** What comes, how long it takes and how to answer. */
export function StartScreen({ questions, minutes, ...start }: StartScreenProps) {
  return (
    <StartForm
      title={<Trans>Situational judgement</Trans>}
      lead={
        <>
          <Plural
            value={questions}
            one="# situation as it happens at work."
            other="# situations as they happen at work."
          />{' '}
          <Trans>
            Of four responses to each you choose the most effective and the least effective one.
            Takes about {minutes} minutes.
          </Trans>
        </>
      }
      points={
        <>
          <li>
            <Trans>
              Choose what you think works best, and worst, for everyone concerned. It need not be
              what you would do yourself.
            </Trans>
          </li>
          <li>
            <Trans>Often more than one response is reasonable. Compare them with each other.</Trans>
          </li>
          <li>
            <Trans>
              Take the situation as it is described. You need no special knowledge, and there is no
              clock.
            </Trans>
          </li>
          <li>
            <Trans>
              Your choices are compared with those of the authors of the test. Your result says in
              words what that shows, and what it does not.
            </Trans>
          </li>
          <SavedPoint />
        </>
      }
      {...start}
    />
  );
}
