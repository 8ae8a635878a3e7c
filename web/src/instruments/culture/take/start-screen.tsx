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
      title={<Trans>Culture</Trans>}
      lead={
        <>
          <Plural
            value={questions}
            one="# thing that workplaces do."
            other="# things that workplaces do."
          />{' '}
          <Trans>You say how important each would be to you. Takes about {minutes} minutes.</Trans>
        </>
      }
      points={
        <>
          <li>
            <Trans>
              Think of the place where you would most like to work, whether it exists or not.
            </Trans>
          </li>
          <li>
            <Trans>
              Few places have everything, so keep the high answers for what matters most to you.
            </Trans>
          </li>
          <li>
            <Trans>There is no right or wrong, and it says nothing about how well you work.</Trans>
          </li>
          <SavedPoint />
          <li className="pointer-coarse:hidden">
            <Trans>With a keyboard, press 1 to 7 to answer.</Trans>
          </li>
        </>
      }
      {...start}
    />
  );
}
