import * as z from 'zod/mini';
import {
  agreed,
  bankPath,
  disagreed,
  filled,
  groupOptions,
  option,
  optionFields,
  optionList,
  optionValue,
  question,
} from './bank-fields.ts';
import { bankLimits } from './bank-limits.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { told } from '../../platform/field-text.ts';

/** In forms numbers and lists arrive as text. */
const questionFields = {
  text: filled(bankLimits.text),
  image_alternative: z.optional(f.optionalLine(bankLimits.alternative)),
  topic: z.optional(f.optionalLine(bankLimits.topic)),
  seconds: z.optional(
    z.coerce
      .number()
      .check(
        z.int(told('whole_seconds')),
        z.minimum(bankLimits.minSeconds, told('seconds_at_least', bankLimits.minSeconds)),
        z.maximum(bankLimits.maxSeconds, told('seconds_at_most', bankLimits.maxSeconds)),
      ),
  ),
  options: z.optional(optionList),
};

const idParams = z.strictObject({ id: f.textId });

export const createQuestion = endpoint({
  id: 'mcq-question-create',
  method: 'POST',
  path: `${bankPath}/question`,
  summary:
    'Add a question to a test, with or without its options; a picture without words for it gets standard ones',
  access: 'operator',
  effect: 'write',
  encoding: 'multipart',
  files: ['image'],
  body: z.strictObject({ ...questionFields, test_id: f.textId }),
  output: f.dataOf(question),
  status: 201,
});

export const getQuestion = endpoint({
  id: 'mcq-question-get',
  method: 'GET',
  path: `${bankPath}/question/{id}`,
  summary: 'One question with its options',
  access: 'operator',
  effect: 'read',
  params: idParams,
  output: f.dataOf(question),
});

export const updateQuestion = endpoint({
  id: 'mcq-question-update',
  method: 'PUT',
  path: `${bankPath}/question/{id}`,
  summary:
    'Change a question; what is left out stays, a list of options is the whole list. Forms send POST with `_method=PUT`',
  access: 'operator',
  effect: 'write',
  encoding: 'multipart',
  files: ['image'],
  params: idParams,
  body: z.strictObject({
    ...questionFields,
    test_id: z.optional(f.textId),
    remove_image: z.optional(f.flag),
    /** When the caller read it: refused with 409 if somebody has changed it since. */
    updated_at: z.optional(f.instant),
  }),
  readOnly: ['id', 'position', 'image_url', 'unfinished', 'unfinished_codes', 'versions'],
  output: f.dataOf(question),
});

/** Where forms send a change, since browsers send files by POST alone. */
export const postQuestion = endpoint({
  ...updateQuestion,
  id: 'mcq-question-post',
  method: 'POST',
  summary: 'The same for forms, with `_method=PUT`',
});

export const deleteQuestion = endpoint({
  id: 'mcq-question-delete',
  method: 'DELETE',
  path: `${bankPath}/question/{id}`,
  summary: 'Delete a question; one that has been asked is only hidden, and results stay',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const copyQuestion = endpoint({
  id: 'mcq-question-copy',
  method: 'POST',
  path: `${bankPath}/question/{id}/copy`,
  summary: 'Copy a question, to stand behind the original',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.dataOf(question),
  status: 201,
});

export const getBankImage = endpoint({
  id: 'mcq-question-image',
  method: 'GET',
  path: `${bankPath}/question/{id}/image/{version}`,
  summary: 'The picture of a question',
  access: 'operator',
  effect: 'read',
  transaction: 'manual',
  params: z.strictObject({ id: f.textId, version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  output: ['image/png', 'image/jpeg'],
});

export const createOption = endpoint({
  id: 'mcq-option-create',
  method: 'POST',
  path: `${bankPath}/option`,
  summary: 'Add an option to a question; it is right when its score is not 0',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({ ...optionFields, question_id: f.id }).check(z.refine(agreed, disagreed)),
  output: f.dataOf(option),
  status: 201,
});

export const getOption = endpoint({
  id: 'mcq-option-get',
  method: 'GET',
  path: `${bankPath}/option/{id}`,
  summary: 'One option',
  access: 'operator',
  effect: 'read',
  params: idParams,
  output: f.dataOf(option),
});

export const updateOption = endpoint({
  id: 'mcq-option-update',
  method: 'PUT',
  path: `${bankPath}/option/{id}`,
  summary: 'Change an option',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: z
    .strictObject({
      ...optionFields,
      question_id: z.optional(f.id),
      /** Of its question, when the caller read it: refused with 409 if somebody has changed that since. */
      updated_at: z.optional(f.instant),
    })
    .check(z.refine(agreed, disagreed)),
  readOnly: ['id', 'position'],
  output: f.dataOf(option),
});

export const deleteOption = endpoint({
  id: 'mcq-option-delete',
  method: 'DELETE',
  path: `${bankPath}/option/{id}`,
  summary: 'Delete an option; results that exist keep it',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const assignOptions = endpoint({
  id: 'mcq-assign-options',
  method: 'POST',
  path: `${bankPath}/assign/options`,
  summary: 'Set the options of a question: these in this order and no others',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({
    question_id: f.id,
    options: optionList.check(z.minLength(1, told('option_required'))),
  }),
  output: f.dataOf(question),
});

const optionGroup = z.object({
  id: z.int(),
  groupName: z.string(),
  options: z.array(z.object(optionValue)),
  created_at: f.instant,
});
const groupBody = z.strictObject({ groupName: f.line(bankLimits.name), options: groupOptions });

export const listOptionGroups = endpoint({
  id: 'mcq-predefined-option-groups-list',
  method: 'GET',
  path: `${bankPath}/predefined-option-groups`,
  summary: 'Options that belong together, to be given to questions, by name',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(z.array(optionGroup)),
});

export const createOptionGroup = endpoint({
  id: 'mcq-predefined-option-groups-create',
  method: 'POST',
  path: `${bankPath}/predefined-option-groups`,
  summary: 'Keep options for other questions',
  access: 'operator',
  effect: 'write',
  body: groupBody,
  output: f.dataOf(optionGroup),
  status: 201,
});

export const updateOptionGroup = endpoint({
  id: 'mcq-predefined-option-groups-update',
  method: 'PUT',
  path: `${bankPath}/predefined-option-groups/{id}`,
  summary: 'Change a group of options; questions that got them keep theirs',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: groupBody,
  readOnly: ['id', 'created_at'],
  output: f.dataOf(optionGroup),
});

export const deleteOptionGroup = endpoint({
  id: 'mcq-predefined-option-groups-delete',
  method: 'DELETE',
  path: `${bankPath}/predefined-option-groups/{id}`,
  summary: 'Delete a group of options; questions that got them keep theirs',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});
