import { Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: false,
  Asked: ({ questions }) => (
    <Trans>
      {questions} questions, some about your health; we ask for your consent to them separately
    </Trans>
  ),
  About: ({ questions, minutes }) => (
    <Trans>
      {questions} questions about the past four weeks, in about {minutes} minutes. They touch your
      health, so you are asked for your consent first.
    </Trans>
  ),
  seen: (
    <Trans>
      a broad band and, where there is more strain, which parts of your work weigh on you. No
      number, no single answer, nothing about your life outside work.
    </Trans>
  ),
};
