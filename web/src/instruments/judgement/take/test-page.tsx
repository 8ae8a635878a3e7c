import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { PlainTestPage } from '../../take/plain-test-page.tsx';
import type { PlainStart } from '../../take/plain-test-page.tsx';
import { BackToTests, StandaloneLayout, StartProblem } from '../../take/test-frames.tsx';
import { TestScreen } from '../../take/test-screen.tsx';
import type { JudgementForm } from './judgement-form.ts';
import { judgementTest } from './judgement-test.ts';
import { Situation } from './situation.tsx';
import { StartScreen } from './start-screen.tsx';

interface JudgementTestPageProps {
  first: FirstOpening<OpenedTest<JudgementForm>>;
}

export function JudgementTestPage({ first }: JudgementTestPageProps) {
  const { t } = useLingui();
  return (
    <TestScreen name="judgement-test" title={t`Situational judgement`} first={first}>
      {(opening) => (
        <PlainTestPage
          test={judgementTest}
          first={opening}
          ways={{ profile: '/profile/new/judgement', result: '/judgement/results' }}
          name={<Trans comment="short name of situational judgement">Judgement</Trans>}
          hue="plum"
          View={Situation}
          hint={
            <Trans>Choose one response of each kind. You can change your mind until the end.</Trans>
          }
        >
          {(start) => <Start {...start} />}
        </PlainTestPage>
      )}
    </TestScreen>
  );
}

function Start({ opened, pending, error, onStart }: PlainStart<JudgementForm>) {
  if (opened.state === 'running') return null;
  return (
    <StandaloneLayout>
      <StartScreen
        questions={opened.questions}
        minutes={opened.minutes}
        pending={pending}
        onStart={() => onStart('en')}
        problem={<StartProblem error={error} />}
        foot={<BackToTests />}
      />
    </StandaloneLayout>
  );
}
