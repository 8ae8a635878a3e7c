import { competencyModels } from '../competency-models.ts';
import jobFamilies from '../job-families.json' with { type: 'json' };
import {
  workingFromHomeFacets,
  workingFromHomeLimits,
  workingFromHomeTexts,
} from '../working-from-home.data.ts';
import type { ProfileTexts } from './texts.ts';

const groups: Record<number, string> = {
  1: 'Management',
  2: 'Business and finance',
  3: 'Technology, data and engineering',
  4: 'Science and research',
  5: 'Education, social work and law',
  6: 'Arts and media',
  7: 'Health and care',
  8: 'Public safety',
  9: 'Sales and service',
  10: 'Office and administration',
  11: 'Building, repair and maintenance',
  12: 'Production and transport',
};

export const en: ProfileTexts = {
  groups,
  families: Object.fromEntries(jobFamilies.families.map(({ id, name }) => [id, name])),
  models: Object.fromEntries(competencyModels.map((model) => [model.id, model])),
  modelNote: 'A competency model of our own; weights are a documented judgement.',
  workingFromHome: {
    bands: workingFromHomeTexts.report,
    facets: Object.fromEntries(
      Object.entries(workingFromHomeFacets).map(([code, { up, down }]) => {
        return [code, { up: up.report, down: down.report }];
      }),
    ),
    limits: workingFromHomeLimits.report,
  },
  headings: {
    families: 'Job families',
    models: 'Competency models',
    saved: 'Saved from success profiles',
  },
  describes: (occupations, preparation) =>
    `Computed from the work styles of ${occupations} occupations in O*NET 27.0, which usually need ` +
    `${preparation} preparation. It describes what the work asks for on average, ` +
    'not what people who do it well are like.',
};
