import {
  enoughForDifficulty,
  enoughForDiscrimination,
  recalibrate,
} from '@assay/instruments/iq/calibration/recalibrate';
import { iqVersion, sections } from '@assay/instruments/iq/definition';
import type { Db } from '../../../../platform/db/database.ts';
import { countOfOtherVersions, listIqOutcomes } from './calibration.queries.ts';

/**
 * What this installation's results say about the difficulty of each family of items. Nothing in it concerns a person:
 * below the minimum, where shares would be those of a few, it holds their number alone.
 */
export async function proposeIqCalibration(db: Db) {
  const results = await listIqOutcomes(db, iqVersion);
  const reached = results.length >= enoughForDifficulty;
  return {
    version: iqVersion,
    n: results.length,
    left: await countOfOtherVersions(db, iqVersion),
    enough: enoughForDifficulty,
    enoughForDiscrimination,
    reached,
    sections: reached
      ? sections.map((section) => ({ section, families: recalibrate(results, section) }))
      : [],
  };
}
