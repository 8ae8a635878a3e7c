import type { Language } from '@assay/contract/languages';
import { sections } from './definition.ts';
import type { Section } from './families.ts';
import type { SectionResult } from './score.ts';
import { logicalWords } from './words/words.ts';

export interface EffortSign {
  section: Section;
  id: 'rapid' | 'unreached';
  name: string;
  /** Share of the answers, or of the questions, 0..1; null when it could not be computed. */
  value: number | null;
  threshold: number;
  flagged: boolean;
  /** In plain words: what was seen, or why nothing can be said. */
  note: string;
}

export interface Effort {
  signs: EffortSign[];
  verdict: 'nothing unusual' | 'interpret with care';
}

/** Nobody reads a figure and six options in less (ours). */
const rapidSeconds = 3;
/** Response time effort below .90 is the usual limit (Wise and Kong 2005). */
const rapidShare = 0.1;
/** With so many of the questions or more unanswered, a score says more about pace than about reasoning (ours). */
const unreachedShare = 0.5;

/** Whether so many questions have no answer that a score tells more of the circumstances than of the person. */
export function restsOnFew({ answered, asked }: { answered: number; asked: number }): boolean {
  return asked - answered >= unreachedShare * asked;
}

function percent(share: number, language: Language | null): string {
  const options = { style: 'percent' } as const;
  return language === null || language === 'en'
    ? `${Math.round(100 * share)} %`
    : share.toLocaleString(language, options);
}

function rapidSign(
  section: Section,
  { items }: SectionResult,
  language: Language | null,
): EffortSign {
  const { untimed, rapid } = logicalWords(language).effort;
  const timed = items.flatMap(({ seconds }) => seconds ?? []);
  const value =
    timed.length === 0
      ? null
      : timed.filter((seconds) => seconds < rapidSeconds).length / timed.length;
  const flagged = value !== null && value > rapidShare;
  const note =
    value === null
      ? untimed
      : flagged
        ? rapid.seen(percent(value, language), rapidSeconds)
        : rapid.fine;
  const name = rapid.names[section];
  return { section, id: 'rapid', name, value, threshold: rapidShare, flagged, note };
}

function unreachedSign(
  section: Section,
  { items }: SectionResult,
  language: Language | null,
): EffortSign {
  const { unreached } = logicalWords(language).effort;
  const asked = items.length;
  const missing = items.filter(({ outcome }) => outcome === 'unreached').length;
  const value = missing / asked;
  const flagged = restsOnFew({ answered: asked - missing, asked });
  const note = flagged ? unreached.seen(percent(value, language), rapidSeconds) : unreached.fine;
  const name = unreached.names[section];
  return { section, id: 'unreached', name, value, threshold: unreachedShare, flagged, note };
}

/**
 * Signs that a score does not show what the person can do. A sign is a reason to ask, never proof, and never a reason
 * to reject. Null stands for English.
 */
export function judgeEffort(
  results: Readonly<Record<Section, SectionResult>>,
  language: Language | null = null,
): Effort {
  const signs = sections.flatMap((section) => [
    rapidSign(section, results[section], language),
    unreachedSign(section, results[section], language),
  ]);
  const flagged = signs.some((sign) => sign.flagged);
  return { signs, verdict: flagged ? 'interpret with care' : 'nothing unusual' };
}
