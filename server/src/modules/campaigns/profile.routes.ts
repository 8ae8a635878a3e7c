import type { Language } from '@assay/contract/languages';
import * as contract from '@assay/contract/reference-profiles';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { listProfiles, profileHeadings } from '@assay/instruments/profiles/profiles';
import type { Db } from '../../platform/db/database.ts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { listOffered, referenceOf } from '../job-profiles/index.ts';
import { referenceText } from './campaign/campaign.profile.ts';

/** Reference profiles to choose from. */
export function profileRoutes(routes: Registrar): void {
  routes.on(contract.listStandardProfiles, async ({ db, language }) => {
    const jobs = await listJobs(db, language);
    const attributions = new Set(jobs.map(({ attribution }) => attribution));
    return { data: jobs.map(toItem), attribution: [...attributions].join('\n\n') };
  });
  routes.on(contract.listAlternativeProfiles, ({ language }) =>
    Promise.resolve({ data: modelsIn(language).map(toItem) }),
  );
  // Custom profiles are saved from success profiles; an organisation without any has none.
  routes.on(contract.listCustomProfiles, () => Promise.resolve({ data: [] }));
  routes.on(contract.listGroupedProfiles, async ({ db, language }) => {
    const headings = profileHeadings(language);
    const jobs = await listJobs(db, language);
    return {
      data: [
        { group: headings.families, profiles: jobs.map(toItem) },
        { group: headings.models, profiles: modelsIn(language).map(toItem) },
      ],
    };
  });
}

async function listJobs(db: Db, language: Language | null): Promise<ReferenceProfile[]> {
  return (await listOffered(db)).map((record) => referenceOf(record, language));
}

function modelsIn(language: Language | null) {
  return listProfiles(language).filter(({ kind }) => kind === 'alt');
}

function toItem({ kind, id, name }: ReferenceProfile) {
  return { id, name, reference: referenceText({ kind, id }) };
}
