import type { SuccessImpact } from '@assay/contract/success-evidence';
import { judgeTaken, takeTopThird } from '@assay/instruments/success/fairness';
import type { Db } from '../../../platform/db/database.ts';
import { countTaken } from './study.queries.ts';

export type Impact = SuccessImpact;

/**
 * What taking the third of the organisation's own people with the highest fit would do to groups by gender and age band.
 * @param ids of the people; @param fits those of them who have one, by their place.
 */
export async function impactOf(
  db: Db,
  ids: readonly number[],
  fits: readonly { at: number; fit: number }[],
): Promise<Impact | null> {
  if (fits.length === 0) return null;
  const { taken } = takeTopThird(fits.map(({ fit }) => fit));
  const groups = await countTaken(
    db,
    fits.map(({ at }) => ids[at] ?? 0),
    taken,
  );
  const ratesOf = (kind: string) =>
    judgeTaken(groups.filter((group) => group.kind === kind)).map(
      ({ group: { name, people, passed }, rate, ratio, p, adverse }) => ({
        name,
        people,
        taken: passed,
        rate,
        ratio,
        p,
        adverse,
      }),
    );
  const [gender, age] = [ratesOf('gender'), ratesOf('age')];
  return {
    people: fits.length,
    taken: taken.filter(Boolean).length,
    gender,
    age,
    adverse: [...gender, ...age].some(({ adverse }) => adverse),
  };
}
