import { instrumentFacts } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import type { ManagersFace } from '../../managers-face.ts';

const { minutes: burnout } = instrumentFacts.burnout;

export const face: ManagersFace = {
  name: msg`Energy`,
  letter: 'E',
  help: msg`19 questions about the past four weeks, about ${burnout} minutes. It concerns health, so it asks for separate consent; you see a band, never a score.`,
  table: msg`Energy of the group`,
  inRecruitment: msg`Candidates are told that the energy test is not used to choose, rank or filter people. Please leave it out of your decision. In many countries employers may not ask applicants about their health at all.`,
  off: msg`Energy is not enabled`,
};
