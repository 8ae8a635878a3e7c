import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { askPersonality, personalityTest } from './personality-test.ts';
import type { TestForm } from './test-form.ts';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { PersonalityStart } from './start-page.tsx';
import { PlainTestPage } from '../../take/plain-test-page.tsx';
import { TestScreen } from '../../take/test-screen.tsx';

interface PersonalityTestPageProps {
  first: FirstOpening<OpenedTest<TestForm>>;
}

export function PersonalityTestPage({ first }: PersonalityTestPageProps) {
  const { t } = useLingui();
  return (
    <TestScreen name="personality-test" title={t`Personality`} first={first}>
      {(opening) => <PersonalityTest first={opening} />}
    </TestScreen>
  );
}

function PersonalityTest({ first }: { first: FirstOpening<OpenedTest<TestForm>> | undefined }) {
  const [choosing, setChoosing] = useState(false);
  const { t } = useLingui();
  const stem = t`How well does this describe you?`;
  const ask = useCallback<typeof askPersonality>(
    (form, place) => {
      const asked = askPersonality(form, place);
      return asked && { ...asked, stem };
    },
    [stem],
  );
  return (
    <PlainTestPage
      test={personalityTest}
      first={first}
      ways={{ profile: '/profile/new/personality', result: '/personality/results' }}
      held={choosing}
      name={<Trans>Personality</Trans>}
      hue="violet"
      ask={ask}
      hint={<Trans>Describe yourself as you are now, not as you’d like to be.</Trans>}
      foot={
        <button
          type="button"
          className="rounded-small text-accent underline decoration-accent/35 underline-offset-3"
          onClick={() => setChoosing(true)}
        >
          <Trans>Change the language</Trans>
        </button>
      }
    >
      {({ onStart, ...start }) => (
        <PersonalityStart
          {...start}
          onStart={(language) => {
            setChoosing(false);
            onStart(language);
          }}
        />
      )}
    </PlainTestPage>
  );
}
