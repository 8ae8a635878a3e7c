/** For a report, which is in English: `, in German`; nothing where the test was taken in English too. */
export function takenIn(language: string): string {
  if (language === 'en') return '';
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return `, in ${names.of(language) ?? language}`;
}
