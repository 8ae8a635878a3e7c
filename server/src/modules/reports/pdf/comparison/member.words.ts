import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import type { Language } from '@assay/contract/languages';
import { type Message, say } from '../../../../platform/words/message.ts';
import { number, range } from '../report.words.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';

type Member = PersonalityComparison['members'][number];
type Scale = PersonalityComparison['scales'][number];

/** What is compared, and for which campaign. */
export function occasionInWords(
  what: Message,
  campaign: PersonalityComparison['campaign'],
  language: Language,
): string {
  if (!campaign) return say(language, what);
  const named = { occasion: what, campaign: campaign.name };
  return say(language, comparisonMessages.forCampaign(named));
}

/** A fit in one sentence, with its interval. */
export function fitInWords(fit: NonNullable<Member['fit']>, language: Language): string {
  const { percentile, percentileInterval, median, interval } = fit;
  if (percentile === null || percentileInterval === null) {
    const figure = { fit: number(median, 0, language), interval: range(interval, language) };
    return say(language, comparisonMessages.earlierFit(figure));
  }
  const rank = {
    rank: number(percentile, 0, language),
    interval: range(percentileInterval, language),
  };
  return say(language, comparisonMessages.fitAmongTypical(rank));
}

/** Each factor with its facets behind it, then the tendencies. */
export function inOrder(scales: readonly Scale[]): Scale[] {
  const facetsOf = (factor: Scale) => scales.filter((scale) => scale.factor === factor.code);
  return scales
    .filter(({ kind }) => kind !== 'facet')
    .flatMap((scale) => (scale.kind === 'factor' ? [scale, ...facetsOf(scale)] : [scale]));
}

export function scoreOf({ scores }: Member, { code }: Pick<Scale, 'code'>) {
  return scores.find((score) => score.code === code);
}
