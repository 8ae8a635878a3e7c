import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import { StartScreen } from './start-screen.tsx';
import type { TestForm } from './test-form.ts';
import { StandaloneLayout, BackToTests, StartProblem } from '../../take/test-frames.tsx';

export interface PersonalityStartProps {
  /** Running when only its language is to change. */
  opened: Exclude<OpenedTest<TestForm>, { state: 'complete' }>;
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
    <StandaloneLayout>
      <StartScreen
        questions={questions}
        minutes={minutes}
        begun={form !== undefined}
        language={form?.language}
        pending={pending}
        onStart={onStart}
        problem={<StartProblem error={error} />}
        foot={<BackToTests />}
      />
    </StandaloneLayout>
  );
}
