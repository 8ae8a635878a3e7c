import type { SkillTexts } from './own-texts.ts';

/** Spanish. */
export const es: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `El intervalo del 95\u00a0% se ha obtenido de las respuestas de ${n} personas que hicieron esta prueba (fiabilidad ${value.toFixed(2).replace('.', ',')}, ${coefficient}).`,
  fromBinomial:
    'Menos de 30 personas habían hecho esta prueba en esta forma. Por eso el intervalo del 95\u00a0% solo supone que las preguntas representan a muchas otras parecidas (error binomial). Casi siempre es algo más ancho de lo debido.',
  noPercentile: ({ n, needed }) =>
    n === 1
      ? `Sin percentil: nadie más ha hecho esta prueba, y para comparar hacen falta ${needed} personas.`
      : `Sin percentil: solo ${n} personas han hecho esta prueba, y para comparar hacen falta ${needed}.`,
  compared: ({ n }) =>
    `En comparación con ${n} personas. De las que tienen la misma puntuación, la mitad cuenta como por debajo.`,
};
