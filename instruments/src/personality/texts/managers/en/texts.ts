import { type Scale, type ScaleCode, scales } from '../../../scales.ts';
import { conversationQuestions } from '../../conversation.data.ts';
import { factorTexts } from '../../factors.data.ts';
import type { ManagerTexts } from '../../manager-texts.ts';
import { detailed } from '../../texts.ts';
import { words } from './words.data.ts';

export const en: ManagerTexts = {
  names: Object.fromEntries(scales.map((scale) => [scale.code, scale])) as Record<ScaleCode, Scale>,
  factors: factorTexts,
  detailed,
  conversation: conversationQuestions,
  words,
};
