import * as contract from '@assay/contract/subject-notes';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { deleteNote, restoreNote, showNotes, writeNote } from './note.service.ts';

export function noteRoutes(routes: Registrar): void {
  routes.on(contract.listNotes, async (ctx, { params }) => ({
    data: await showNotes(ctx, params.id),
  }));
  routes.on(contract.createNote, async (ctx, { params, body }) => ({
    data: await writeNote(ctx, params.id, body.text),
  }));
  routes.on(contract.deleteNote, async (ctx, { params }) => ({
    data: await deleteNote(ctx, params.id),
  }));
  routes.on(contract.restoreNote, async (ctx, { params }) => ({
    data: await restoreNote(ctx, params.id),
  }));
}
