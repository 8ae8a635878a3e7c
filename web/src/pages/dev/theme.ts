export type Theme = 'system' | 'light' | 'dark';

const told = new Map<CSSMediaRule, string>();

/** Shows a theme whatever the system prefers, by changing what the style sheets ask for. */
export function showTheme(theme: Theme) {
  for (const sheet of document.styleSheets) turn(sheet.cssRules, theme);
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

function turn(rules: CSSRuleList, theme: Theme) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = told.get(rule) ?? rule.media.mediaText;
      if (asked.includes('prefers-color-scheme: dark')) {
        told.set(rule, asked);
        rule.media.mediaText = { system: asked, light: 'not all', dark: 'screen' }[theme];
      }
    }
    if (rule instanceof CSSGroupingRule) turn(rule.cssRules, theme);
  }
}
