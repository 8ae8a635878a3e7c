import { messages } from '../../../platform/words/message.ts';

/** What managers read of situational judgement in files and in print. */
export const judgementMessages = messages({
  test: {
    en: 'Situational judgement',
    nl: 'Situationeel oordelen',
    de: 'Situatives Urteilen',
    es: 'Juicio situacional',
  },
  file: {
    en: 'situational judgement',
    nl: 'situationeel oordelen',
    de: 'situatives Urteilen',
    es: 'juicio situacional',
  },
  note: {
    en: '12 situations; provisional: the key has not been confirmed yet',
    nl: '12 situaties; voorlopig: de sleutel is nog niet bevestigd',
    de: '12 Situationen; vorläufig: Der Schlüssel ist noch nicht bestätigt',
    es: '12 situaciones; provisional: la clave aún no está confirmada',
  },
  result: { en: 'Result', nl: 'Resultaat', de: 'Ergebnis', es: 'Resultado' },
  points: {
    en: '{points} of {possible} points',
    nl: '{points} van {possible} punten',
    de: '{points} von {possible} Punkten',
    es: '{points} de {possible} puntos',
  },
  pointsWithin: {
    en: '{points} of {possible} points, between {from} and {to}',
    nl: '{points} van {possible} punten, tussen {from} en {to}',
    de: '{points} von {possible} Punkten, zwischen {from} und {to}',
    es: '{points} de {possible} puntos, entre {from} y {to}',
  },
  within: {
    en: 'between {from} and {to}; choosing without reading gives {chance} on average',
    nl: 'tussen {from} en {to}; kiezen zonder te lezen levert gemiddeld {chance} op',
    de: 'zwischen {from} und {to}; wer wählt, ohne zu lesen, bekommt im Durchschnitt {chance}',
    es: 'entre {from} y {to}; elegir sin leer da {chance} de media',
  },
  about: {
    en: 'What the situations are about',
    nl: 'Waar de situaties over gaan',
    de: 'Worum es in den Situationen geht',
    es: 'De qué tratan las situaciones',
  },
  sources: {
    en: 'Where the result comes from',
    nl: 'Waar het resultaat vandaan komt',
    de: 'Woher das Ergebnis kommt',
    es: 'De dónde sale el resultado',
  },
  tooFast: {
    en: 'Too fast to read',
    nl: 'Te snel om te lezen',
    de: 'Zu schnell beantwortet',
    es: 'Demasiado rápido para leer',
  },
  columnPoints: { en: 'points', nl: 'Punten', de: 'Punkte', es: 'Puntos' },
  columnPossible: {
    en: 'points_possible',
    nl: 'Punten, mogelijk',
    de: 'Punkte, möglich',
    es: 'Puntos posibles',
  },
  columnFrom: { en: 'points_from', nl: 'Punten, van', de: 'Punkte, von', es: 'Puntos, desde' },
  columnTo: { en: 'points_to', nl: 'Punten, tot', de: 'Punkte, bis', es: 'Puntos, hasta' },
  columnVerdict: {
    en: 'verdict',
    nl: 'In woorden',
    de: 'In Worten',
    es: 'En palabras',
  },
  columnAnswering: {
    en: 'answering',
    nl: 'Antwoordstijl',
    de: 'Antwortverhalten',
    es: 'Estilo de respuesta',
  },
});
