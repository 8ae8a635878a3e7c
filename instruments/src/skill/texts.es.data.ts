import type { SkillTexts } from './own-texts.ts';

/** Spanish. */
export const es: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `El intervalo del 95\u00a0% se ha obtenido de las respuestas de ${n} personas que hicieron esta prueba (fiabilidad ${value}, ${coefficient}).`,
  fromBinomial:
    'Menos de 30 personas habían respondido exactamente a estas preguntas. Por eso el intervalo del 95\u00a0% solo supone que las preguntas representan a muchas otras parecidas. Casi siempre es algo más ancho de lo debido.',
  noPercentile:
    'Todavía sin comparación: muy pocas personas han hecho esta prueba.',
  compared: ({ n }) =>
    `En comparación con ${n} personas. De las que tienen la misma puntuación, la mitad cuenta como por debajo.`,
};
