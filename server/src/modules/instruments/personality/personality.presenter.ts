import type { Norm } from '@assay/instruments/personality/norms';
import { personalityQuestions } from '@assay/instruments/personality/definition';
import { findLanguage } from '@assay/instruments/personality/languages';
import { invalid } from '../../../platform/http/errors.ts';
import { instrumentMessages } from '../messages.data.ts';

export function presentNorm({ name, version, group, source, n, scales }: Norm) {
  return {
    name,
    version,
    group,
    source,
    n,
    scales: scales.map(({ code, mean, sd, reliability }) => ({ code, mean, sd, reliability })),
  };
}

/** Texts of all questions in one language, English by default. */
export function presentTranslations(language = 'en') {
  if (findLanguage(language) === undefined) {
    throw invalid({ language: instrumentMessages.languageNotOffered() });
  }
  const form = personalityQuestions(language);
  return {
    language: form.language,
    direction: form.direction,
    tendencyLanguage: form.tendencyLanguage,
    options: form.options,
    questions: [...form.questions, ...form.tendencyQuestions].map(({ id, text }) => ({ id, text })),
  };
}
