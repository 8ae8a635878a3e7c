import { Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: true,
  Asked: ({ questions }) => <Trans>{questions} questions about what matters to you at work</Trans>,
  About: ({ questions, minutes }) => (
    <Trans>
      {questions} things that people do at work, and how much each matters to you, in about{' '}
      {minutes} minutes. You can stop at any time and continue later, on any device.
    </Trans>
  ),
  seen: (
    <Trans>
      your result, and how it compares with the culture of the organisation, if its managers have
      described it. Never what you answered to a single question.
    </Trans>
  ),
};
