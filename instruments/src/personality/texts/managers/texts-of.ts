import type { ManagerTexts } from '../manager-texts.ts';

type Detailed = ManagerTexts['detailed'];
type Facets<Factor extends string> = {
  [Code in keyof Detailed as Code extends `${Factor}${number}` ? Code : never]: Detailed[Code];
};

/** The files of one language, by the names of what they export. */
interface Files {
  scaleNames: ManagerTexts['names'];
  factorTexts: ManagerTexts['factors'];
  neuroticismTexts: Facets<'N'>;
  extraversionTexts: Facets<'E'>;
  opennessTexts: Facets<'O'>;
  agreeablenessTexts: Facets<'A'>;
  conscientiousnessTexts: Facets<'C'>;
  tendencyTexts: Omit<Detailed, `${'N' | 'E' | 'O' | 'A' | 'C'}${number}`>;
  conversationQuestions: ManagerTexts['conversation'];
  words: ManagerTexts['words'];
}

/** What managers read in a language that is not English. */
export function textsOf({
  scaleNames,
  factorTexts,
  conversationQuestions,
  words,
  ...detailed
}: Files): ManagerTexts {
  return {
    names: scaleNames,
    factors: factorTexts,
    detailed: {
      ...detailed.neuroticismTexts,
      ...detailed.extraversionTexts,
      ...detailed.opennessTexts,
      ...detailed.agreeablenessTexts,
      ...detailed.conscientiousnessTexts,
      ...detailed.tendencyTexts,
    },
    conversation: conversationQuestions,
    words,
  };
}
