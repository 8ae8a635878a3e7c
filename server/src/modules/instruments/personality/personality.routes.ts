import { isOn } from '@assay/contract/fields';
import * as contract from '@assay/contract/personality';
import { questionLanguages } from '@assay/instruments/personality/languages';
import { facets, factors, tendencies } from '@assay/instruments/personality/scales';
import { comparisonTexts } from '@assay/instruments/personality/texts/texts';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import { listNormsInForce } from '../norm/norm.service.ts';
import { saveAnswer } from './answer.service.ts';
import { presentNorm, presentTranslations } from './personality.presenter.ts';
import { showPopulation } from './population.service.ts';
import { openQuestions } from './questions.service.ts';
import { showOwnResults } from './results.service.ts';

export function personalityRoutes(routes: Registrar, services: Services): void {
  routes.on(contract.getPersonalityQuestions, async (ctx, { query }) => ({
    data: await openQuestions(ctx, { language: query.language, begin: isOn(query.begin ?? '1') }),
  }));
  routes.onManual(contract.answerPersonality, async (ctx, { body }) => ({
    data: await saveAnswer(services, ctx, '5-factor', body),
  }));
  routes.onManual(contract.answerTendency, async (ctx, { body }) => ({
    data: await saveAnswer(services, ctx, 'tendency', body),
  }));
  routes.on(contract.getOwnPersonalityResults, async (ctx) => ({
    data: await showOwnResults(ctx),
  }));

  routes.on(contract.listPersonalityLanguages, () =>
    Promise.resolve({ data: [...questionLanguages] }),
  );
  routes.on(contract.listPersonalityFactors, () => Promise.resolve({ data: [...factors] }));
  routes.on(contract.listPersonalityScales, () =>
    Promise.resolve({
      data: [...facets, ...tendencies.map((scale) => ({ ...scale, factorId: null }))],
    }),
  );
  routes.on(contract.listPersonalityNorms, async (ctx) => ({
    data: (await listNormsInForce(ctx.db)).map(presentNorm),
  }));
  routes.on(contract.listPersonalityTranslations, (_ctx, { query }) =>
    Promise.resolve({ data: presentTranslations(query.language) }),
  );
  routes.on(contract.listComparisonTexts, () => Promise.resolve({ data: comparisonTexts('own') }));
  routes.on(contract.getProfilePopulation, (ctx, { params }) =>
    Promise.resolve({
      data: showPopulation({ kind: 'standard', id: params.profileId }, ctx.language),
    }),
  );
  routes.on(contract.getCustomProfilePopulation, (ctx, { params }) =>
    Promise.resolve({
      data: showPopulation({ kind: 'custom', id: params.profileId }, ctx.language),
    }),
  );
}
