import * as contract from '@assay/contract/campaigns';
import { listProfiles } from '@assay/instruments/profiles/profiles';
import type { Registrar } from '../../platform/http/registrar.ts';
import { referenceText } from './campaign/campaign.profile.ts';

/** Reference profiles to choose from. */
export function profileRoutes(routes: Registrar): void {
  routes.on(contract.listStandardProfiles, () =>
    Promise.resolve({ data: itemsOf('standard'), attribution: attribution() }),
  );
  routes.on(contract.listAlternativeProfiles, () => Promise.resolve({ data: itemsOf('alt') }));
  // Custom profiles are saved from success profiles; an organisation without any has none.
  routes.on(contract.listCustomProfiles, () => Promise.resolve({ data: [] }));
  routes.on(contract.listGroupedProfiles, () =>
    Promise.resolve({
      data: [
        { group: 'Job families', profiles: itemsOf('standard') },
        { group: 'Competency models', profiles: itemsOf('alt') },
      ],
    }),
  );
}

function itemsOf(kind: 'standard' | 'alt') {
  return listProfiles()
    .filter((profile) => profile.kind === kind)
    .map(({ id, name }) => ({ id, name, reference: referenceText({ kind, id }) }));
}

function attribution(): string {
  return listProfiles().find((profile) => profile.attribution !== null)?.attribution ?? '';
}
