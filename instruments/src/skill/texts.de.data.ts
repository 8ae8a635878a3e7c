import type { SkillTexts } from './own-texts.ts';

/** German. */
export const de: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `Der 95-%-Bereich ist aus den Antworten von ${n} Personen berechnet, die diesen Test gemacht haben (Reliabilität ${value}, ${coefficient}).`,
  fromBinomial:
    'Weniger als 30 Personen hatten genau diese Fragen beantwortet. Der 95-%-Bereich nimmt deshalb nur an, dass diese Fragen typisch für viele andere dieser Art sind. Meistens ist er etwas zu breit.',
  noPercentile:
    'Noch kein Vergleich: Zu wenige Personen haben diesen Test gemacht.',
  compared: ({ n }) =>
    `Verglichen mit ${n} Personen. Von denen mit demselben Punktwert zählt die Hälfte als darunter.`,
};
