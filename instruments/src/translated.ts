import type { Language } from '@assay/contract/languages';

type Translated = 'personality' | 'iq' | 'culture' | 'burnout';

const limits: Record<Language, Record<Translated, string>> = {
  en: {
    personality:
      'The test was started in a language other than English. Its statements are translations, and the norm is of people who answered in English; no one has shown that both measure the same.',
    iq: 'The test was started in a language other than English. Figures and numbers are the same; what is explained beside them is translated, and no one has studied whether that changes scores.',
    culture:
      'The test was started in a language other than English, in which managers answer. No one has shown that the translated practices mean just the same, so a fit is less sure than its interval says.',
    burnout:
      'The questions were started in a language other than English. They are our own translation, and no one has shown that they measure just the same.',
  },
  nl: {
    personality:
      'De test is begonnen in een andere taal dan het Engels. De uitspraken zijn vertalingen, en de norm is van mensen die in het Engels hebben geantwoord; dat beide hetzelfde meten, is niet aangetoond.',
    iq: 'De test is begonnen in een andere taal dan het Engels. Figuren en getallen zijn hetzelfde; de uitleg ernaast is vertaald, en of dat de scores verandert, is niet onderzocht.',
    culture:
      'De test is begonnen in een andere taal dan het Engels, waarin managers antwoorden. Dat de vertaalde werkwijzen precies hetzelfde betekenen, is niet aangetoond. Een match is daarom minder zeker dan het interval zegt.',
    burnout:
      'De vragen zijn begonnen in een andere taal dan het Engels. De vertaling is van ons, en dat ze precies hetzelfde meet, is niet aangetoond.',
  },
  de: {
    personality:
      'Der Test wurde in einer anderen Sprache als Englisch begonnen. Die Aussagen sind Übersetzungen, und die Norm stammt von Menschen, die auf Englisch geantwortet haben. Dass beides dasselbe misst, ist nicht gezeigt.',
    iq: 'Der Test wurde in einer anderen Sprache als Englisch begonnen. Figuren und Zahlen sind dieselben; die Erklärungen daneben sind übersetzt, und ob das die Werte verändert, ist nicht untersucht.',
    culture:
      'Der Test wurde in einer anderen Sprache als Englisch begonnen, in dem Manager antworten. Dass die übersetzten Praktiken genau dasselbe bedeuten, ist nicht gezeigt. Eine Passung ist deshalb weniger sicher, als ihr Vertrauensbereich sagt.',
    burnout:
      'Die Fragen wurden in einer anderen Sprache als Englisch begonnen. Die Übersetzung ist unsere eigene, und dass sie genau dasselbe misst, ist nicht gezeigt.',
  },
  es: {
    personality:
      'La prueba se empezó en un idioma distinto del inglés. Sus afirmaciones son traducciones, y la norma es de personas que respondieron en inglés; no se ha demostrado que ambos midan lo mismo.',
    iq: 'La prueba se empezó en un idioma distinto del inglés. Las figuras y los números son los mismos; las explicaciones que los acompañan están traducidas, y no se ha estudiado si eso cambia las puntuaciones.',
    culture:
      'La prueba se empezó en un idioma distinto del inglés, en el que responden los gestores. No se ha demostrado que las prácticas traducidas signifiquen exactamente lo mismo, así que un ajuste es menos seguro de lo que dice su intervalo.',
    burnout:
      'Las preguntas se empezaron en un idioma distinto del inglés. La traducción es nuestra, y no se ha demostrado que mida exactamente lo mismo.',
  },
};

/**
 * What a manager should know of answers that were given in translation, for the limits of a report.
 * @param language in which the attempt was begun. @param reader the manager's language; null stands for English.
 * @returns nothing for English.
 */
export function translationLimits(
  instrument: Translated,
  language: string,
  reader: Language | null = null,
): string[] {
  return language === 'en' ? [] : [limits[reader ?? 'en'][instrument]];
}
