import { Trans, useLingui } from '@lingui/react/macro';
import type { CultureForm } from './culture-form.ts';
import { askCulture, cultureTest } from './culture-test.ts';
import { StartScreen } from './start-screen.tsx';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { PlainTestPage } from '../../take/plain-test-page.tsx';
import type { PlainStart } from '../../take/plain-test-page.tsx';
import { BackToTests, StandaloneLayout, StartProblem } from '../../take/test-frames.tsx';
import { TestScreen } from '../../take/test-screen.tsx';

interface CultureTestPageProps {
  first: FirstOpening<OpenedTest<CultureForm>>;
}

export function CultureTestPage({ first }: CultureTestPageProps) {
  const { t } = useLingui();
  return (
    <TestScreen name="culture-test" title={t`Culture`} first={first}>
      {(opening) => (
        <PlainTestPage
          test={cultureTest}
          first={opening}
          ways={{ profile: '/profile/new/culture', result: '/culture/results' }}
          name={<Trans>Culture</Trans>}
          hue="rust"
          ask={askCulture}
          hint={<Trans>Keep the high answers for what matters most to you.</Trans>}
        >
          {(start) => <Start {...start} />}
        </PlainTestPage>
      )}
    </TestScreen>
  );
}

function Start({ opened, pending, error, onStart }: PlainStart<CultureForm>) {
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
