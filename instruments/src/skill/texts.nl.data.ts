import type { SkillTexts } from './own-texts.ts';

/** Dutch. */
export const nl: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `De bandbreedte van 95% komt uit de antwoorden van ${n} mensen die deze test hebben gemaakt (betrouwbaarheid ${value.toFixed(2).replace('.', ',')}, ${coefficient}).`,
  fromBinomial:
    'Minder dan 30 mensen hadden deze test in deze vorm gemaakt. De bandbreedte van 95% gaat er daarom alleen van uit dat de vragen staan voor veel andere zoals deze (binomiale fout). Meestal is die wat te breed.',
  noPercentile: ({ n, needed }) =>
    n === 1
      ? `Geen percentiel: niemand anders heeft deze test gemaakt, en om te vergelijken zijn er ${needed} mensen nodig.`
      : `Geen percentiel: maar ${n} mensen hebben deze test gemaakt, en om te vergelijken zijn er ${needed} nodig.`,
  compared: ({ n }) =>
    `Vergeleken met ${n} mensen. Van wie dezelfde score heeft, telt de helft als lager.`,
};
