/** Languages in which candidates meet Assay: screens, mails and own results. Managers' screens are in English. */
export const languages = ['en', 'nl', 'de', 'es'] as const;
export type Language = (typeof languages)[number];
