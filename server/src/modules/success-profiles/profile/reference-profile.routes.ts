import type { Language } from '@assay/contract/languages';
import * as contract from '@assay/contract/reference-profiles';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { listProfiles, profileHeadings } from '@assay/instruments/profiles/profiles';
import type { Db } from '../../../platform/db/database.ts';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { referenceText } from '../../campaigns/index.ts';
import { listOffered, referenceOf, type VersionRecord } from '../../job-profiles/index.ts';
import { listSaved } from './success-profile.queries.ts';

/** Reference profiles to choose from. */
export function referenceProfileRoutes(routes: Registrar): void {
  routes.on(contract.listStandardProfiles, async ({ db, language }) => {
    const jobs = await listJobs(db, language);
    const attributions = new Set(jobs.map(({ attribution }) => attribution));
    return { data: jobs.map(toItem), attribution: [...attributions].join('\n\n') };
  });
  routes.on(contract.listAlternativeProfiles, ({ language }) =>
    Promise.resolve({ data: modelsIn(language).map(toItem) }),
  );
  routes.on(contract.listCustomProfiles, async ({ db, organizationId, language }) => ({
    data: (await listSaved(db, organizationId)).map((record) => toSaved(record, language)),
  }));
  routes.on(contract.listGroupedProfiles, async ({ db, organizationId, language }) => {
    const headings = profileHeadings(language);
    const jobs = await listJobs(db, language);
    const saved = (await listSaved(db, organizationId)).map((record) => toSaved(record, language));
    return {
      data: [
        ...(saved.length === 0 ? [] : [{ group: headings.saved, profiles: saved }]),
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

/** With what it has to show for itself. */
function toSaved(record: VersionRecord, language: Language | null) {
  const profile = referenceOf(record, language);
  return { ...toItem(profile), saved: profile.saved ?? null };
}
