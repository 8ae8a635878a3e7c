import type { PersonalityReport } from '@assay/contract/reports';
import { presentPersonality } from '@assay/instruments/personality/present';
import { findScale } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { limitsFor } from '@assay/instruments/personality/texts/texts';
import type { Fit } from '@assay/instruments/profiles/fit';
import { fitInWords } from '@assay/instruments/profiles/fit-words';
import { profilePopulation } from '@assay/instruments/profiles/population';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { typicalFit } from '@assay/instruments/profiles/typical';
import { toTenth } from '@assay/instruments/score/standard-scores';
import { translationLimits } from '@assay/instruments/translated';
import { presentProfile } from '../campaigns/index.ts';
import { presentScale } from '../instruments/index.ts';
import { fitOf, interviewQuestionsFor } from './personality-fit.service.ts';
import type { Readable } from './readable.service.ts';
import type { ReportCampaign } from './report.queries.ts';
import {
  presentReportCampaign,
  presentReportSubject,
  profileOf,
  purposeOf,
} from './report-frame.presenter.ts';

type OwnPeople = Parameters<typeof profilePopulation>[1];

interface Source extends Readable {
  campaign: ReportCampaign | null;
  /** Of the organisation, behind the campaign's profile. */
  ownPeople: OwnPeople;
}

export function presentReport(source: Source): PersonalityReport {
  const { subject, campaign, completedAt, minutes, language, ownPeople } = source;
  const stored = source.stored as StoredPersonality;
  const purpose = purposeOf(campaign);
  const view = presentPersonality(stored, { purpose });
  const profile = profileOf(campaign);
  const fit = profile === null ? null : fitOf(view.scores, profile, subject.id);
  const targets = new Map<string, number>(
    profile?.targets.map(({ code, targetT }) => [code, targetT]),
  );
  const populations = populationsOf(profile, ownPeople);
  return {
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    completedAt: completedAt.toISOString(),
    minutes,
    language,
    secondsPerItem: stored.responseStyle.medianSeconds,
    norm: view.norm,
    fit: fit && profile && campaign ? presentFit(fit, profile, campaign) : null,
    scales: view.scores.map((score) => ({
      ...presentScale(score, 'report'),
      raw: score.raw,
      target: targets.get(score.code) ?? null,
      population: populations.get(score.code) ?? null,
    })),
    responseStyle: view.responseStyle,
    interviewQuestions: interviewQuestionsFor(view.scores, fit),
    limits: [...limitsFor('report', purpose), ...translationLimits('personality', language)],
    attribution: profile?.attribution ?? null,
  };
}

type Population = NonNullable<PersonalityReport['scales'][number]['population']>;

function populationsOf(profile: ReferenceProfile | null, own: OwnPeople): Map<string, Population> {
  if (profile === null) return new Map();
  const rows = profilePopulation(profile, own);
  return new Map(rows.map(({ code, mean, sd, n }) => [code, { mean: toTenth(mean), sd, n }]));
}

function presentFit(
  fit: Fit,
  profile: ReferenceProfile,
  campaign: ReportCampaign,
): PersonalityReport['fit'] {
  const presented = presentProfile(campaign);
  if (presented === null) return null;
  const { comparison, shortfalls } = fit;
  const typical = typicalFit(profile);
  /** Where little is wanted, the name alone would say the opposite of what is meant. */
  const nameOf = (facetId: number, level: 'low' | 'high') => {
    const target = comparison.find((one) => one.facetId === facetId);
    const name = findScale(target?.code ?? '')?.name ?? '';
    return target?.direction === 'low' ? `${name} (${level})` : name;
  };
  const above = comparison
    .filter(({ d }) => d === 0)
    .toSorted(
      (left, right) =>
        right.weight * Math.abs(right.t - right.targetT) -
        left.weight * Math.abs(left.t - left.targetT),
    );
  return {
    profile: presented,
    median: fit.median,
    interval: fit.interval,
    averagePerson: fit.averagePerson,
    typicalPerson: typical,
    inWords: fitInWords(fit, typical),
    comparison: comparison
      .map(({ code, targetT, direction, weight, d, meaningful }) => ({
        code,
        target: targetT,
        direction,
        weight,
        shortfall: toTenth(10 * d),
        cost: d === 0 ? 0 : (weight * d * d) / fit.distance,
        meaningful,
      }))
      .toSorted((left, right) => right.cost - left.cost),
    strongest: above.slice(0, 2).map(({ facetId }) => nameOf(facetId, 'low')),
    furthestBelow: shortfalls.slice(0, 2).map(({ facetId }) => nameOf(facetId, 'high')),
  };
}
