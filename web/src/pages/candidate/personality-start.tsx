import { Trans } from '@lingui/react/macro';
import { StartScreen } from '../../features/personality/start-screen.tsx';
import type { TestForm } from '../../features/personality/test-form.ts';
import type { Test } from '../../features/subjects/to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Alone } from './personality-frames.tsx';

export interface PersonalityStartProps {
  test: Test | undefined;
  /** The running test, when only its language is to change. */
  form: TestForm | undefined;
  pending: boolean;
  error: Error | null;
  onStart: (language: string) => void;
}

/** Before the first question; or why there is none for this person. */
export function PersonalityStart({ test, form, pending, error, onStart }: PersonalityStartProps) {
  if (!test && !form) return <NotAsked />;
  return (
    <Alone>
      <StartScreen
        questions={form?.questions.length ?? test?.questions ?? 0}
        minutes={form?.minutes ?? test?.minutes ?? 0}
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
          <TextLink to="/">
            <Trans>Back to my tests</Trans>
          </TextLink>
        }
      />
    </Alone>
  );
}

function NotAsked() {
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
      <ButtonLink to="/">
        <Trans>Back to my tests</Trans>
      </ButtonLink>
    </Alone>
  );
}
