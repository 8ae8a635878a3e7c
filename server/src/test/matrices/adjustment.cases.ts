import type { Case } from './tenant.case.ts';

interface Sides {
  own: () => {
    campaign: number;
    person: { id: number; token: string };
    tenant: { manager: { token: string } };
  };
  /** Ids that are foreign to the own side. */
  campaigns: () => number[];
  people: () => number[];
}

/** Calls about requests for adjustments: by a manager, with a campaign and a person in the path, and by whoever asks. */
export function adjustmentCases({ own, campaigns, people }: Sides): Record<string, Case> {
  const path = (campaign: number) => `/api/admin/campaigns/${campaign}/adjustments`;
  const manager = () => ({ token: own().tenant.manager.token });
  const subject = () => ({ token: own().person.token });
  const ofPerson = (method: string, json?: object) => ({
    'params.id': {
      foreign: campaigns,
      call: (id: number) => [method, `${path(id)}/${own().person.id}`, { ...manager(), json }],
    } satisfies Case,
    'params.subjectId': {
      foreign: people,
      call: (id: number) => [method, `${path(own().campaign)}/${id}`, { ...manager(), json }],
    } satisfies Case,
  });
  const byOneself = (method: string, json?: object): Case => ({
    foreign: campaigns,
    call: (id) => [method, `/api/subject/campaigns/${id}/adjustments`, { ...subject(), json }],
  });
  const get = ofPerson('GET');
  const answer = ofPerson('PUT', { answer: 'Yes.' });
  return {
    'campaign-adjustments-list params.id': {
      foreign: campaigns,
      call: (id) => ['GET', path(id), manager()],
    },
    'campaign-adjustments-get params.id': get['params.id'],
    'campaign-adjustments-get params.subjectId': get['params.subjectId'],
    'campaign-adjustments-answer params.id': answer['params.id'],
    'campaign-adjustments-answer params.subjectId': answer['params.subjectId'],
    'campaign-adjustments-ask params.id': byOneself('POST', { text: 'More time.' }),
    'campaign-adjustments-own params.id': byOneself('GET'),
    'campaign-adjustments-withdraw params.id': byOneself('DELETE'),
  };
}
