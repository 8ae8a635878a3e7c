import type { Language } from '@assay/contract/languages';

/** What stands around every mail; `organization` and `unsubscribe` in safe HTML. */
interface LayoutWords {
  fallback: string;
  unsubscribe: (organization: string, link: (text: string) => string) => string;
}

export const layoutWords: Record<Language, LayoutWords> = {
  en: {
    fallback: 'If the button does not work, copy this address:',
    unsubscribe: (organization, link) =>
      `If you want no more mails from ${organization}, you can ${link('unsubscribe')}.`,
  },
  nl: {
    fallback: 'Werkt de knop niet? Kopieer dan dit adres:',
    unsubscribe: (organization, link) =>
      `Wil je geen mails meer van ${organization}, dan kun je je ${link('afmelden')}.`,
  },
  de: {
    fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse:',
    unsubscribe: (organization, link) =>
      `Wenn Sie keine E-Mails von ${organization} mehr möchten, können Sie sich ${link('abmelden')}.`,
  },
  es: {
    fallback: 'Si el botón no funciona, copie esta dirección:',
    unsubscribe: (organization, link) =>
      `Si no desea recibir más correos de ${organization}, puede ${link('darse de baja')}.`,
  },
};

/** How a language writes dates and lists; in English the day comes before its month. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
