import { instrumentFacts } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

const { minutes: judgement } = instrumentFacts.judgement;

export const face: ManagersFace = {
  name: msg`Situational judgement`,
  letter: 'J',
  help: msg`12 situations at work, each with a most and a least effective response, about ${judgement} minutes, no time limit. Provisional: its key has not been confirmed yet.`,
  off: msg`Situational judgement is not enabled`,
};
