type Translated = 'personality' | 'iq' | 'culture' | 'burnout';

const limits: Record<Translated, string> = {
  personality:
    'The test was begun in another language than English. Its statements are translations, and the norm is of people who answered in English; nobody has shown that both measure the same.',
  iq: 'The test was begun in another language than English. Figures and numbers are the same; what is explained beside them is translated, and nobody has studied whether that changes scores.',
  culture:
    'The test was begun in another language than English, in which managers answer. Nobody has shown that the translated practices mean just the same, so a fit is less sure than its interval says.',
  burnout:
    'The questions were begun in another language than English. They are our own translation, and nobody has shown that they measure just the same.',
};

/**
 * What a manager should know of answers that were given in translation, for the limits of a report.
 * @param language in which the attempt was begun. @returns nothing for English.
 */
export function translationLimits(instrument: Translated, language: string): string[] {
  return language === 'en' ? [] : [limits[instrument]];
}
