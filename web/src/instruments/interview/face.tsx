import { Plural, Trans } from '@lingui/react/macro';
import type { Face } from '../face.ts';

export const face: Face = {
  isStyleChecked: false,
  Asked: ({ questions }) => (
    <Plural
      value={questions}
      one="# question; your answer is recorded on video and watched by people"
      other="# questions; your answers are recorded on video and watched by people"
    />
  ),
  About: ({ questions, minutes }) => (
    <Trans>
      {questions} questions that you answer on camera, at most about {minutes} minutes. People watch
      your recordings; no machine judges them.
    </Trans>
  ),
  seen: <Trans>your recordings. People watch and rate them; no machine judges them.</Trans>,
};
