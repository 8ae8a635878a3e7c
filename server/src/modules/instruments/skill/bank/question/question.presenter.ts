import type * as z from 'zod/mini';
import type { option, question } from '@assay/contract/bank-fields';
import { bankPath, isRight } from '@assay/contract/bank-fields';
import { imageVersion } from './image.service.ts';
import type { OptionValue, QuestionRecord } from './question.queries.ts';

export function presentOption(
  questionId: number,
  { id, position, text, score }: OptionValue,
): z.output<typeof option> {
  return { id, question_id: questionId, position, text, score, is_correct: isRight(score) };
}

export function presentQuestion(row: QuestionRecord): z.output<typeof question> {
  const { id, image_key } = row;
  return {
    id,
    test_id: row.test_id,
    position: row.place,
    text: row.text,
    topic: row.topic,
    seconds: row.seconds,
    image_url:
      image_key === null ? null : `${bankPath}/question/${id}/image/${imageVersion(image_key)}`,
    image_alternative: row.image_alternative,
    unfinished: unfinished(row.options),
    versions: row.versions,
    updated_at: row.updated_at.toISOString(),
    options: row.options.map((one) => presentOption(id, one)),
  };
}

/** As the database decides it when it counts and freezes. */
export function unfinished(options: OptionValue[]): string | null {
  if (options.length < 2) return 'It needs at least two options.';
  return options.some(({ score }) => score > 0) ? null : 'It needs an option with a score above 0.';
}
