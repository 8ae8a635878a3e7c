import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { chooseLanguage } from '../features/accounts/language.ts';
import { languageNames } from '../lib/language.ts';
import { ChevronDownIcon } from '../ui/text/icons.tsx';

/** What the page speaks, and how to choose another. */
export function useLanguageChoice() {
  const { i18n } = useLingui();
  return {
    language: languages.find((known) => known === i18n.locale) ?? 'en',
    choose: (language: Language) => void chooseLanguage(language),
  };
}

/** The languages by their own names, in the browser's own list: whoever looks for theirs need not read another. */
export function LanguageChooser() {
  const { t } = useLingui();
  const { language: spoken, choose } = useLanguageChoice();
  return (
    <div className="relative">
      <select
        aria-label={t`Language`}
        value={spoken}
        className="h-control field-sizing-content cursor-pointer appearance-none rounded-control border border-transparent bg-transparent pr-7 pl-2 text-small text-muted transition-colors duration-150 hover:border-edge hover:text-ink"
        onChange={({ target }) => choose(languages.find((known) => known === target.value) ?? 'en')}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language} className="bg-surface text-ink">
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2 text-muted" />
    </div>
  );
}
