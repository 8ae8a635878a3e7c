import { instrumentFacts } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

const { minutes: personality } = instrumentFacts.personality;

export const face: ManagersFace = {
  name: msg`Personality`,
  letter: 'P',
  help: msg`148 questions about habits (152 for development), about ${personality} minutes, no time limit.`,
  off: msg`The personality test is not enabled`,
};
