import type { FitWords } from './words.ts';

export const es: FitWords = {
  rank: (percentile, low, high) =>
    `Por encima de unas ${percentile} de cada 100 personas típicas (90\u00a0%: ${low}–${high}).`,
  sharesTop: 'Ninguna tiene un ajuste mayor: las demás cumplen el perfil igual de plenamente.',
  clearlyAbove: 'Claramente por encima del centro de las personas típicas.',
  clearlyBelow: 'Claramente por debajo del centro de las personas típicas.',
  couldBeChance:
    'El intervalo incluye el centro de las personas típicas, así que la diferencia podría ser azar.',
  earlier:
    'Este resultado se puntuó antes de la versión 2026.2 y conserva el ajuste de entonces. Aquella fórmula rebaja todos los ajustes por el error de medida, así que no se puede comparar con los más recientes.',
  family:
    'Las familias de puestos apenas se diferencian entre sí: el ajuste con una es sobre todo una señal general de que no hay puntuaciones marcadamente bajas (los ajustes con dos familias correlacionan 0,96 de media). Dice poco de cuál encaja mejor. El perfil propio, más abajo, muestra lo que es particular de esta persona.',
  atLevel: { low: (facet) => `${facet} (nivel bajo)`, high: (facet) => `${facet} (nivel alto)` },
  limits: [
    'Las diferencias menores que el error de medida no significan nada, apunten adonde apunten.',
    'Aunque nada difiera, alrededor de una de cada veinte escalas lo hace solo por azar.',
    'Parecerse no es bueno ni malo para trabajar en equipo; es algo de lo que hablar.',
    'Un perfil dice cómo se ven las personas a sí mismas, no lo bien que trabajan.',
  ],
  likeness: {
    verdicts: {
      'very different': 'muy diferentes',
      different: 'diferentes',
      'different, but no clearer than chance': 'diferentes, aunque podría ser azar',
      'as alike as two random people': 'tan parecidas como dos personas al azar',
      'alike, but no clearer than chance': 'parecidas, aunque podría ser azar',
      alike: 'parecidas',
      'very alike': 'muy parecidas',
    },
    source:
      '20.000 parejas al azar entre 500 estudiantes neerlandeses que hicieron el NEO-PI-R (conjunto de datos big5 del paquete qgraph de R): otras personas y un cuestionario más largo con las mismas 30 facetas',
    limits: [
      'Lo mucho o poco que se parecen dos personas al describirse no predice lo bien que trabajarán en equipo: la investigación no ha encontrado una regla general.',
      'Úselo para hablar de hábitos y expectativas, con las dos personas presentes.',
    ],
  },
};
