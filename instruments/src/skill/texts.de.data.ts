import type { SkillTexts } from './own-texts.ts';

/** German. */
export const de: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `Der 95-%-Bereich ist aus den Antworten von ${n} Personen gebildet, die diesen Test gemacht haben (Reliabilität ${value.toFixed(2).replace('.', ',')}, ${coefficient}).`,
  fromBinomial:
    'Weniger als 30 Personen hatten genau diese Fragen beantwortet. Der 95-%-Bereich nimmt deshalb nur an, dass die Fragen für viele andere dieser Art stehen. Meistens ist er etwas zu breit.',
  noPercentile:
    'Noch kein Prozentrang: Für einen Vergleich haben zu wenige Personen diesen Test gemacht.',
  compared: ({ n }) =>
    `Verglichen mit ${n} Personen. Von denen mit demselben Punktwert zählt die Hälfte als darunter.`,
};
