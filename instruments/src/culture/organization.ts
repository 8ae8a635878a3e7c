import type { StoredAnswer } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { counted } from '../digits.ts';
import { toHundredth } from '../score/standard-scores.ts';
import { withinGroupAgreement } from '../statistics/agreement.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { valuesOf } from './answers.ts';
import { byCategory, type CategoryCode } from './categories.ts';
import { itemCategories, optionCount } from './definition.ts';
import { cultureWords } from './texts/words/words.ts';
import { type CultureVersion, cultureVersion } from './versions.ts';

/** Below this agreement a profile is not yet shared: the usual limit, a convention. */
export const sharedFrom = 0.7;

/** r_wg, 0..1, two decimals. */
export interface Agreement {
  overall: number;
  categories: Record<CategoryCode, number>;
  /** In the order of the questions. */
  items: number[];
}

/** An organisation's culture as its managers describe it, as it may be stored (plain JSON). */
export interface StoredOrganizationCulture {
  instrument: 'culture';
  version: string;
  /** How many managers answered everything; others do not count. */
  managers: number;
  /** Mean answer 1..7 of each question, in their order, unrounded. */
  values: number[];
  /** Null with one manager, who has nobody to agree with. */
  agreement: Agreement | null;
}

/** Whether the managers see the same culture; null with one manager. Made from the number that is shown. */
export function isShared({ agreement }: StoredOrganizationCulture): boolean | null {
  return agreement === null ? null : agreement.overall >= sharedFrom;
}

function agreementOf(columns: readonly (readonly number[])[]): Agreement {
  const variances = columns.map((column) => standardDeviation(column) ** 2);
  const of = (some: readonly number[]) =>
    toHundredth(withinGroupAgreement(mean(some), optionCount));
  return {
    overall: of(variances),
    categories: byCategory((code) =>
      of(variances.filter((_, position) => itemCategories[position] === code)),
    ),
    items: variances.map((variance) => of([variance])),
  };
}

/**
 * The organisation's profile: the mean of its managers for each practice, and how far they agree.
 * @param managers the answers of each; who left out a question is not counted. @param version of the practices.
 * @returns null while nobody has answered everything.
 * @throws RangeError for impossible answers.
 */
export function scoreOrganization(
  managers: readonly (readonly StoredAnswer[])[],
  version: CultureVersion = cultureVersion,
): StoredOrganizationCulture | null {
  const complete = managers.flatMap((answers) => {
    const values = valuesOf(answers).filter((value) => value !== null);
    return values.length === itemCategories.length ? [values] : [];
  });
  if (complete.length === 0) return null;
  const columns = itemCategories.map((_, position) =>
    complete.map((values) => values[position] ?? 0),
  );
  return {
    instrument: 'culture',
    version,
    managers: complete.length,
    values: columns.map(mean),
    agreement: complete.length < 2 ? null : agreementOf(columns),
  };
}

/** What the agreement lets one say of the profile; null stands for English. */
export function agreementInWords(
  stored: StoredOrganizationCulture,
  language: Language | null = null,
): string {
  const { one, shared, apart } = cultureWords(language).agreement;
  const isSame = isShared(stored);
  if (isSame === null) return one;
  const managers = counted(stored.managers, language);
  return isSame ? shared(managers) : apart(managers);
}
