import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

export const face: ManagersFace = {
  name: msg`Video interview`,
  letter: 'V',
  help: msg`Your own questions, answered on camera: 30 seconds to prepare, up to 3 minutes to answer. People watch the answers; nothing is scored.`,
  off: msg`The video interview is not enabled`,
};
