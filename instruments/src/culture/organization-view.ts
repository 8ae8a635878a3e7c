import type { Language } from '@assay/contract/languages';
import {
  agreementInWords,
  isShared,
  sharedFrom,
  type StoredOrganizationCulture,
} from './organization.ts';
import { type CategoryView, categoryViews } from './present.ts';
import { limitsFor, textFor } from './texts/texts.ts';
import { cultureVersionOf } from './versions.ts';

/** A category of the organisation, with how far its managers agree on it. */
export interface OrganizationCategoryView extends CategoryView {
  /** r_wg, 0..1; null with one manager. */
  agreement: number | null;
  shared: boolean | null;
}

/** The organisation's own result. */
export interface OrganizationView {
  version: string;
  managers: number;
  agreement: number | null;
  shared: boolean | null;
  agreementNote: string;
  ownMean: number | null;
  note: string | null;
  categories: OrganizationCategoryView[];
  limits: string[];
}

/** A null `language` stands for English. */
export function presentOrganizationCulture(
  stored: StoredOrganizationCulture,
  language: Language | null = null,
): OrganizationView {
  const version = cultureVersionOf(stored.version);
  const { ownMean, categories, note } = categoryViews(
    stored.values,
    version,
    language,
    (code, emphasis) => textFor(code, emphasis, 'organization', version, language),
  );
  return {
    version,
    managers: stored.managers,
    agreement: stored.agreement?.overall ?? null,
    shared: isShared(stored),
    agreementNote: agreementInWords(stored, language),
    ownMean,
    note,
    categories: categories.map((category) => {
      const agreement = stored.agreement?.categories[category.code] ?? null;
      return {
        ...category,
        agreement,
        shared: agreement === null ? null : agreement >= sharedFrom,
      };
    }),
    limits: limitsFor('organization', version, language),
  };
}
