import type { Language } from '@assay/contract/languages';
import { areaCodes, type AreaCode, chancePoints } from './definition.ts';
import type { StoredJudgement } from './score.ts';
import { judgementTexts } from './texts/texts.ts';

/** How far the range of the points leaves what chance alone gives, and to which side: no label of a person. */
export type Agreement = 'below' | 'chance' | 'some' | 'most';

/** Points from which on the whole range lies in the upper part: 30 of 48, five eighths. */
const upperPart = 5 / 8;

/** Faster than that half of the situations cannot have been read: some 90 words each. */
const hastySeconds = 10;

export function agreementOf({ interval: [low, high], possible }: StoredJudgement): Agreement {
  if (high < chancePoints) return 'below';
  if (low <= chancePoints) return 'chance';
  return low < upperPart * possible ? 'some' : 'most';
}

/** What a report shows managers. */
export interface JudgementView {
  version: string;
  points: number;
  possible: number;
  interval: [low: number, high: number];
  /** Points that choosing without reading gives on average. */
  chance: number;
  agreement: Agreement;
  /** The same in a few words. */
  verdict: string;
  text: string;
  /** What the situations are about; nothing is scored by area. */
  areas: { code: AreaCode; name: string; description: string }[];
  /** Said where the answers came faster than the situations can be read; else null. */
  hasty: string | null;
  /** Where key, range and points come from. */
  sources: string[];
  limits: string[];
}

export function presentJudgement(
  stored: StoredJudgement,
  language: Language | null,
): JudgementView {
  const { managers, areas } = judgementTexts(language);
  const agreement = agreementOf(stored);
  const { version, points, possible, interval, medianSeconds } = stored;
  return {
    version,
    points,
    possible,
    interval,
    chance: chancePoints,
    agreement,
    ...managers.agreements[agreement],
    areas: areaCodes.map((code) => ({ code, ...areas[code] })),
    hasty: medianSeconds !== null && medianSeconds < hastySeconds ? managers.hasty : null,
    sources: [...managers.sources],
    limits: [...managers.limits],
  };
}

/** Whether it is below chance or like it, the situations were weighed differently. */
export type OwnAgreement = Exclude<Agreement, 'below'>;

/** What its taker reads: words, and no number that would pass for a mark. */
export interface OwnJudgement {
  version: string;
  agreement: OwnAgreement;
  title: string;
  text: string;
  areas: { code: AreaCode; name: string; description: string }[];
  limits: string[];
}

export function presentOwnJudgement(
  stored: StoredJudgement,
  language: Language | null,
): OwnJudgement {
  const { own, areas } = judgementTexts(language);
  const compared = agreementOf(stored);
  const agreement = compared === 'below' ? 'chance' : compared;
  return {
    version: stored.version,
    agreement,
    ...own.agreements[agreement],
    areas: areaCodes.map((code) => ({ code, ...areas[code] })),
    limits: [...own.limits],
  };
}
