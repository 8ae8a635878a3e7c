import { messages } from '../../../../platform/words/message.ts';

/** What the drawings of printed reports show, for who does not see them. */
export const drawingMessages = messages({
  onLine: {
    en: 'On a line from {least} to {most}: {value}, range {range}',
    nl: 'Op een lijn van {least} tot {most}: {value}, interval {range}',
    de: 'Auf einer Linie von {least} bis {most}: {value}, Bereich {range}',
    es: 'En una línea de {least} a {most}: {value}, intervalo {range}',
  },
  onLineAlone: {
    en: 'On a line from {least} to {most}: {value}',
    nl: 'Op een lijn van {least} tot {most}: {value}',
    de: 'Auf einer Linie von {least} bis {most}: {value}',
    es: 'En una línea de {least} a {most}: {value}',
  },
  pairOnLine: {
    en: 'On a line from {least} to {most}: dot at {first}, range {firstRange}; ring at {second}, range {secondRange}',
    nl: 'Op een lijn van {least} tot {most}: stip bij {first}, interval {firstRange}; ring bij {second}, interval {secondRange}',
    de: 'Auf einer Linie von {least} bis {most}: Punkt bei {first}, Bereich {firstRange}; Ring bei {second}, Bereich {secondRange}',
    es: 'En una línea de {least} a {most}: punto en {first}, intervalo {firstRange}; anillo en {second}, intervalo {secondRange}',
  },
  spreadOnLine: {
    en: 'On a line from {least} to {most}: from {lowest} to {highest}, average {mean}',
    nl: 'Op een lijn van {least} tot {most}: van {lowest} tot {highest}, gemiddeld {mean}',
    de: 'Auf einer Linie von {least} bis {most}: von {lowest} bis {highest}, im Durchschnitt {mean}',
    es: 'En una línea de {least} a {most}: de {lowest} a {highest}, promedio {mean}',
  },
  withMark: {
    en: '{line}; mark at {target}',
    nl: '{line}; streepje bij {target}',
    de: '{line}; Marke bei {target}',
    es: '{line}; marca en {target}',
  },
  dot: { en: 'Dot', nl: 'Stip', de: 'Punkt', es: 'Punto' },
  ring: { en: 'Ring', nl: 'Ring', de: 'Ring', es: 'Anillo' },
  rankAmongTypical: {
    en: 'The curve shows how typical people are spread; this fit is higher than about {rank} of 100 of them, between {from} and {to}',
    nl: 'De curve toont hoe willekeurige mensen verdeeld zijn; deze match is hoger dan die van ongeveer {rank} van 100, tussen {from} en {to}',
    de: 'Die Kurve zeigt, wie sich typische Personen verteilen; diese Passung ist höher als die von etwa {rank} von 100, zwischen {from} und {to}',
    es: 'La curva muestra cómo se reparten las personas típicas; este ajuste es superior al de unas {rank} de cada 100, entre {from} y {to}',
  },
});
