import type { PersonalityAnswerType } from '@assay/contract/instruments';
import { instrumentFacts } from '@assay/contract/instruments';
import { fiveFactorKey, fiveFactorTexts, type ItemKey } from './five-factor.items.ts';
import { findLanguage, type TendencyLanguage, tendencyLanguages } from './languages.ts';
import { findScale } from './scales.ts';
import { tendencyKey, tendencyText } from './tendency.items.ts';
import { type ItemsVersion, personalityVersion } from './versions.ts';

/** The four of facet O6: two on voting, two on morals and crime. Nobody who applies for something is asked them. */
const political = new Set(
  fiveFactorKey
    .filter(({ scaleId }) => scaleId === findScale('O6')?.id)
    .map(({ questionId }) => questionId),
);

/** How many there are. */
export const politicalCount = political.size;

/** Whether a question touches political opinion. */
export function isPolitical(questionId: number): boolean {
  return political.has(questionId);
}

/** What one sitting asks; null asks everything in the wording of today. */
export type PersonalityForm = {
  /** Of the items. */
  version: ItemsVersion;
  /** Whether the four political questions are among them: on development only. */
  political: boolean;
} | null;

/** The questions of a sitting in their order, with gaps in the numbers where some are not asked. */
export function questionIdsOf(form: PersonalityForm): readonly number[] {
  const all = personalityKey.map(({ questionId }) => questionId);
  return form === null || form.political ? all : all.filter((id) => !isPolitical(id));
}

/** The keys of all 152 questions, in the order in which they are asked. Stays on the server. */
export const personalityKey: readonly ItemKey[] = [...fiveFactorKey, ...tendencyKey];

const scaleIds = new Map(personalityKey.map(({ questionId, scaleId }) => [questionId, scaleId]));

/** What a call must name correctly when it sends an answer, or undefined when there is no such question. */
export function findPersonalityQuestion(
  questionId: number,
): { scaleId: number; type: PersonalityAnswerType } | undefined {
  const scaleId = scaleIds.get(questionId);
  if (scaleId === undefined) return undefined;
  return { scaleId, type: questionId <= fiveFactorKey.length ? '5-factor' : 'tendency' };
}

/** What a candidate's browser gets of one question; nothing in it depends on the key. */
export interface PersonalityQuestion {
  /** 1..152, stored with the answer. */
  id: number;
  /** The same; numbers keep gaps where questions are not asked. */
  index: number;
  text: string;
  /** Facet 1..30 or tendency 31..38. */
  scaleId: number;
  type: PersonalityAnswerType;
}

export interface PersonalityQuestionnaire {
  version: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** English where the tendencies are not translated. */
  tendencyLanguage: TendencyLanguage;
  /** Tells the candidate why the last part is in English; null when it is not. */
  note: string | null;
  minutes: number;
  /** Labels of the five options, always from "describes me not at all" to "describes me fully"; `index` 0..4 counts them. */
  options: string[];
  questions: PersonalityQuestion[];
  tendencyQuestions: PersonalityQuestion[];
}

function toQuestion(key: ItemKey, text: string, type: PersonalityAnswerType): PersonalityQuestion {
  return { id: key.questionId, index: key.questionId, text, scaleId: key.scaleId, type };
}

/**
 * The questionnaire of a sitting in one language, as fresh objects that the caller may change.
 * @param language a code of `questionLanguages`; `languageFor` finds the nearest.
 * @throws RangeError for a language that is unknown or switched off.
 */
export function personalityQuestions(
  language: string,
  form: PersonalityForm = null,
): PersonalityQuestionnaire {
  const known = findLanguage(language);
  if (!known) throw new RangeError(`No questions in language ${language}`);
  const version = form?.version ?? personalityVersion;
  const texts = fiveFactorTexts(language, version);
  const asked = new Set(questionIdsOf(form));
  const tendencyLanguage = tendencyLanguages.find((code) => code === language) ?? 'en';
  return {
    version,
    language,
    direction: known.direction,
    tendencyLanguage,
    note: known.tendencies
      ? null
      : 'The last 32 questions do not exist in this language yet; they are shown in English.',
    minutes: instrumentFacts.personality.minutes,
    options: [...texts.options],
    questions: fiveFactorKey
      .map((key, position) => toQuestion(key, texts.items[position] ?? '', '5-factor'))
      .filter(({ id }) => asked.has(id)),
    tendencyQuestions: tendencyKey.map((key, position) =>
      toQuestion(key, tendencyText(position, version)[tendencyLanguage], 'tendency'),
    ),
  };
}
