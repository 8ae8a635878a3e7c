import type { Language } from '@assay/contract/languages';
import type * as z from 'zod/mini';
import type { option, question } from '@assay/contract/bank-fields';
import { bankPath, isRight } from '@assay/contract/bank-fields';
import { imageVersion } from './image.service.ts';
import type { OptionValue, QuestionRecord } from './question.queries.ts';
import { bankMessages } from '../messages.data.ts';
import type { Message } from '../../../../../platform/words/message.ts';
import { say } from '../../../../../platform/words/message.ts';
import { codesOf } from '../../../../../platform/http/errors.ts';

export function presentOption(
  questionId: number,
  { id, position, text, score }: OptionValue,
): z.output<typeof option> {
  return { id, question_id: questionId, position, text, score, is_correct: isRight(score) };
}

export function presentQuestion(
  row: QuestionRecord,
  language: Language | null,
): z.output<typeof question> {
  const { id, image_key } = row;
  const lacking = unfinished(row.options);
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
    unfinished: lacking && say(language, lacking),
    unfinished_codes: codesOf(lacking),
    versions: row.versions,
    updated_at: row.updated_at.toISOString(),
    options: row.options.map((one) => presentOption(id, one)),
  };
}

/** As the database decides it when it counts and freezes. */
export function unfinished(options: OptionValue[]): Message | null {
  if (options.length < 2) return bankMessages.twoOptionsNeeded();
  return options.some(({ score }) => score > 0) ? null : bankMessages.rightOptionNeeded();
}
