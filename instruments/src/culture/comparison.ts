import { categoriesIn } from './definition.ts';
import { type CategoryGap, type Match, matchStored, type MatchResult } from './match.ts';
import { matchInWords, type MatchKind, noMatchInWords } from './match-words.ts';
import { agreementInWords, isShared, type StoredOrganisationCulture } from './organisation.ts';
import type { StoredCulture } from './score.ts';
import { neverAKnockOut, questionsFor } from './texts/texts.ts';
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

export interface OrganisationComparison extends ComparisonView {
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

const verdicts: Record<MatchKind, Record<'more' | 'less' | 'same', string>> = {
  organisation: {
    more: 'Matters more to this person than it marks the organisation',
    less: 'Matters less to this person than it marks the organisation',
    same: 'No clear difference',
  },
  people: {
    more: 'Matters more to the first person',
    less: 'Matters more to the second person',
    same: 'No clear difference',
  },
};

const sideOf = ({ difference }: CategoryGap) => (difference > 0 ? 'more' : 'less');

function viewOf(
  { match, reason }: MatchResult,
  kind: MatchKind,
  version: CultureVersion,
): ComparisonView {
  if (match === null) {
    return { match, label: 'Not available', text: noMatchInWords(reason, kind), gaps: [] };
  }
  const names = new Map(categoriesIn(version).map(({ code, name }) => [code, name]));
  const { gaps, ...numbers } = match;
  return {
    match: numbers,
    ...matchInWords(match, kind),
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

/** A subject's wishes beside the organisation's culture; differences are subject minus organisation. */
export function compareWithOrganisation(
  subject: StoredCulture,
  organisation: StoredOrganisationCulture,
): OrganisationComparison {
  const version = cultureVersionOf(subject.version);
  const view = viewOf(matchStored(subject, organisation), 'organisation', version);
  return {
    ...view,
    managers: organisation.managers,
    agreement: organisation.agreement?.overall ?? null,
    shared: isShared(organisation),
    agreementNote: agreementInWords(organisation),
    cautions: [...neverAKnockOut],
    questions: view.gaps
      .filter(({ meaningful }) => meaningful)
      .flatMap((gap) => {
        const side = sideOf(gap);
        return questionsFor(gap.code, side, version).map((question) => ({
          code: gap.code,
          side,
          question,
        }));
      }),
  };
}

/** The wishes of two subjects beside each other; differences are first minus second. */
export function compareSubjects(first: StoredCulture, second: StoredCulture): ComparisonView {
  const version = cultureVersionOf(first.version);
  return viewOf(matchStored(first, second), 'people', version);
}
