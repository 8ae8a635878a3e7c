/** Languages in which people meet Assay: screens, reports, and candidates' mails. */
export const languages = ['en', 'nl', 'de', 'es'] as const;
export type Language = (typeof languages)[number];
