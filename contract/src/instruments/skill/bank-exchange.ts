import * as z from 'zod/mini';
import { bankPath, optionValue, test } from './bank-fields.ts';
import { bankLimits } from './bank-limits.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';

const note = z.object({
  /** A question by its title or file, a row by its number, or the file as a whole. */
  item: z.string(),
  /** None where it is a title or the name of a file. */
  item_codes: f.codes,
  /** `left_out`: is not there. `changed`: is there, but not as it was. `ignored`: has no place in the other form. */
  level: z.enum(['left_out', 'changed', 'ignored']),
  message: z.string(),
  /** Of the message. */
  codes: f.codes,
});

const idParams = z.strictObject({ id: f.textId });

const exportFormats = ['qti', 'csv'] as const;
const exportQuery = z.strictObject({ format: z.enum(exportFormats) });

export const exportBankTest = endpoint({
  id: 'mcq-test-export',
  method: 'GET',
  path: `${bankPath}/test/{id}/export`,
  summary: 'A test as a QTI 3 package, or its questions as CSV',
  access: 'operator',
  effect: 'read',
  transaction: 'manual',
  params: idParams,
  query: exportQuery,
  output: ['application/zip', 'text/csv'],
});

export const previewExport = endpoint({
  id: 'mcq-test-export-preview',
  method: 'GET',
  path: `${bankPath}/test/{id}/export/preview`,
  summary: 'What an export would not carry',
  access: 'operator',
  effect: 'read',
  transaction: 'manual',
  params: idParams,
  query: exportQuery,
  output: f.dataOf(z.object({ questions_count: z.int(), report: z.array(note) })),
});

const importFields = {
  /** As it is called where it comes from; names the test when the file does not. */
  file_name: z.optional(f.optionalLine(255)),
};

export const previewImport = endpoint({
  id: 'mcq-test-import-preview',
  method: 'POST',
  path: `${bankPath}/test/import/preview`,
  summary:
    'What a QTI package, a QTI item or a CSV file would bring, and what not; nothing is kept',
  access: 'operator',
  effect: 'read',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['file'],
  body: z.strictObject(importFields),
  output: f.dataOf(
    z.object({
      text: z.string(),
      description: z.string(),
      questions: z.array(
        z.object({
          text: z.string(),
          topic: z.string(),
          seconds: z.int(),
          has_image: z.boolean(),
          options: z.array(z.object(optionValue)),
        }),
      ),
      report: z.array(note),
    }),
  ),
});

export const importBankTest = endpoint({
  id: 'mcq-test-import',
  method: 'POST',
  path: `${bankPath}/test/import`,
  summary: 'Take a file over into a new test, or append its questions to one (`test_id`)',
  access: 'operator',
  effect: 'write',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['file'],
  body: z.strictObject({
    ...importFields,
    text: z.optional(f.line(bankLimits.name)),
    test_id: z.optional(f.textId),
  }),
  output: f.dataOf(z.object({ test, imported: z.int(), report: z.array(note) })),
  status: 201,
});
