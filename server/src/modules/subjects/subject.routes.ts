import * as files from '@assay/contract/profile-files';
import * as contract from '@assay/contract/subjects';
import { listProfiles } from '@assay/instruments/profiles/profiles';
import type { Registrar } from '../../platform/http/registrar.ts';
import { openCv, removeCv, saveCv } from './cv/cv.service.ts';
import { previewImport } from './import/import.service.ts';
import { listCountries, listDegrees, listMajorsByField } from './lookup.queries.ts';
import { labelRoutes } from './label/label.routes.ts';
import { listPermissions } from './permission.queries.ts';
import { presentPermission } from './profile.presenter.ts';
import { getOwnProfile, saveOwnProfile } from './profile.service.ts';

export function subjectRoutes(routes: Registrar): void {
  routes.on(contract.getOwnProfile, async (ctx) => ({ data: await getOwnProfile(ctx) }));
  routes.on(contract.saveOwnProfile, async (ctx, { body }) => ({
    data: await saveOwnProfile(ctx, body),
  }));

  routes.onManual(files.uploadCv, async (ctx, { body }) => ({
    data: await saveCv(ctx, body.file_name),
  }));
  routes.onManual(files.downloadCv, (ctx) => openCv(ctx));
  routes.on(files.deleteCv, (ctx) => removeCv(ctx));
  routes.onManual(files.previewProfileFile, async (ctx) => ({ data: await previewImport(ctx) }));

  routes.on(contract.listCountries, async (ctx) => ({ data: await listCountries(ctx.db) }));
  routes.on(contract.listDegrees, async (ctx) => ({ data: await listDegrees(ctx.db) }));
  routes.on(contract.listMajors, async (ctx) => ({ data: await listMajorsByField(ctx.db) }));

  routes.on(contract.listJobProfiles, () =>
    Promise.resolve({ data: listProfiles().filter(({ kind }) => kind === 'standard') }),
  );

  routes.on(contract.listOrganizationsWithPermission, async (ctx) => ({
    data: (await listPermissions(ctx.db, ctx.actor.userId)).map(presentPermission),
  }));

  labelRoutes(routes);
}
