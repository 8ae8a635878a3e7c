import type { SkillTexts } from './own-texts.ts';

/** Dutch. */
export const nl: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `De bandbreedte van 95% is berekend uit de antwoorden van ${n} mensen die deze test hebben gedaan (betrouwbaarheid ${value}, ${coefficient}).`,
  fromBinomial:
    'Minder dan 30 mensen hadden precies deze vragen beantwoord. De bandbreedte van 95% gaat er daarom alleen van uit dat deze vragen kenmerkend zijn voor veel andere zoals deze. Meestal is die wat te breed.',
  noPercentile: 'Nog geen vergelijking: te weinig mensen hebben deze test gedaan.',
  compared: ({ n }) =>
    `Vergeleken met ${n} mensen. Van wie dezelfde score heeft, telt de helft als lager.`,
};
