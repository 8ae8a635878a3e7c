import * as files from '@assay/contract/profile-files';
import * as fields from '@assay/contract/subject-fields';
import * as profile from '@assay/contract/subject-profile';
import type { Config } from '../../platform/config.ts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { deleteField, saveField, showFields } from './custom-field/custom-field.service.ts';
import { deleteSubjectCv, openSubjectCv, saveSubjectCv } from './cv/cv.service.ts';
import { saveGiven } from './given-data/given-data.service.ts';
import { noteRoutes } from './note/note.routes.ts';
import { showProfile } from './profile/profile.service.ts';
import { syncSkills } from './profile-sync/profile-sync.service.ts';
import { showTimeline } from './timeline/timeline.service.ts';

/** One person: the page with everything, and what the organisation keeps there. */
export function keptRoutes(routes: Registrar, { profileSync }: Config): void {
  routes.on(profile.getSubjectProfile, async (ctx, { params }) => ({
    data: await showProfile(ctx, params.id, profileSync),
  }));
  routes.on(profile.getSubjectTimeline, (ctx, { params, query }) =>
    showTimeline(ctx, params.id, query),
  );

  noteRoutes(routes);

  routes.on(fields.listCustomFields, async (ctx, { params }) => ({
    data: await showFields(ctx, params.subjectId),
  }));
  routes.on(fields.saveCustomField, async (ctx, { params, body }) => ({
    data: await saveField(ctx, params.subjectId, body),
  }));
  routes.on(fields.deleteCustomField, (ctx, { params }) => deleteField(ctx, params.fieldId));

  routes.on(fields.saveGivenData, async (ctx, { params, body }) => ({
    data: await saveGiven(ctx, params.subjectId, body),
  }));

  routes.onManual(fields.uploadSubjectCv, (ctx, { params, body }) =>
    saveSubjectCv(ctx, params.id, body.file_name),
  );
  routes.on(files.downloadSubjectCv, (ctx, { params }) => openSubjectCv(ctx, params.id));
  routes.on(fields.deleteSubjectCv, (ctx, { params }) => deleteSubjectCv(ctx, params.id));

  routes.onManual(fields.syncSkills, (ctx, { params }) =>
    syncSkills(ctx, profileSync, params.subjectId),
  );
}
