import { isOn } from '@assay/contract/fields';
import * as contract from '@assay/contract/personality';
import { questionLanguages } from '@assay/instruments/personality/languages';
import {
  facets,
  factors,
  type ScaleCode,
  scales,
  tendencies,
} from '@assay/instruments/personality/scales';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { normInWords } from '@assay/instruments/personality/texts/norm-words';
import { personalityTexts } from '@assay/instruments/personality/texts/own-texts';
import type { Language } from '@assay/contract/languages';
import type { Registrar } from '../../../platform/http/registrar.ts';
import type { AnswerServices } from '../answer/answer.service.ts';
import { listNormsInForce } from './norm/norm.service.ts';
import { saveAnswer } from './answer.service.ts';
import { presentNorm, presentTranslations } from './personality.presenter.ts';
import { showPopulation } from './population.service.ts';
import { openQuestions } from './questions.service.ts';
import { showOwnResults } from './results.service.ts';

export function personalityRoutes(routes: Registrar, services: AnswerServices): void {
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
  routes.on(contract.listPersonalityFactors, ({ language }) =>
    Promise.resolve({ data: factors.map((factor) => inWords(factor, language)) }),
  );
  routes.on(contract.listPersonalityScales, ({ language }) =>
    Promise.resolve({
      data: [...facets, ...tendencies.map((scale) => ({ ...scale, factorId: null }))].map((scale) =>
        inWords(scale, language),
      ),
    }),
  );
  routes.on(contract.listPersonalityNorms, async ({ db, language }) => ({
    data: (await listNormsInForce(db)).map((norm) => presentNorm(normInWords(norm, language))),
  }));
  routes.on(contract.listPersonalityTranslations, (_ctx, { query }) =>
    Promise.resolve({ data: presentTranslations(query.language) }),
  );
  routes.on(contract.listComparisonTexts, ({ language }) => {
    const texts = personalityTexts(language).scales;
    return Promise.resolve({ data: scales.map(({ code }) => ({ code, ...texts[code].own })) });
  });
  routes.on(contract.getProfilePopulation, async (ctx, { params }) => ({
    data: await showPopulation(ctx, { kind: 'standard', id: params.profileId }),
  }));
  routes.on(contract.getCustomProfilePopulation, async (ctx, { params }) => ({
    data: await showPopulation(ctx, { kind: 'custom', id: params.profileId }),
  }));
}

/** A scale with the name and description that managers read. */
function inWords<Scale extends { code: ScaleCode }>(scale: Scale, language: Language | null) {
  const { name, description } = managerTexts(language).names[scale.code];
  return { ...scale, name, description };
}
