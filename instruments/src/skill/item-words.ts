import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';

/** Correlations and people as the language writes numbers. */
interface Figures {
  r: string;
  best: string;
  people: string;
}

/** What those who keep a question bank read of how its questions did, in one language. */
export interface ItemWords {
  few: (n: string, least: string) => string;
  /** An option that the better people prefer, though it gives less. */
  another: (figures: Figures) => string;
  hardlyChance: string;
  perhapsChance: string;
  negative: (figures: Pick<Figures, 'r' | 'people'>) => string;
}

const en: ItemWords = {
  few: (n, least) => `Too few to judge the question: ${n} of at least ${least} people.`,
  another: ({ r, best, people }) =>
    `People who do well on the other questions prefer an option that gives less (correlation ${r}, of the best option ${best}, ${people} people).`,
  hardlyChance:
    'That is hardly chance: the key may be wrong, or the question misleads those who know more.',
  perhapsChance: 'With so few it can be chance; look at the key all the same.',
  negative: ({ r, people }) =>
    `People who choose the best option do less well on the other questions (correlation ${r}, ${people} people). The key may be wrong, or the question measures something else.`,
};

const nl: ItemWords = {
  few: (n, least) => `Te weinig om de vraag te beoordelen: ${n} van minstens ${least} mensen.`,
  another: ({ r, best, people }) =>
    `Mensen die het op de andere vragen goed doen, kiezen liever een optie die minder oplevert (correlatie ${r}, van de beste optie ${best}, ${people} mensen).`,
  hardlyChance:
    'Dat is nauwelijks toeval: de sleutel is misschien fout, of de vraag misleidt wie meer weet.',
  perhapsChance: 'Met zo weinig mensen kan het toeval zijn; kijk toch naar de sleutel.',
  negative: ({ r, people }) =>
    `Mensen die de beste optie kiezen, doen het op de andere vragen minder goed (correlatie ${r}, ${people} mensen). De sleutel is misschien fout, of de vraag meet iets anders.`,
};

const de: ItemWords = {
  few: (n, least) =>
    `Zu wenige, um die Frage zu beurteilen: ${n} von mindestens ${least} Personen.`,
  another: ({ r, best, people }) =>
    `Wer bei den anderen Fragen gut abschneidet, wählt eher eine Option, die weniger Punkte bringt (Korrelation ${r}, bei der besten Option ${best}, ${people} Personen).`,
  hardlyChance:
    'Das ist kaum Zufall: Der Schlüssel ist vielleicht falsch, oder die Frage führt die in die Irre, die mehr wissen.',
  perhapsChance: 'Bei so wenigen kann es Zufall sein; sehen Sie sich den Schlüssel trotzdem an.',
  negative: ({ r, people }) =>
    `Wer die beste Option wählt, schneidet bei den anderen Fragen schlechter ab (Korrelation ${r}, ${people} Personen). Der Schlüssel ist vielleicht falsch, oder die Frage misst etwas anderes.`,
};

const es: ItemWords = {
  few: (n, least) => `Muy pocas personas para valorar la pregunta: ${n} de un mínimo de ${least}.`,
  another: ({ r, best, people }) =>
    `Quienes responden bien a las demás preguntas prefieren una opción que da menos puntos (correlación ${r}; de la mejor opción, ${best}; ${people} personas).`,
  hardlyChance:
    'Difícilmente es azar: la clave puede estar mal, o la pregunta confunde a quienes saben más.',
  perhapsChance: 'Con tan pocas personas puede ser azar; revise la clave de todos modos.',
  negative: ({ r, people }) =>
    `Quienes eligen la mejor opción responden peor a las demás preguntas (correlación ${r}, ${people} personas). La clave puede estar mal, o la pregunta mide otra cosa.`,
};

const words: InLanguages<ItemWords> = { en, nl, de, es };

/** Null stands for English. */
export function itemWords(language: Language | null): ItemWords {
  return inLanguage(words, language);
}
