import type { PersonalityReport } from '@assay/contract/reports';
import { presentPersonality } from '@assay/instruments/personality/present';
import { findScale } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { limitsFor } from '@assay/instruments/personality/texts/texts';
import type { Fit } from '@assay/instruments/profiles/fit';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { presentScale } from '../instruments/index.ts';
import { presentProfile, type ProfileReference, resolveProfile } from '../campaigns/index.ts';
import { fitOf, interviewQuestionsFor } from './personality-fit.service.ts';
import type { ReportCampaign, ReportSubject } from './report.queries.ts';

interface Source {
  subject: ReportSubject;
  campaign: ReportCampaign | null;
  stored: StoredPersonality;
  completedAt: Date;
  minutes: number | null;
}

export function presentReport({
  subject,
  campaign,
  stored,
  completedAt,
  minutes,
}: Source): PersonalityReport {
  const purpose = campaign?.type === 'development' ? 'development' : 'recruitment';
  const view = presentPersonality(stored, { purpose });
  const profile = profileOf(campaign);
  const fit = profile === null ? null : fitOf(view.scores, profile, subject.id);
  const targets = new Map<string, number>(
    profile?.targets.map(({ code, targetT }) => [code, targetT]),
  );
  return {
    subject: {
      id: subject.id,
      first_name: subject.first_name,
      last_name: subject.last_name,
      email: subject.email,
    },
    campaign:
      campaign === null ? null : { id: campaign.id, name: campaign.name, type: campaign.type },
    completedAt: completedAt.toISOString(),
    minutes,
    norm: view.norm,
    fit: fit === null || campaign === null ? null : presentFit(fit, campaign),
    scales: view.scores.map((score) => ({
      ...presentScale(score, 'report'),
      raw: score.raw,
      target: targets.get(score.code) ?? null,
    })),
    responseStyle: view.responseStyle,
    interviewQuestions: interviewQuestionsFor(view.scores, fit),
    limits: limitsFor('report', purpose),
    attribution: profile?.attribution ?? null,
  };
}

export function profileOf(
  campaign: Pick<ReportCampaign, 'profile_kind' | 'profile_id'> | null,
): ReferenceProfile | null {
  if (campaign?.profile_kind == null || campaign.profile_id === null) return null;
  const reference = { kind: campaign.profile_kind, id: campaign.profile_id } as ProfileReference;
  return resolveProfile(reference) ?? null;
}

function presentFit(fit: Fit, campaign: ReportCampaign): PersonalityReport['fit'] {
  const profile = presentProfile(campaign);
  if (profile === null) return null;
  const { comparison, shortfalls } = fit;
  const nameOf = (facetId: number) =>
    findScale(comparison.find((one) => one.facetId === facetId)?.code ?? '')?.name ?? '';
  const above = comparison
    .filter(({ d }) => d === 0)
    .toSorted(
      (left, right) =>
        right.weight * Math.abs(right.t - right.targetT) -
        left.weight * Math.abs(left.t - left.targetT),
    );
  return {
    profile,
    median: fit.median,
    interval: fit.interval,
    averagePerson: fit.averagePerson,
    strongest: above.slice(0, 2).map(({ facetId }) => nameOf(facetId)),
    furthestBelow: shortfalls.slice(0, 2).map(({ facetId }) => nameOf(facetId)),
  };
}
