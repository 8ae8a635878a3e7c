import { setImmediate } from 'node:timers/promises';
import { testOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { presentPersonality } from '@assay/instruments/personality/present';
import { factors } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import type { Cell } from '../../../platform/documents/xlsx.writer.ts';
import { purposeOf } from '../../reports/index.ts';
import { listPermittedAttempts, listScoresOf } from '../fit/fit.queries.ts';
import type { Reader } from '../list/describe.service.ts';
import type { Campaign } from './campaign-results.service.ts';

/** So many are worked out before others get their turn. */
const turn = 10;

/** The factors of one person, by their code. */
export type Factors = Map<string, { t: number; interval: [number, number] }>;

/** What the file of a campaign’s results has of a test beside its state: the factors, each with both ends of its range. */
export const factorColumns = {
  test: testOf('personality'),
  names: (language: Language | null) =>
    factors.map(({ code }) => managerTexts(language).names[code].name),
  read: readFactors,
  cells: (measured: Factors | undefined) =>
    factors.flatMap(({ code }): Cell[] => {
      const factor = measured?.get(code);
      return factor ? [factor.t, ...factor.interval] : ['', '', ''];
    }),
};

/** As the campaign's reports show them: development counts a facet of Openness that recruitment leaves out. */
async function readFactors(
  { db, organizationId }: Reader,
  campaign: Campaign,
  ids: readonly number[],
) {
  const purpose = purposeOf(campaign);
  const attempts = await listPermittedAttempts(db, organizationId, ids, factorColumns.test);
  const results = await listScoresOf(
    db,
    attempts.map((one) => one.attempt_id),
  );
  const found = new Map<number, Factors>();
  for (const [at, { subject_id: id, scores: stored }] of results.entries()) {
    if (at % turn === 0) await setImmediate();
    const { scores } = presentPersonality(stored as StoredPersonality, { purpose });
    found.set(
      id,
      new Map(
        scores.flatMap(({ kind, code, t, interval }) =>
          kind === 'factor' ? [[code, { t, interval }]] : [],
        ),
      ),
    );
  }
  return found;
}
