import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';

/** What the person reads whose way of answering a manager is told to interpret with care: no reproach, and no number. */
const readWithCare: InLanguages<string> = {
  en: 'Some of your answers came very quickly or followed a pattern. There can be many reasons for that, such as a busy moment, and it is not held against you. It does mean that this result may describe you less well, so please read it with care. Managers who see your result are told the same.',
  nl: 'Sommige van je antwoorden kwamen heel snel of volgden een patroon. Dat kan allerlei oorzaken hebben, zoals een druk moment, en het wordt je niet kwalijk genomen. Het betekent wel dat dit resultaat je misschien minder goed beschrijft; lees het daarom met wat voorbehoud. Managers die je resultaat zien, krijgen hetzelfde te lezen.',
  de: 'Einige Ihrer Antworten kamen sehr schnell oder folgten einem Muster. Das kann viele Gründe haben, etwa einen hektischen Moment, und wird Ihnen nicht vorgeworfen. Das Ergebnis beschreibt Sie dadurch aber vielleicht weniger gut; lesen Sie es bitte mit Vorbehalt. Manager, die Ihr Ergebnis sehen, erfahren dasselbe.',
  es: 'Algunas de sus respuestas llegaron muy deprisa o siguieron un patrón. Puede deberse a muchas cosas, como un momento de prisas, y no se le reprocha. Sí significa que este resultado quizá le describa peor, así que léalo con cautela. A los gestores que ven su resultado se les dice lo mismo.',
};

/** What a result does not mean, with that word before it where it is due. */
export function limitsOf(
  limits: readonly string[],
  careful: boolean,
  language: Language | null,
): string[] {
  return careful ? [inLanguage(readWithCare, language), ...limits] : [...limits];
}
