import * as contract from '@assay/contract/labels';
import type { Registrar } from '../../../platform/http/registrar.ts';
import * as carriers from './carrier.service.ts';
import { presentLabel } from './label.presenter.ts';
import { listLabels } from './label.queries.ts';
import { createLabel, deleteLabel, getLabel, updateLabel } from './label.service.ts';

export function labelRoutes(routes: Registrar): void {
  routes.on(contract.listLabels, async (ctx) => ({
    data: (await listLabels(ctx.db, ctx.organizationId)).map(presentLabel),
  }));
  routes.on(contract.createLabel, async (ctx, { body }) => ({
    data: presentLabel(await createLabel(ctx, body)),
  }));
  routes.on(contract.getLabel, async (ctx, { params }) => ({
    data: presentLabel(await getLabel(ctx, params.id)),
  }));
  routes.on(contract.updateLabel, async (ctx, { params, body }) => ({
    data: presentLabel(await updateLabel(ctx, params.id, body)),
  }));
  routes.on(contract.deleteLabel, (ctx, { params }) => deleteLabel(ctx, params.id));

  routes.on(contract.listLabelSubjects, (ctx, { params, query }) =>
    carriers.showCarriers(ctx, params.id, query),
  );
  routes.on(contract.takeOffLabel, async (ctx, { params, body }) => ({
    data: await carriers.takeOffLabel(ctx, params.id, body.subjects),
  }));
  routes.on(contract.setSubjectLabels, async (ctx, { body }) => ({
    data: await carriers.setSubjectLabels(ctx, body),
  }));
  routes.on(contract.addLabels, async (ctx, { body }) => ({
    data: await carriers.addLabels(ctx, body),
  }));
  routes.on(contract.getSubjectLabels, async (ctx, { params }) => ({
    data: await carriers.getSubjectLabels(ctx, params.subjectId),
  }));
}
