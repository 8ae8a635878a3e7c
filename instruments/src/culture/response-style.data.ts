import type { InLanguages } from '../languages.ts';
import { shared, type SignWords } from '../response-style/words.ts';

export type CultureSign = 'longest_run' | 'spread' | 'pace';

/** What managers read of how it was answered. */
export const signWords = {
  en: {
    longest_run: {
      ...shared.en.longestRun,
      seen: (value) =>
        `The same option was chosen ${value} times in a row, which is two categories or more without any difference.`,
    },
    spread: {
      ...shared.en.spread,
      seen: (value) =>
        `The answers hardly vary (standard deviation ${value} of an option), so they say little about what matters more and what less.`,
    },
    pace: {
      name: 'Pace',
      seen: (value) =>
        `Half of the practices took less than ${value} seconds, which is short for reading them.`,
      fine: 'There was time to read the practices.',
    },
  },
  nl: {
    longest_run: {
      ...shared.nl.longestRun,
      seen: (value) =>
        `Dezelfde optie is ${value} keer achter elkaar gekozen. Dat zijn twee categorieën of meer zonder enig verschil.`,
    },
    spread: {
      ...shared.nl.spread,
      seen: (value) =>
        `De antwoorden verschillen nauwelijks (standaardafwijking ${value} van een optie). Ze zeggen dus weinig over wat belangrijker is en wat minder.`,
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `De helft van de werkwijzen kostte minder dan ${value} seconden. Dat is kort om ze te lezen.`,
      fine: 'Er was tijd om de werkwijzen te lezen.',
    },
  },
  de: {
    longest_run: {
      ...shared.de.longestRun,
      seen: (value) =>
        `Dieselbe Antwort wurde ${value}-mal hintereinander gewählt. Das sind zwei Kategorien oder mehr ganz ohne Unterschied.`,
    },
    spread: {
      ...shared.de.spread,
      seen: (value) =>
        `Die Antworten unterscheiden sich kaum (Standardabweichung ${value} Antwortstufen). Sie sagen deshalb wenig darüber, was wichtiger ist und was weniger wichtig.`,
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `Die Hälfte der Arbeitsweisen wurde in weniger als ${value} Sekunden bewertet. Das ist wenig Zeit, um sie zu lesen.`,
      fine: 'Die Zeit reichte, um die Arbeitsweisen zu lesen.',
    },
  },
  es: {
    longest_run: {
      ...shared.es.longestRun,
      seen: (value) =>
        `Se eligió la misma opción ${value} veces seguidas: dos categorías o más sin ninguna diferencia.`,
    },
    spread: {
      ...shared.es.spread,
      seen: (value) =>
        `Las respuestas apenas varían (desviación típica de ${value} opciones), así que dicen poco sobre qué importa más y qué menos.`,
    },
    pace: {
      name: 'Ritmo',
      seen: (value) =>
        `La mitad de las prácticas llevó menos de ${value} segundos, poco tiempo para leerlas.`,
      fine: 'Hubo tiempo para leer las prácticas.',
    },
  },
} satisfies InLanguages<Record<CultureSign, SignWords>>;
