import type { InLanguages } from '../languages.ts';
import { shared, type SignWords } from '../response-style/words.ts';

export type PersonalitySign = 'longest_run' | 'spread' | 'consistency' | 'pace';

/** What managers read of how it was answered. */
export const signWords = {
  en: {
    longest_run: {
      ...shared.en.longestRun,
      seen: (value) =>
        `The same option was chosen ${value} times in a row. Questions point in both directions, so this is rare for someone who reads them. The limit was borrowed from a shorter questionnaire.`,
    },
    spread: {
      ...shared.en.spread,
      seen: (value) =>
        `The answers hardly vary (standard deviation ${value} of an option). The limit was borrowed from a shorter questionnaire.`,
    },
    consistency: {
      name: 'Agreement of similar questions',
      seen: (value) =>
        `Questions that mean nearly the same were answered differently (agreement ${value}, usually well above 0.30). A person with few marked traits can get a low value too.`,
      fine: 'Similar questions were answered alike.',
    },
    pace: {
      name: 'Pace',
      seen: (value) =>
        `Half of the questions took less than ${value} seconds, which is short for reading them.`,
      fine: 'There was time to read the questions.',
    },
  },
  nl: {
    longest_run: {
      ...shared.nl.longestRun,
      seen: (value) =>
        `Dezelfde optie is ${value} keer achter elkaar gekozen. De vragen wijzen in beide richtingen, dus dit is zeldzaam bij mensen die ze lezen. De grens komt uit een kortere vragenlijst.`,
    },
    spread: {
      ...shared.nl.spread,
      seen: (value) =>
        `De antwoorden verschillen nauwelijks (standaardafwijking ${value} van een optie). De grens komt uit een kortere vragenlijst.`,
    },
    consistency: {
      name: 'Overeenstemming van vergelijkbare vragen',
      seen: (value) =>
        `Vragen die bijna hetzelfde betekenen, zijn verschillend beantwoord (overeenstemming ${value}, meestal ruim boven 0,30). Ook iemand met weinig uitgesproken trekken kan laag uitkomen.`,
      fine: 'Vergelijkbare vragen zijn gelijk beantwoord.',
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `De helft van de vragen kostte minder dan ${value} seconden. Dat is kort om ze te lezen.`,
      fine: 'Er was tijd om de vragen te lezen.',
    },
  },
  de: {
    longest_run: {
      ...shared.de.longestRun,
      seen: (value) =>
        `Dieselbe Antwort wurde ${value}-mal hintereinander gewählt. Die Fragen weisen in beide Richtungen, deshalb kommt das selten vor, wenn man sie liest. Die Grenze stammt aus einem kürzeren Fragebogen.`,
    },
    spread: {
      ...shared.de.spread,
      seen: (value) =>
        `Die Antworten unterscheiden sich kaum (Standardabweichung ${value} Antwortstufen). Die Grenze stammt aus einem kürzeren Fragebogen.`,
    },
    consistency: {
      name: 'Übereinstimmung ähnlicher Fragen',
      seen: (value) =>
        `Fragen, die fast dasselbe bedeuten, wurden unterschiedlich beantwortet (Übereinstimmung ${value}, meist deutlich über 0,30). Auch bei Menschen mit wenig ausgeprägten Eigenschaften kann der Wert niedrig sein.`,
      fine: 'Ähnliche Fragen wurden gleich beantwortet.',
    },
    pace: {
      name: 'Tempo',
      seen: (value) =>
        `Die Hälfte der Fragen wurde in weniger als ${value} Sekunden beantwortet. Das ist wenig Zeit, um sie zu lesen.`,
      fine: 'Die Zeit reichte, um die Fragen zu lesen.',
    },
  },
  es: {
    longest_run: {
      ...shared.es.longestRun,
      seen: (value) =>
        `Se eligió la misma opción ${value} veces seguidas. Las preguntas apuntan en ambas direcciones, así que esto es raro cuando se leen. El límite procede de un cuestionario más corto.`,
    },
    spread: {
      ...shared.es.spread,
      seen: (value) =>
        `Las respuestas apenas varían (desviación típica de ${value} opciones). El límite procede de un cuestionario más corto.`,
    },
    consistency: {
      name: 'Coincidencia entre preguntas parecidas',
      seen: (value) =>
        `Preguntas que significan casi lo mismo recibieron respuestas distintas (coincidencia ${value}, normalmente muy por encima de 0,30). También una persona con pocos rasgos marcados puede obtener un valor bajo.`,
      fine: 'Las preguntas parecidas recibieron respuestas parecidas.',
    },
    pace: {
      name: 'Ritmo',
      seen: (value) =>
        `La mitad de las preguntas llevó menos de ${value} segundos, poco tiempo para leerlas.`,
      fine: 'Hubo tiempo para leer las preguntas.',
    },
  },
} satisfies InLanguages<Record<PersonalitySign, SignWords>>;
