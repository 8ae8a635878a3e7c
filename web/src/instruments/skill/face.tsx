import { Plural, Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: false,
  Asked: ({ questions }) => (
    <Plural
      value={questions}
      one="# question, with a clock"
      other="# questions, each with its own clock"
    />
  ),
  About: ({ questions, minutes }) => (
    <Trans>
      {questions} questions, each with its own clock, about {minutes} minutes in total. You cannot
      go back to a question, so choose a time when you will not be disturbed.
    </Trans>
  ),
  seen: (
    <Trans>your score, your time, and which questions you got right, not what you chose.</Trans>
  ),
};
