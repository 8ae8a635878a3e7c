import type { TestServer } from '../harness.ts';
import type { Case } from './tenant.case.ts';

interface Staged {
  campaign: number;
  /** One of the campaign's. */
  stage: number;
  person: { id: number };
  tenant: { manager: { token: string } };
}

export async function firstStage(server: TestServer, campaign: number): Promise<number> {
  const [stage] = await server.database.query<{ id: number }>(
    'select id from app.stages where campaign_id = $1 order by place limit 1',
    [campaign],
  );
  return stage?.id ?? 0;
}

const base = '/api/admin/campaigns';

/** Calls about the stages of a campaign: with a campaign and a person in the path, with people and a stage in the body. */
export function stageCases({
  own,
  theirs,
}: Record<'own' | 'theirs', () => Staged>): Record<string, Case> {
  const campaigns = () => [theirs().campaign];
  const people = () => [theirs().person.id];
  const stages = () => [theirs().stage];
  const as = (json?: unknown) => ({ token: own().tenant.manager.token, json });
  const body = () => ({ subjects: [own().person.id], stage_id: own().stage });
  const path = (method: string, after: string, json?: () => unknown): Case => ({
    foreign: campaigns,
    call: (id) => [method, `${base}/${id}/${after}`, as(json?.())],
  });
  const deciding = (name: string, method: string, after: string): Record<string, Case> => ({
    [`${name} params.id`]: path(method, after, body),
    [`${name} body.subjects`]: {
      foreign: people,
      call: (id) => [
        method,
        `${base}/${own().campaign}/${after}`,
        as({ ...body(), subjects: [id] }),
      ],
    },
    [`${name} body.stage_id`]: {
      foreign: stages,
      call: (id) => [method, `${base}/${own().campaign}/${after}`, as({ ...body(), stage_id: id })],
    },
  });
  return {
    'campaign-stages params.id': path('GET', 'stages'),
    'campaign-stages-set params.id': path('PUT', 'stages', () => ({ stages: [{ name: 'New' }] })),
    'campaign-stages-set body.stages': {
      foreign: stages,
      call: (id) => [
        'PUT',
        `${base}/${own().campaign}/stages`,
        as({ stages: [{ id, name: 'Mine' }] }),
      ],
    },
    'campaign-cut-off params.id': path('GET', 'cut-off?test=1&threshold=1'),
    ...deciding('campaign-subjects-stage', 'PUT', 'subjects/stage'),
    ...deciding('campaign-decision-preview', 'POST', 'decision/preview'),
    ...deciding('campaign-decision-send', 'POST', 'decision'),
    'campaign-subject-stages params.id': {
      foreign: campaigns,
      call: (id) => ['GET', `${base}/${id}/subjects/${own().person.id}/stages`, as()],
    },
    'campaign-subject-stages params.subjectId': {
      foreign: people,
      call: (id) => ['GET', `${base}/${own().campaign}/subjects/${id}/stages`, as()],
    },
    'campaign-results-file query.stage': {
      foreign: stages,
      call: (id) => ['GET', `${base}/${own().campaign}/results/file?stage=${id}`, as()],
    },
    'campaign-results query.stage': {
      foreign: stages,
      call: (id) => ['GET', `${base}/${own().campaign}/results?stage=${id}&order=-fit`, as()],
    },
    'subjects-campaign-filter query.stage': {
      foreign: stages,
      call: (id) => ['GET', `/api/admin/subjects/campaign/filter?stage=${id}`, as()],
    },
  };
}

export function ownOfStages({ campaign, stage, person }: Staged): Record<string, number> {
  return {
    'campaign-stages params.id': campaign,
    'campaign-cut-off params.id': campaign,
    'campaign-subjects-stage params.id': campaign,
    'campaign-subjects-stage body.subjects': person.id,
    'campaign-subjects-stage body.stage_id': stage,
    'campaign-subject-stages params.id': campaign,
    'campaign-subject-stages params.subjectId': person.id,
    'campaign-results-file query.stage': stage,
    'campaign-results query.stage': stage,
    'subjects-campaign-filter query.stage': stage,
  };
}
