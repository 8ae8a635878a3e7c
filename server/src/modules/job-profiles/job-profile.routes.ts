import * as contract from '@assay/contract/job-profiles';
import { jobGroups } from '@assay/instruments/profiles/profiles';
import type { Registrar } from '../../platform/http/registrar.ts';
import { presentOffered } from './job-profile.presenter.ts';
import { listOffered } from './job-profile.queries.ts';
import * as service from './job-profile.service.ts';
import { exportProfiles, importProfiles } from './transfer.service.ts';

export function jobProfileRoutes(routes: Registrar): void {
  routes.on(contract.listJobProfileGroups, ({ language }) =>
    Promise.resolve({ data: jobGroups(language) }),
  );
  routes.on(contract.listGeneralJobProfiles, (ctx, { query }) =>
    service.showJobProfiles(ctx, query),
  );
  routes.on(contract.createJobProfile, async (ctx, { body }) => ({
    data: await service.createJobProfile(ctx, body),
  }));
  routes.on(contract.getJobProfile, async (ctx, { params }) => ({
    data: await service.showJobProfile(ctx, params.id),
  }));
  routes.on(contract.updateJobProfile, async (ctx, { params, body }) => ({
    data: await service.updateJobProfile(ctx, params.id, body),
  }));
  routes.on(contract.deleteJobProfile, (ctx, { params }) =>
    service.archiveJobProfile(ctx, params.id),
  );
  routes.on(contract.drawJobProfile, async (ctx, { body }) => ({
    data: await service.drawJobProfile(ctx, body),
  }));
  routes.on(contract.exportJobProfiles, (ctx, { query }) => exportProfiles(ctx, query));
  routes.on(contract.importJobProfiles, async (ctx, { body }) => ({
    data: await importProfiles(ctx, body),
  }));
  routes.on(contract.listJobProfilesForManagers, async ({ db, language }) => ({
    data: (await listOffered(db)).map((record) => presentOffered(record, language)),
  }));
}
