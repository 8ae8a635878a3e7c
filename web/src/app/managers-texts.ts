import type { Catalogue } from '../lib/language.ts';

/** The texts that managers and operators alone see: they load them, candidates do not. */
export const managersTexts: Catalogue = {
  nl: () => import('../locales/managers/nl.po'),
  de: () => import('../locales/managers/de.po'),
  es: () => import('../locales/managers/es.po'),
};
