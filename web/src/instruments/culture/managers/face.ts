import { instrumentFacts } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

const { minutes: culture } = instrumentFacts.culture;

export const face: ManagersFace = {
  name: msg`Culture`,
  letter: 'C',
  help: msg`40 workplace practices, rated by how much they matter, about ${culture} minutes, no time limit.`,
  off: msg`The culture test is not enabled`,
};
