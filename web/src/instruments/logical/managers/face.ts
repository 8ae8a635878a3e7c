import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

export const face: ManagersFace = {
  name: msg`Logical reasoning`,
  letter: 'L',
  help: msg`40 questions with figures and numbers in two parts of 12 minutes each, strictly timed.`,
  off: msg`Logical reasoning is not enabled`,
};
