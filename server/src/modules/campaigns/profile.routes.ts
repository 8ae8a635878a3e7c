import * as contract from '@assay/contract/campaigns';
import type { Language } from '@assay/contract/languages';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { groupedProfiles, listProfiles } from '@assay/instruments/profiles/profiles';
import type { Registrar } from '../../platform/http/registrar.ts';
import { referenceText } from './campaign/campaign.profile.ts';

/** Reference profiles to choose from. */
export function profileRoutes(routes: Registrar): void {
  routes.on(contract.listStandardProfiles, ({ language }) =>
    Promise.resolve({ data: itemsOf('standard', language), attribution: attribution() }),
  );
  routes.on(contract.listAlternativeProfiles, ({ language }) =>
    Promise.resolve({ data: itemsOf('alt', language) }),
  );
  // Custom profiles are saved from success profiles; an organisation without any has none.
  routes.on(contract.listCustomProfiles, () => Promise.resolve({ data: [] }));
  routes.on(contract.listGroupedProfiles, ({ language }) =>
    Promise.resolve({
      data: groupedProfiles(language).map(({ label, profiles }) => {
        return { group: label, profiles: profiles.map(toItem) };
      }),
    }),
  );
}

function itemsOf(kind: ReferenceProfile['kind'], language: Language | null) {
  return listProfiles(language)
    .filter((profile) => profile.kind === kind)
    .map(toItem);
}

function toItem({ kind, id, name }: ReferenceProfile) {
  return { id, name, reference: referenceText({ kind, id }) };
}

function attribution(): string {
  return listProfiles().find((profile) => profile.attribution !== null)?.attribution ?? '';
}
