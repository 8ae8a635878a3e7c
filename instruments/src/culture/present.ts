import type { Language } from '@assay/contract/languages';
import { limitsOf } from '../response-style/own-words.ts';
import type { ResponseStyle } from '../response-style/verdict.ts';
import { toTenth } from '../score/standard-scores.ts';
import { standardDeviation } from '../statistics/descriptive.ts';
import type { CategoryCode } from './categories.ts';
import { type Emphasis, emphasisProfile, type EmphasisProfile } from './emphasis.ts';
import { compareWithOrganization, type OrganizationComparison } from './comparison.ts';
import type { StoredOrganizationCulture } from './organization.ts';
import type { CultureSign } from './response-style.data.ts';
import { hardlyVary, judgeCultureAnswering } from './response-style.ts';
import type { StoredCulture } from './score.ts';
import { categoriesNamed, cultureTexts } from './texts/own-texts.ts';
import { limitsFor, textFor } from './texts/texts.ts';
import type { ItemValues } from './answers.ts';
import { type CultureVersion, cultureVersionOf } from './versions.ts';

/** One category as a report shows it; points of the scale 1..7, one decimal. */
export interface CategoryView {
  id: number;
  code: CategoryCode;
  name: string;
  description: string;
  mean: number;
  /** Mean less the respondent's own mean, −6..6. */
  centred: number;
  /** 95 % band of `centred`. */
  interval: [low: number, high: number];
  emphasis: Emphasis;
  text: string;
}

export interface CultureView {
  version: string;
  /** Mean of all answers, 1..7, which categories are compared with; null with fewer than 30. */
  ownMean: number | null;
  /** In their order, without the absent ones. */
  categories: CategoryView[];
  /** Categories with fewer than four of five answers. */
  absent: CategoryCode[];
  /** Said where the answers do not differ, or hardly, so that no category comes first; else null. */
  note: string | null;
  limits: string[];
}

/** The manager's report on a subject. */
export interface CultureReport extends CultureView {
  responseStyle: ResponseStyle<CultureSign>;
  /** Null where the organisation has not described itself yet. */
  comparison: OrganizationComparison | null;
}

/** Hardly any difference between the answers, and none between the categories that goes beyond chance. */
function isFlat(values: ItemValues, { categories }: EmphasisProfile): boolean {
  const spread = standardDeviation(values.filter((value) => value !== null));
  return spread < hardlyVary && categories.every(({ emphasis }) => emphasis === 'middle');
}

/** Categories with name and text, in the reader's language. */
export function categoryViews(
  values: ItemValues,
  version: CultureVersion,
  language: Language | null,
  textOf: (code: CategoryCode, emphasis: Emphasis) => string,
): Omit<CultureView, 'version' | 'limits'> {
  const categories = categoriesNamed(version, language);
  const profile = emphasisProfile(values);
  const found = new Map(profile?.categories.map((one) => [one.code, one]));
  return {
    ownMean: profile && toTenth(profile.ownMean),
    categories: categories.flatMap((category) => {
      const one = found.get(category.code);
      if (!one) return [];
      const { mean, centred, interval, emphasis } = one;
      const text = textOf(category.code, emphasis);
      return [{ ...category, mean, centred, interval, emphasis, text }];
    }),
    absent: categories.map(({ code }) => code).filter((code) => !found.has(code)),
    note: profile && isFlat(values, profile) ? cultureTexts(language).note : null,
  };
}

/** The subject's own result. Pure and cheap: nothing is scored again. A null `language` stands for English. */
export function presentOwnCulture(
  stored: StoredCulture,
  language: Language | null = null,
): CultureView {
  const version = cultureVersionOf(stored.version);
  const texts = cultureTexts(language, version);
  return {
    version,
    ...categoryViews(
      stored.values,
      version,
      language,
      (code, emphasis) => texts.categories[code].own[emphasis],
    ),
    limits: limitsOf(
      texts.limits,
      judgeCultureAnswering(stored.responseStyle).verdict === 'interpret with care',
      language,
    ),
  };
}

/** The manager's report, beside the organisation where that has described itself; in English without a language. */
export function presentCulture(
  stored: StoredCulture,
  options: { organization: StoredOrganizationCulture | null; language?: Language | null },
): CultureReport {
  const { organization, language = null } = options;
  const version = cultureVersionOf(stored.version);
  return {
    version,
    ...categoryViews(stored.values, version, language, (code, emphasis) =>
      textFor(code, emphasis, 'report', version, language),
    ),
    limits: limitsFor('report', version, language),
    responseStyle: judgeCultureAnswering(stored.responseStyle, language),
    comparison: organization && compareWithOrganization(stored, organization, language),
  };
}

/** Centred means by category code, for lists and averages; −6..6, one decimal. Absent categories are missing. */
export function summariseCulture(stored: StoredCulture): Record<string, number> {
  const profile = emphasisProfile(stored.values);
  return Object.fromEntries(
    (profile?.categories ?? []).map(({ code, centred }) => [code, centred]),
  );
}
