import type { OutputOf } from '@assay/contract/endpoint';
import type { previewSubjects } from '@assay/contract/campaign-people';
import { importMessages } from './messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export type Preview = OutputOf<typeof previewSubjects>['data'];
/** What would become of a list, before it is known who reads it. */
export interface Judged extends Omit<Preview, 'rows'> {
  rows: (Omit<Preview['rows'][number], 'problem' | 'codes'> & { problem: Message | null })[];
}
export type ReadAs = Preview['read_as'];

/** What a file or a list consists of, before anybody knows what its columns mean. */
export interface Table extends Pick<ReadAs, 'kind' | 'encoding' | 'delimiter'> {
  rows: { line: number; cells: string[] }[];
}

/** Beyond these nothing is read any further; far more than a list of people has. */
export const maxLines = 60_000;
export const maxCells = 100;

export function tooManyLines(count: number): Message {
  return importMessages.tooManyLines({ count });
}
