import { Trans } from '@lingui/react/macro';
import type { OpenedTest } from '../../features/personality/open-test.ts';
import { StartScreen } from '../../features/personality/start-screen.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { TextAnchor } from '../../ui/text-anchor.tsx';
import { Alone } from './personality-frames.tsx';

export interface PersonalityStartProps {
  /** Running when only its language is to change. */
  opened: Exclude<OpenedTest, { state: 'complete' }>;
  pending: boolean;
  error: Error | null;
  onStart: (language: string) => void;
}

/** Before the first question. */
export function PersonalityStart({ opened, pending, error, onStart }: PersonalityStartProps) {
  const form = opened.state === 'running' ? opened.form : undefined;
  const { questions, minutes } =
    opened.state === 'running'
      ? { questions: opened.form.questions.length, minutes: opened.form.minutes }
      : opened;
  return (
    <Alone>
      <StartScreen
        questions={questions}
        minutes={minutes}
        begun={form !== undefined}
        language={form?.language}
        pending={pending}
        onStart={onStart}
        problem={
          error && (
            <div className="mb-5">
              <Banner tone="bad" live>
                {error.message}
              </Banner>
            </div>
          )
        }
        foot={
          <TextAnchor href="/">
            <Trans>Back to my tests</Trans>
          </TextAnchor>
        }
      />
    </Alone>
  );
}

/** Why there is no test for this person. */
export function NotAsked() {
  return (
    <Alone>
      <h1 className="font-system-serif text-display">
        <Trans>Nobody asks you for this test</Trans>
      </h1>
      <p className="mt-2 mb-7 text-muted">
        <Trans>
          It opens when an organisation invites you to it and has your permission to see the result.
        </Trans>
      </p>
      <ButtonAnchor href="/">
        <Trans>Back to my tests</Trans>
      </ButtonAnchor>
    </Alone>
  );
}
