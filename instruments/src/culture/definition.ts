import { instrumentFacts } from '@assay/contract/instruments';
import { type Category, type CategoryCode, categories } from './categories.ts';
import { cultureItems } from './items.data.ts';
import { firstManagerOptions, firstVersion } from './texts/first-version.data.ts';
import { type CultureVersion, cultureVersion } from './versions.ts';

/** Seven options; `index` 0..6 counts them and the value is one more. */
export const optionCount = 7;

export interface CultureQuestion {
  /** 1..40, stored with the answer; also the running number. */
  id: number;
  categoryId: number;
  text: string;
}

/** Who answers: a subject about the ideal workplace, or a manager about the organisation. */
export type Respondent = 'subject' | 'manager';

export interface CultureQuestionnaire {
  version: string;
  minutes: number;
  /** What is asked of every practice. */
  stem: string;
  instruction: string;
  /** Labels of the values 1..7, in order. */
  options: string[];
  categories: (Category & { questions: CultureQuestion[] })[];
}

interface Wording {
  stem: string;
  instruction: string;
  options: readonly string[];
}

const wordings: Record<Respondent, Wording> = {
  subject: {
    stem: 'How important is this in your ideal workplace?',
    instruction:
      'Think of the place where you would most like to work, whether it exists already or not. Few places have everything, so use the high answers for what matters most to you. There are no right or wrong answers.',
    options: [
      'Not at all important',
      'Hardly important',
      'Slightly important',
      'Moderately important',
      'Important',
      'Very important',
      'Extremely important',
    ],
  },
  manager: {
    stem: 'How characteristic is this of us?',
    instruction:
      'Think of an ordinary month in your organisation, of what people do and less of what they would like to do. Answer on your own before you talk about it with others. No organisation is strong in everything, so use the high answers for what marks yours most.',
    options: [
      'Not at all characteristic',
      'Hardly characteristic',
      'Slightly characteristic',
      'Moderately characteristic',
      'Characteristic',
      'Very characteristic',
      'Extremely characteristic',
    ],
  },
};

/** The category of each question, by position (id − 1). */
export const itemCategories: readonly CategoryCode[] = cultureItems.map(([category]) => category);

/** The eight categories as a version of the test names them. */
export function categoriesIn(version: CultureVersion): readonly Category[] {
  if (version === cultureVersion) return categories;
  const { name, description } = firstVersion.en.competition;
  return categories.map((category) =>
    category.code === 'PAC' ? { ...category, name, description } : category,
  );
}

/** The practices of a version in English, in the order of their ids. */
function itemTextsOf(version: CultureVersion): string[] {
  const earlier = version === cultureVersion ? {} : firstVersion.en.items;
  return cultureItems.map(([, text], position) => earlier[position + 1] ?? text);
}

function optionsIn(version: CultureVersion, respondent: Respondent): readonly string[] {
  if (version === cultureVersion) return wordings[respondent].options;
  return respondent === 'subject' ? firstVersion.en.options : firstManagerOptions;
}

/** The whole questionnaire as fresh objects that the caller may change; the practices are the same for both. */
export function cultureQuestions(
  respondent: Respondent,
  version: CultureVersion = cultureVersion,
): CultureQuestionnaire {
  const { stem, instruction } = wordings[respondent];
  const texts = itemTextsOf(version);
  return {
    version,
    minutes: instrumentFacts.culture.minutes,
    stem,
    instruction,
    options: [...optionsIn(version, respondent)],
    categories: categoriesIn(version).map((category) => ({
      ...category,
      questions: itemCategories.flatMap((code, position) =>
        code === category.code
          ? [{ id: position + 1, categoryId: category.id, text: texts[position] ?? '' }]
          : [],
      ),
    })),
  };
}
