import type { Language } from '@assay/contract/languages';
import { type CategoryGap, type Match, matchStored, type MatchResult } from './match.ts';
import { agreementInWords, isShared, type StoredOrganizationCulture } from './organization.ts';
import type { StoredCulture } from './score.ts';
import { categoriesNamed } from './texts/own-texts.ts';
import { questionsFor } from './texts/texts.ts';
import { cultureWords, type MatchKind } from './texts/words/words.ts';
import { type CultureVersion, cultureVersionOf } from './versions.ts';

/** A category in which two profiles are compared. */
export interface GapView extends CategoryGap {
  name: string;
  /** What the difference comes to, in words. */
  verdict: string;
}

/** The numbers of a comparison with their words; without a match, the reason in words and no gaps. */
export interface ComparisonView {
  /** Gaps stand in `gaps`, with their names. */
  match: Omit<Match, 'gaps'> | null;
  label: string;
  text: string;
  /** Largest first, by rms. */
  gaps: GapView[];
}

export interface OrganizationComparison extends ComparisonView {
  managers: number;
  /** r_wg over all practices, 0..1; null with one manager. */
  agreement: number | null;
  shared: boolean | null;
  agreementNote: string;
  /** Why the fit decides nothing by itself. */
  cautions: string[];
  /** For an interview: where the subject clearly wants more, or less, of something; largest gap first. */
  questions: { code: CategoryGap['code']; side: 'more' | 'less'; question: string }[];
}

const sideOf = ({ difference }: CategoryGap) => (difference > 0 ? 'more' : 'less');

function viewOf(
  { match, reason }: MatchResult,
  kind: MatchKind,
  version: CultureVersion,
  language: Language | null,
): ComparisonView {
  const { labels, absences, verdicts } = cultureWords(language);
  if (match === null) {
    return { match, label: labels.none, text: absences[kind][reason], gaps: [] };
  }
  const names = new Map(categoriesNamed(version, language).map(({ code, name }) => [code, name]));
  const { gaps, ...numbers } = match;
  return {
    match: numbers,
    ...matchInWords(match, kind, language),
    gaps: gaps
      .map((gap) => ({
        ...gap,
        name: names.get(gap.code) ?? gap.code,
        verdict: verdicts[kind][gap.meaningful ? sideOf(gap) : 'same'],
      }))
      .toSorted(
        (left, right) =>
          Math.abs(right.difference) - Math.abs(left.difference) || right.rms - left.rms,
      ),
  };
}

/**
 * A short name for the result and a sentence that says what it does and does not mean. The name says "could be chance" also
 * below 0 as long as the interval reaches across it: nobody is called opposed for what chance brings about half of the
 * time.
 */
export function matchInWords(
  { band, clear }: Match,
  kind: MatchKind,
  language: Language | null = null,
): Pick<ComparisonView, 'label' | 'text'> {
  const { labels, outcomes } = cultureWords(language);
  const isChance = band === 'within chance' || (band === 'opposed' && !clear);
  const outcome = isChance ? 'chance' : band;
  return { label: labels[outcome], text: outcomes[kind][outcome] };
}

/** A subject's wishes beside the organisation's culture; differences are subject minus organisation. */
export function compareWithOrganization(
  subject: StoredCulture,
  organization: StoredOrganizationCulture,
  language: Language | null = null,
): OrganizationComparison {
  const version = cultureVersionOf(subject.version);
  const view = viewOf(matchStored(subject, organization), 'organization', version, language);
  return {
    ...view,
    managers: organization.managers,
    agreement: organization.agreement?.overall ?? null,
    shared: isShared(organization),
    agreementNote: agreementInWords(organization, language),
    cautions: [...cultureWords(language).neverAKnockOut],
    questions: view.gaps
      .filter(({ meaningful }) => meaningful)
      .flatMap((gap) => {
        const side = sideOf(gap);
        return questionsFor(gap.code, side, version, language).map((question) => ({
          code: gap.code,
          side,
          question,
        }));
      }),
  };
}

/** The wishes of two subjects beside each other; differences are first minus second. */
export function compareSubjects(
  first: StoredCulture,
  second: StoredCulture,
  language: Language | null = null,
): ComparisonView {
  const version = cultureVersionOf(first.version);
  return viewOf(matchStored(first, second), 'people', version, language);
}
