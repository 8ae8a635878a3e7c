import * as z from 'zod/mini';
import * as f from '../../platform/fields.ts';
import { told } from '../../platform/field-text.ts';
import { bankLimits } from './bank-limits.ts';

/** What the questions of a test may be written in, by tags of BCP 47; all of them are read from left to right. */
export const testLanguages = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
export type TestLanguage = (typeof testLanguages)[number];

export const bankPath = '/api/super-admin/multi-choice';

const isHundredths = (score: number) => Math.abs(score * 100 - Math.round(score * 100)) < 1e-9;

const scoreBounds = told('score', bankLimits.score);

/**
 * What choosing an option is worth: 0 is wrong, and usually 1 is right. What is above 1 counts beside the best option of
 * its question, and what is below 0 gives no points.
 */
const score = z
  .number(scoreBounds)
  .check(
    z.minimum(-bankLimits.score, scoreBounds),
    z.maximum(bankLimits.score, scoreBounds),
    z.refine(isHundredths, told('two_decimals')),
  );

/** Forms end their lines as Windows does; nobody means anything by it, or counts it. */
const linesAsMeant = z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n'));

export function filled(max: number) {
  return f
    .paragraphs(max, linesAsMeant)
    .check(z.refine((text) => text.trim() !== '', told('required')));
}

/** An option is right when its score is not 0. */
export function isRight(score: number): boolean {
  return score !== 0 && !Number.isNaN(score);
}

/** Says of an option whether it is right, so it must not say otherwise than its score. */
export function agreed(option: { score: number; is_correct?: boolean | undefined }): boolean {
  return option.is_correct === undefined || option.is_correct === isRight(option.score);
}
export const disagreed = {
  path: ['is_correct'],
  message: told('score_disagrees'),
};

export const optionFields = {
  text: filled(bankLimits.optionText),
  score,
  is_correct: z.optional(z.boolean()),
};
/** An option in a list: one that is there already has its id. */
const listedOption = z
  .strictObject({
    id: z.optional(f.id),
    question_id: z.optional(f.id),
    position: z.optional(z.int()),
    ...optionFields,
  })
  .check(z.refine(agreed, disagreed));
export const optionList = z
  .array(listedOption)
  .check(z.maxLength(bankLimits.options, told('too_many_options', bankLimits.options)));
export const groupOptions = z
  .array(z.strictObject(optionFields).check(z.refine(agreed, disagreed)))
  .check(
    z.minLength(1, told('option_required')),
    z.maxLength(bankLimits.options, told('too_many_options', bankLimits.options)),
  );

export const optionValue = { text: z.string(), score: z.number(), is_correct: z.boolean() };

export const option = z.object({
  id: z.int(),
  question_id: z.int(),
  position: z.int(),
  ...optionValue,
});

export const question = z.object({
  id: z.int(),
  test_id: z.int(),
  /** Counted from 1, without gaps. */
  position: z.int(),
  text: z.string(),
  topic: z.string(),
  /** For an answer. */
  seconds: z.int(),
  /** Where its picture is, or null. Changes with the picture. */
  image_url: z.nullable(z.string()),
  image_alternative: z.string(),
  /** Why nobody is asked it yet; null when it is whole. */
  unfinished: z.nullable(z.string()),
  unfinished_codes: f.codes,
  /** How many versions of it have been asked, 0 for none. */
  versions: z.int(),
  updated_at: f.instant,
  options: z.array(option),
});

export const testRow = z.object({
  id: z.int(),
  /** The name of the test. */
  text: z.string(),
  is_universal: z.boolean(),
  organization_ids: z.array(z.int()),
  organizations: z.array(z.object({ id: z.int(), organization_name: z.string() })),
  /** Those that are asked, without what is still being written. */
  questions_count: z.int(),
  unfinished_count: z.int(),
  /** To answer everything. */
  seconds_total: z.int(),
  /** How many of them a sitting draws; null asks for all. */
  questions_per_attempt: z.nullable(z.int()),
  /** What its questions are written in, for those who have them read out; null where nobody has said it. */
  language: z.nullable(z.enum(testLanguages)),
  /** Came with the product, so that its keys are public: not for selection. */
  is_sample: z.boolean(),
  created_at: f.instant,
  updated_at: f.instant,
});

export const test = z.object({
  ...testRow.shape,
  description: z.string(),
  /** When name, description or organisations were last changed; questions have a moment of their own. */
  described_at: f.instant,
  /** How many campaigns ask for it. */
  campaigns_count: z.int(),
  questions: z.array(question),
});
