import { testOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import {
  type PersonalityScore,
  type PersonalityView,
  presentPersonality,
} from '@assay/instruments/personality/present';
import { leaningScales } from '@assay/instruments/personality/leaning';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import {
  compareTwo,
  meaningfulDifference,
  similarityMatrix,
  teamStatistics,
} from '@assay/instruments/profiles/comparison';
import { fitDifference } from '@assay/instruments/profiles/fit';
import { isCounted } from '@assay/instruments/profiles/profile';
import { fitWords } from '@assay/instruments/profiles/words/words';
import { toTenth } from '@assay/instruments/score/standard-scores';
import { comparedTranslationLimits } from '@assay/instruments/translated';
import { requireFeature } from '../../../../access/guard.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { invalid } from '../../../../platform/http/errors.ts';
import { presentProfile } from '../../../campaigns/index.ts';
import { fitOf, type PersonFit, presentFitInShort } from '../personality-fit.service.ts';
import { findNamedCampaign, type Readable, readResults } from '../../readable.service.ts';
import {
  presentReportCampaign,
  presentReportSubject,
  profileOf,
  purposeOf,
} from '../../report-frame.presenter.ts';
import type { ReportCampaign } from '../../report.queries.ts';
import { presentComparedScale } from './compared-scale.presenter.ts';
import { reportMessages } from '../../words/messages.data.ts';

/** Two people, or a team with the feature for it, scale by scale. One result that may not be read fails all. */
export async function comparePersonality(
  ctx: ManagerContext,
  subjectIds: readonly number[],
  campaignId?: number,
): Promise<PersonalityComparison> {
  const ids = [...new Set(subjectIds)];
  if (ids.length < 2) throw invalid({ subjects: reportMessages.tooFewPeople() });
  if (ids.length > 2) requireFeature(ctx.actor, 'team_compare');
  const campaign = await findNamedCampaign(ctx, campaignId);
  const people = await readResults(ctx, testOf('personality'), ids, campaignId);
  ctx.logAccess(ids, 'personality_comparison');
  return presentComparison(people, campaign, ctx.language);
}

function presentComparison(
  people: Readable[],
  campaign: ReportCampaign | null,
  language: Language | null,
): PersonalityComparison {
  const purpose = purposeOf(campaign);
  const profile = profileOf(campaign, language);
  const views = people.map(({ stored }) =>
    presentPersonality(stored as StoredPersonality, { purpose, language }),
  );
  const scores = views.map((view) => view.scores);
  const counted = profile && { ...profile, targets: profile.targets.filter(isCounted) };
  const team = teamStatistics(scores, counted);
  const [first, second, third] = scores;
  const fits = people.map((person, at) => profile && fitOf(person, scores[at] ?? [], profile));
  return {
    campaign: campaign && presentReportCampaign(campaign),
    profile: campaign && presentProfile(campaign, language),
    saved: profile?.saved ?? null,
    attribution: profile?.attribution ?? null,
    members: people.map((person, at) => ({
      ...presentMember(person, views[at] as PersonalityView),
      fit: presentFit(fits[at] ?? null, fits),
      without: team.without[at] ?? null,
    })),
    scales: team.scales.map(({ code, ...statistics }) => ({
      ...presentComparedScale(code, counted, language),
      meaningfulDifference: toTenth(Math.max(...scores.map((one) => thresholdOf(one, code)))),
      ...statistics,
    })),
    differences: first && second && !third ? compareTwo(first, second) : null,
    fitDifference: third ? null : differenceOf(fits[0] ?? null, fits[1] ?? null),
    coverage: team.coverage,
    spread: team.spread,
    similarity: similarityMatrix(scores.map(facetsByCode)),
    limits: [
      ...(views.some(({ earlier }) => earlier) ? [managerTexts(language).words.earlier] : []),
      ...fitWords(language).limits,
      ...comparedTranslationLimits(
        people.map((person) => person.language),
        language,
      ),
    ],
  };
}

function presentMember({ subject, completedAt, stored }: Readable, view: PersonalityView) {
  const leaning = leaningScales(view.scores, stored as StoredPersonality);
  return {
    subject: presentReportSubject(subject),
    completedAt: completedAt.toISOString(),
    norm: view.norm,
    responseStyle: view.responseStyle.verdict,
    scores: view.scores.map(({ code, t, sten, percentile, end, band, interval }) => {
      return { code, t, sten, percentile, end, band, leaning: leaning.has(code), interval };
    }),
  };
}

type MaybeFit = PersonFit | null;

/** Null where one has no fit, or one of an earlier formula, which compares with nobody's. */
function differenceOf(first: MaybeFit, second: MaybeFit) {
  if (!first || !second || first.earlier || second.earlier) return null;
  return fitDifference(first, second);
}

/** A fit with how many of the others it clearly lies above and below. */
function presentFit(fit: MaybeFit, all: readonly MaybeFit[]) {
  if (!fit) return null;
  const clear = all
    .filter((other) => other !== fit)
    .flatMap((other) => differenceOf(fit, other) ?? [])
    .filter((difference) => difference.clear);
  const above = clear.filter(({ interval: [low] }) => low > 0).length;
  return { ...presentFitInShort(fit), above, below: clear.length - above };
}

/** Two people scored with different norms must be as far apart as the less reliable one asks for. */
function thresholdOf(scores: readonly PersonalityScore[], code: string): number {
  const score = scores.find((one) => one.code === code);
  return score === undefined ? 0 : meaningfulDifference(score.norm.reliability);
}

function facetsByCode(scores: readonly PersonalityScore[]): Map<string, number> {
  return new Map(
    scores.filter(({ kind }) => kind === 'facet').map(({ code, t }) => [code as string, t]),
  );
}
