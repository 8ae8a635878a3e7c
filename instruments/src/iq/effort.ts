import { sections } from './definition.ts';
import type { Section } from './families.ts';
import type { SectionResult } from './score.ts';

export interface EffortSign {
  section: Section;
  id: 'rapid' | 'unreached';
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
/** With fewer than half of the questions answered, a score says more about pace than about reasoning (ours). */
const unreachedShare = 0.5;

const percent = (share: number) => `${Math.round(100 * share)} %`;

function rapidSign(section: Section, { items }: SectionResult): EffortSign {
  const timed = items.flatMap(({ seconds }) => seconds ?? []);
  const value =
    timed.length === 0
      ? null
      : timed.filter((seconds) => seconds < rapidSeconds).length / timed.length;
  const flagged = value !== null && value > rapidShare;
  const seen = `${percent(value ?? 0)} of the answers came within ${rapidSeconds} seconds, which is too short for looking at the question. Such answers are mostly guesses, and the score may be too low.`;
  const note =
    value === null
      ? 'Not enough was timed to tell.'
      : flagged
        ? seen
        : 'There was time to look at the questions.';
  return { section, id: 'rapid', value, threshold: rapidShare, flagged, note };
}

function unreachedSign(section: Section, { items }: SectionResult): EffortSign {
  const value = items.filter(({ outcome }) => outcome === 'unreached').length / items.length;
  const flagged = value > unreachedShare;
  const note = flagged
    ? `${percent(value)} of the questions have no answer and count as wrong. The score says little about what this person could solve with more time.`
    : 'Enough of the questions were answered.';
  return { section, id: 'unreached', value, threshold: unreachedShare, flagged, note };
}

/**
 * Signs that a score does not show what the person can do. A sign is a reason to ask, never proof, and never a reason
 * to reject.
 */
export function judgeEffort(results: Readonly<Record<Section, SectionResult>>): Effort {
  const signs = sections.flatMap((section) => [
    rapidSign(section, results[section]),
    unreachedSign(section, results[section]),
  ]);
  const flagged = signs.some((sign) => sign.flagged);
  return { signs, verdict: flagged ? 'interpret with care' : 'nothing unusual' };
}
