import type { CallOptions } from '../harness.ts';
import type { Household } from './household.ts';
import type { Case } from './tenant.case.ts';

interface Sides {
  manager: () => CallOptions;
  campaigns: () => number[];
  people: () => number[];
  stages: () => number[];
}

const subjects = '/api/admin/subjects';

/** Calls that list people, and the one about a person of a list. */
export function listCases({ manager, campaigns, people, stages }: Sides): Record<string, Case> {
  const ofCampaign = (path: string): Case => ({
    foreign: campaigns,
    call: (id) => ['GET', `${subjects}/${path}?campaign=${id}`, manager()],
  });
  const inStage = (path: string): Case => ({
    foreign: stages,
    call: (id) => ['GET', `${subjects}/${path}?stage=${id}`, manager()],
  });
  return {
    'subjects-candidate-filter query.stage': inStage('candidate/filter'),
    'subjects-assessment-filter query.stage': inStage('assessment/filter'),
    'subjects-download-csv query.stage': inStage('download-csv'),
    'subjects-candidate-filter query.campaign': ofCampaign('candidate/filter'),
    'subjects-assessment-filter query.campaign': ofCampaign('assessment/filter'),
    'subjects-download-csv query.campaign': ofCampaign('download-csv'),
    'campaign-personality-results-file params.id': {
      foreign: campaigns,
      call: (id) => [
        'GET',
        `/api/admin/campaigns/${id}/subjects/personality-test/results.csv`,
        manager(),
      ],
    },
    'campaign-results-file params.id': {
      foreign: campaigns,
      call: (id) => ['GET', `/api/admin/campaigns/${id}/results/file`, manager()],
    },
    'campaign-results params.id': {
      foreign: campaigns,
      call: (id) => ['GET', `/api/admin/campaigns/${id}/results`, manager()],
    },
    'subjects-download-csv query.subjects': {
      foreign: people,
      call: (id) => ['GET', `${subjects}/download-csv?subjects=${id}`, manager()],
    },
    'subject-get params.id': {
      foreign: people,
      call: (id) => ['GET', `${subjects}/${id}`, manager()],
    },
  };
}

export const ownLists = (own: Household): Record<string, number> => ({
  'subjects-candidate-filter query.stage': own.stage,
  'subjects-assessment-filter query.stage': own.stage,
  'subjects-download-csv query.stage': own.stage,
  'subjects-candidate-filter query.campaign': own.campaign,
  'subjects-assessment-filter query.campaign': own.campaign,
  'subjects-download-csv query.campaign': own.campaign,
  'campaign-personality-results-file params.id': own.campaign,
  'campaign-results-file params.id': own.campaign,
  'campaign-results params.id': own.campaign,
  'subjects-download-csv query.subjects': own.person.id,
  'subject-get params.id': own.person.id,
});
