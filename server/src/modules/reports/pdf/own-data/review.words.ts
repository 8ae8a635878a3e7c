import type { OwnDataExport } from '@assay/contract/own-data';
import type { Row, Words } from './own-data.words.ts';
import { ownDataText as told } from './labels/own-data-messages.data.ts';

/** How reviewers judge the work of the person, or only that they do where the organisation tells no more. */
export function reviewsInWords(data: OwnDataExport['data'], words: Words): Row[] {
  const { say, cell, number } = words;
  return (data['reviews'] ?? []).map((row) => {
    const name = cell(row['success_profile']);
    const reviewer = row['reviewer'] === null ? say(told.formerManager()) : cell(row['reviewer']);
    const mean = (value: unknown) => (typeof value === 'number' ? number(value, 1) : '—');
    const [performance, engagement] = [mean(row['performance']), mean(row['engagement'])];
    const what =
      row['answers'] === null
        ? told.keptReviewWithheld({ name, reviewer })
        : row['given_at'] === null
          ? told.keptReviewDraft({ name, reviewer })
          : told.keptReview({ name, reviewer, performance, engagement });
    return {
      organization_id: row['organization_id'],
      what: say(what),
      since: row['given_at'] ?? row['started_at'],
    };
  });
}
