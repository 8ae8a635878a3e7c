import { textsOf } from '../texts-of.ts';
import { agreeablenessTexts } from './agreeableness.data.ts';
import { conscientiousnessTexts } from './conscientiousness.data.ts';
import { conversationQuestions } from './conversation.data.ts';
import { extraversionTexts } from './extraversion.data.ts';
import { factorTexts } from './factors.data.ts';
import { scaleNames } from './names.data.ts';
import { neuroticismTexts } from './neuroticism.data.ts';
import { opennessTexts } from './openness.data.ts';
import { tendencyTexts } from './tendencies.data.ts';
import { words } from './words.data.ts';

export const nl = textsOf({
  scaleNames,
  factorTexts,
  neuroticismTexts,
  extraversionTexts,
  opennessTexts,
  agreeablenessTexts,
  conscientiousnessTexts,
  tendencyTexts,
  conversationQuestions,
  words,
});
