import { instrumentFacts } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

const { minutes: burnout } = instrumentFacts.burnout;

export const face: ManagersFace = {
  name: msg`Energy`,
  letter: 'E',
  help: msg`19 questions about the past four weeks, about ${burnout} minutes. It concerns health, so it asks for separate consent; you see a band, never a score.`,
  table: msg`Energy of the group`,
  off: msg`Energy is not enabled`,
};
