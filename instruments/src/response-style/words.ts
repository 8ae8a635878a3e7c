import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';

/** One sign of careless answering; `seen` gets its value as the language writes numbers. */
export interface SignWords {
  name: string;
  seen: (value: string) => string;
  fine: string;
}

interface SharedWords {
  /** Where a sign could not be computed: too little was answered, or all scales came out the same. */
  unknown: string;
  uniform: string;
  longestRun: Omit<SignWords, 'seen'>;
  spread: Omit<SignWords, 'seen'>;
}

/** What managers read alike of how any questionnaire was answered; what else its signs say has each in its own words. */
export const shared = {
  en: {
    unknown: 'Not enough was answered or timed to tell.',
    uniform: 'All scales came out the same, so this cannot be told.',
    longestRun: {
      name: 'Longest run of one option',
      fine: 'No long runs of one option.',
    },
    spread: {
      name: 'Spread of the answers',
      fine: 'The answers make use of the scale.',
    },
  },
  nl: {
    unknown: 'Er is te weinig beantwoord of gemeten om er iets over te zeggen.',
    uniform: 'Alle schalen kwamen gelijk uit, dus hierover valt niets te zeggen.',
    longestRun: {
      name: 'Langste reeks van één optie',
      fine: 'Geen lange reeksen van één optie.',
    },
    spread: {
      name: 'Spreiding van de antwoorden',
      fine: 'De antwoorden maken gebruik van de schaal.',
    },
  },
  de: {
    unknown: 'Es wurde zu wenig beantwortet oder zeitlich erfasst, um etwas dazu zu sagen.',
    uniform: 'Alle Skalen sind gleich ausgefallen, daher lässt sich dazu nichts sagen.',
    longestRun: {
      name: 'Längste Folge derselben Antwort',
      fine: 'Keine langen Folgen derselben Antwort.',
    },
    spread: {
      name: 'Streuung der Antworten',
      fine: 'Die Antworten nutzen die Skala.',
    },
  },
  es: {
    unknown: 'Se respondió o se cronometró demasiado poco para decir algo.',
    uniform: 'Todas las escalas dieron lo mismo, así que no se puede saber.',
    longestRun: {
      name: 'Serie más larga de una misma opción',
      fine: 'Sin series largas de una misma opción.',
    },
    spread: {
      name: 'Dispersión de las respuestas',
      fine: 'Las respuestas aprovechan la escala.',
    },
  },
} satisfies InLanguages<SharedWords>;

/** Null stands for English. */
export function unknownIn(language: Language | null): Pick<SharedWords, 'unknown' | 'uniform'> {
  return inLanguage(shared, language);
}
