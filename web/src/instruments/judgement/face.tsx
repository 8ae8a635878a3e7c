import { Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: false,
  Asked: ({ questions }) => <Trans>{questions} situations at work and what would help most</Trans>,
  About: ({ questions, minutes }) => (
    <Trans>
      {questions} situations at work, each with four responses: which is the most effective, and
      which the least, in about {minutes} minutes and without a clock. You can stop at any time and
      continue later, on any device.
    </Trans>
  ),
  seen: (
    <Trans>
      a number of points with a confidence range, and what it means in words. Never what you chose
      in a single situation.
    </Trans>
  ),
};
