import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

export const face: ManagersFace = {
  name: msg`Skill test`,
  letter: 'S',
  help: msg`Multiple-choice questions, shown one at a time and each strictly timed.`,
  off: msg`Skill tests are not enabled`,
};
