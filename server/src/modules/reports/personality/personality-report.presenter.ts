import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerLimits, managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { fitInWords } from '@assay/instruments/profiles/fit-words';
import { ownProfileBeside } from '@assay/instruments/profiles/own-profile';
import { profilePopulation } from '@assay/instruments/profiles/population';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import type { TypicalFit } from '@assay/instruments/profiles/typical';
import { fitWords } from '@assay/instruments/profiles/words/words';
import { toTenth } from '@assay/instruments/score/standard-scores';
import { personalityTranslated } from '@assay/instruments/personality/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import { presentProfile } from '../../campaigns/index.ts';
import { presentPositions, presentScales } from '../../instruments/index.ts';
import {
  fitOf,
  interviewQuestionsFor,
  type PersonFit,
  presentFitInShort,
} from './personality-fit.service.ts';
import type { Readable } from '../readable.service.ts';
import type { ReportCampaign } from '../report.queries.ts';
import {
  presentReportCampaign,
  presentReportSubject,
  profileOf,
  purposeOf,
} from '../report-frame.presenter.ts';

type OwnPeople = Parameters<typeof profilePopulation>[1];

interface Source extends Readable {
  campaign: ReportCampaign | null;
  /** Of the organisation, behind the campaign's profile. */
  ownPeople: OwnPeople;
}

/** @param reader the manager's language; null stands for English. */
export function presentReport(source: Source, reader: Language | null): PersonalityReport {
  const { subject, campaign, completedAt, minutes, language, ownPeople } = source;
  const stored = source.stored as StoredPersonality;
  const purpose = purposeOf(campaign);
  const view = presentPersonality(stored, { purpose, language: reader });
  const { words } = managerTexts(reader);
  const profile = profileOf(campaign, reader);
  const fit = profile && fitOf(source, view.scores, profile);
  const targets = new Map<string, number>(
    fit?.comparison.map(({ code, targetT }) => [code, targetT]),
  );
  const populations = populationsOf(profile, ownPeople);
  return {
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    attempt: source.attempt,
    completedAt: completedAt.toISOString(),
    minutes,
    language,
    secondsPerItem: stored.responseStyle.medianSeconds,
    norm: view.norm,
    ageGroup: view.ageGroup,
    fit: fit && campaign ? presentFit(fit, { campaign, saved: profile.saved }, reader) : null,
    scales: presentScales(view, stored, reader).map((scale) => ({
      ...scale,
      target: targets.get(scale.code) ?? null,
      population: populations.get(scale.code) ?? null,
    })),
    tendencies: presentPositions(view, reader),
    responseStyle: view.responseStyle,
    interviewQuestions: interviewQuestionsFor(view.scores, fit, reader),
    limits: [
      ...(view.earlier ? [words.earlier] : []),
      ...(purpose === 'development' && stored.sums.O6.answered === 0 ? [words.notAsked] : []),
      ...managerLimits({ purpose, uncompared: view.positions.length > 0 }, reader),
      ...translationLimits(personalityTranslated, language, reader),
    ],
    attribution: profile?.attribution ?? null,
  };
}

type Population = NonNullable<PersonalityReport['scales'][number]['population']>;

function populationsOf(profile: ReferenceProfile | null, own: OwnPeople): Map<string, Population> {
  if (profile === null) return new Map();
  const rows = profilePopulation(profile, own);
  return new Map(rows.map(({ code, mean, sd, n }) => [code, { mean: toTenth(mean), sd, n }]));
}

function presentTypical({ median, quartiles, shares }: TypicalFit) {
  return { median, quartiles, shares };
}

function presentFit(
  fit: PersonFit,
  { campaign, saved }: Pick<ReferenceProfile, 'saved'> & { campaign: ReportCampaign },
  reader: Language | null,
): PersonalityReport['fit'] {
  const presented = presentProfile(campaign, reader);
  if (presented === null) return null;
  const { comparison, shortfalls } = fit;
  const { names } = managerTexts(reader);
  const words = fitWords(reader);
  const missing = comparison.reduce((sum, { weight, d }) => sum + weight * d * d, 0);
  /** Where little is wanted, the name alone would say the opposite of what is meant. */
  const nameOf = (facetId: number, level: 'low' | 'high') => {
    const target = comparison.find((one) => one.facetId === facetId);
    if (target === undefined) return '';
    const { name } = names[target.code];
    return target.direction === 'low' ? words.atLevel[level](name) : name;
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
    saved: saved ?? null,
    ...presentFitInShort(fit),
    typicalPerson: fit.earlier ? null : presentTypical(fit.typical),
    inWords: fit.earlier ? words.earlier : fitInWords(fit, reader),
    familyNote: campaign.profile_kind === 'standard' ? words.family : null,
    comparison: comparison
      .map(({ code, targetT, direction, weight, d, meaningful }) => ({
        code,
        target: targetT,
        direction,
        weight,
        shortfall: toTenth(10 * d),
        cost: d === 0 ? 0 : (weight * d * d) / missing,
        meaningful,
      }))
      .toSorted((left, right) => right.cost - left.cost),
    ownProfile: ownProfileBeside(comparison),
    strongest: above.slice(0, 2).map(({ facetId }) => nameOf(facetId, 'low')),
    furthestBelow: shortfalls.slice(0, 2).map(({ facetId }) => nameOf(facetId, 'high')),
  };
}
