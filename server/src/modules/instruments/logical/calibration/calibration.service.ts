import {
  enoughForDifficulty,
  enoughForDiscrimination,
  recalibrate,
} from '@assay/instruments/logical/calibration/recalibrate';
import { logicalVersion, sections } from '@assay/instruments/logical/definition';
import type { Db } from '../../../../platform/db/database.ts';
import { countOfOtherVersions, listLogicalOutcomes } from './calibration.queries.ts';

/**
 * What this installation's results say about the difficulty of each family of items. Nothing in it concerns a person:
 * below the minimum, where shares would be those of a few, it holds their number alone.
 */
export async function proposeLogicalCalibration(db: Db) {
  const results = await listLogicalOutcomes(db, logicalVersion);
  const reached = results.length >= enoughForDifficulty;
  return {
    version: logicalVersion,
    n: results.length,
    left: await countOfOtherVersions(db, logicalVersion),
    enough: enoughForDifficulty,
    enoughForDiscrimination,
    reached,
    sections: reached
      ? sections.map((section) => ({ section, families: recalibrate(results, section) }))
      : [],
  };
}
