import type { SkillTexts } from './own-texts.ts';

/** German. */
export const de: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `Der 95-%-Bereich ist aus den Antworten von ${n} Personen gebildet, die diesen Test gemacht haben (Reliabilität ${value.toFixed(2).replace('.', ',')}, ${coefficient}).`,
  fromBinomial:
    'Weniger als 30 Personen hatten diesen Test in dieser Form gemacht. Der 95-%-Bereich nimmt deshalb nur an, dass die Fragen für viele andere dieser Art stehen (binomialer Fehler). Meistens ist er etwas zu breit.',
  noPercentile: ({ n, needed }) =>
    n === 1
      ? `Kein Prozentrang: Niemand sonst hat diesen Test gemacht, und für einen Vergleich braucht es ${needed} Personen.`
      : `Kein Prozentrang: Nur ${n} Personen haben diesen Test gemacht, und für einen Vergleich braucht es ${needed}.`,
  compared: ({ n }) =>
    `Verglichen mit ${n} Personen. Von denen mit demselben Punktwert zählt die Hälfte als darunter.`,
};
