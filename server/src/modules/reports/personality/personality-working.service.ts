import type { Language } from '@assay/contract/languages';
import { testOf } from '@assay/contract/instruments';
import type { PersonalityWorking } from '@assay/contract/personality-reports';
import { presentPersonality } from '@assay/instruments/personality/present';
import { factors } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { normInWords } from '@assay/instruments/personality/texts/norm-words';
import { workPersonality } from '@assay/instruments/personality/working';
import { fitAt } from '@assay/instruments/profiles/targets';
import { facetCorrelation } from '@assay/instruments/profiles/true-scores';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { presentProfile } from '../../campaigns/index.ts';
import { fitOf, presentFitInShort } from './personality-fit.service.ts';
import { type Readable, readResult } from '../readable.service.ts';
import { presentReportSubject, profileOf, purposeOf } from '../report-frame.presenter.ts';
import type { ReportCampaign } from '../report.queries.ts';

/** How a report came about, with the numbers that were used. Single answers stay with the person. */
export async function showPersonalityWorking(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<PersonalityWorking> {
  const readable = await readResult(ctx, testOf('personality'), subjectId, campaignId);
  ctx.logAccess([subjectId], 'personality_working');
  const { language } = ctx;
  const stored = readable.stored as StoredPersonality;
  const purpose = purposeOf(readable.campaign);
  return {
    subject: presentReportSubject(readable.subject),
    norm: normInWords(stored.norm, language),
    tendencyNorm: normInWords(stored.tendencyNorm, language),
    version: stored.version,
    ...workPersonality(stored, { purpose, language }),
    fit: readable.campaign && workFit(readable, readable.campaign, language),
  };
}

function workFit(
  readable: Readable,
  campaign: ReportCampaign,
  language: Language | null,
): PersonalityWorking['fit'] {
  const profile = profileOf(campaign, language);
  const presented = presentProfile(campaign, language);
  if (profile === null || presented === null) return null;
  const stored = readable.stored as StoredPersonality;
  const { scores } = presentPersonality(stored, { purpose: purposeOf(campaign) });
  const fit = fitOf(readable, scores, profile);
  if (fit === null) return null;
  const { draws, comparison } = fit;
  const targets = comparison.map(({ code, t, targetT: target, direction, weight, d }, at) => {
    const expected = fit.earlier ? { t, d } : fit.expected[at];
    return { code, t, target, direction, weight, expected: expected?.t ?? t, d: expected?.d ?? d };
  });
  const distance = targets.reduce((sum, { weight, d }) => sum + weight * d * d, 0);
  return {
    profile: presented,
    ...presentFitInShort(fit),
    draws,
    distance,
    plain: fitAt(distance),
    typicalPeople: fit.earlier ? null : fit.typical.sorted.length,
    correlations: fit.earlier ? [] : correlationsUnder(stored),
    targets,
  };
}

/** Of the facets of each factor, from the norm's standard deviations. */
function correlationsUnder({ scaleNorms }: StoredPersonality) {
  return factors.map(({ code }) => ({ code, r: facetCorrelation(code, scaleNorms) }));
}
