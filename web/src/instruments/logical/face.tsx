import { Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: true,
  Asked: ({ questions }) => <Trans>{questions} questions, in two timed parts</Trans>,
  About: ({ questions }) => (
    <Trans>
      {questions} questions with figures and numbers, in two parts of 12 minutes each. Once a part
      has started, its clock keeps running; between the two you can rest as long as you like.
    </Trans>
  ),
  Reached: ({ partsOver }) =>
    partsOver > 0 ? <Trans>second part left</Trans> : <Trans>first part started</Trans>,
};
