import * as files from '@assay/contract/profile-files';
import * as fields from '@assay/contract/subject-fields';
import * as contract from '@assay/contract/subjects';
import type { Registrar } from '../../platform/http/registrar.ts';
import { openCv, removeCv, saveCv } from './cv/cv.service.ts';
import { previewImport } from './import/import.service.ts';
import { labelRoutes } from './label/label.routes.ts';
import {
  listCountries,
  listDegrees,
  listJobs,
  listMajorsByField,
} from './lookup/lookup.queries.ts';
import { listPermissions } from './permission.queries.ts';
import { presentPermission } from './profile.presenter.ts';
import { editSubject } from './edit.service.ts';
import { saveOwnProfile } from './profile.service.ts';

export function subjectRoutes(routes: Registrar): void {
  routes.on(contract.saveOwnProfile, async (ctx, { body }) => ({
    data: await saveOwnProfile(ctx, body),
  }));

  routes.onManual(fields.editSubject, (ctx, { params, body }) =>
    editSubject(ctx, params.subjectId, body),
  );

  routes.onManual(files.uploadCv, (ctx, { body }) => saveCv(ctx, body.file_name));
  routes.onManual(files.downloadCv, (ctx) => openCv(ctx));
  routes.on(files.deleteCv, (ctx) => removeCv(ctx));
  routes.onManual(files.previewProfileFile, async (ctx) => ({ data: await previewImport(ctx) }));

  routes.on(contract.listCountries, async ({ db, language }) => ({
    data: await listCountries(db, language),
  }));
  routes.on(contract.listDegrees, async ({ db, language }) => ({
    data: await listDegrees(db, language),
  }));
  routes.on(contract.listMajors, async ({ db, language }) => ({
    data: await listMajorsByField(db, language),
  }));
  routes.on(contract.listJobProfiles, async ({ db, language }) => ({
    data: await listJobs(db, language),
  }));

  routes.on(contract.listOrganizationsWithPermission, async (ctx) => ({
    data: (await listPermissions(ctx.db, ctx.actor.userId)).map(presentPermission),
  }));

  labelRoutes(routes);
}
