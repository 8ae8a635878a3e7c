import type { ResponseStyleWords } from './words.ts';

const longestRun = {
  name: 'Serie más larga de una misma opción',
  fine: 'Sin series largas de una misma opción.',
};
const spread = {
  name: 'Dispersión de las respuestas',
  fine: 'Las respuestas aprovechan la escala.',
};

/** Spanish. */
export const es: ResponseStyleWords = {
  unknown: 'Se respondió o se cronometró demasiado poco para decir algo.',
  personality: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Se eligió la misma opción ${value} veces seguidas. Las afirmaciones apuntan en ambas direcciones, así que esto es raro cuando se leen. El límite procede de un cuestionario más corto.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `Las respuestas apenas varían (desviación típica de ${value} opciones). El límite procede de un cuestionario más corto.`,
    },
    consistency: {
      name: 'Coincidencia entre afirmaciones parecidas',
      seen: (value) =>
        `Afirmaciones que significan casi lo mismo recibieron respuestas distintas (coincidencia ${value}, normalmente muy por encima de 0,30). También una persona con pocos rasgos marcados puede obtener un valor bajo.`,
      fine: 'Las afirmaciones parecidas recibieron respuestas parecidas.',
    },
    pace: {
      name: 'Ritmo',
      seen: (value) =>
        `La mitad de las afirmaciones llevó menos de ${value} segundos, poco tiempo para leerlas.`,
      fine: 'Hubo tiempo para leer las afirmaciones.',
    },
  },
  culture: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `Se eligió la misma opción ${value} veces seguidas: dos categorías o más sin ninguna diferencia.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `Las respuestas apenas varían (desviación típica de ${value} opciones), así que dicen poco sobre qué importa más y qué menos.`,
    },
    pace: {
      name: 'Ritmo',
      seen: (value) =>
        `La mitad de las prácticas llevó menos de ${value} segundos, poco tiempo para leerlas.`,
      fine: 'Hubo tiempo para leer las prácticas.',
    },
  },
};
