import type { OutputOf } from '@assay/contract/endpoint';
import type { previewSubjects } from '@assay/contract/campaign-people';

export type Preview = OutputOf<typeof previewSubjects>['data'];
export type ReadAs = Preview['read_as'];

/** What a file or a list consists of, before anybody knows what its columns mean. */
export interface Table extends Pick<ReadAs, 'kind' | 'encoding' | 'delimiter'> {
  rows: { line: number; cells: string[] }[];
}

/** Beyond these nothing is read any further; far more than a list of people has. */
export const maxLines = 60_000;
export const maxCells = 100;

export function tooManyLines(count: number): string {
  return `This has ${count.toLocaleString('en')} lines, which is more than can be added at once.`;
}
