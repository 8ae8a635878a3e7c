import { messages } from '../../../platform/words/message.ts';

/** What the printed report on logical reasoning says. */
export const logicalMessages = messages({
  test: {
    en: 'Logical reasoning',
    nl: 'Logisch redeneren',
    de: 'Logisches Denken',
    es: 'Razonamiento lógico',
  },
  /** At the foot of the pages. */
  foot: {
    en: 'logical reasoning',
    nl: 'logisch redeneren',
    de: 'logisches Denken',
    es: 'razonamiento lógico',
  },
  answering: {
    en: 'Answering style',
    nl: 'Antwoordstijl',
    de: 'Antwortverhalten',
    es: 'Estilo de respuesta',
  },
  answeringIntro: {
    en: 'Signs that a score may not show what the person can do. A flag is a reason to ask, not proof. Values are shares of answers and of questions, from 0 to 1.',
    nl: 'Signalen dat een score misschien niet toont wat de persoon kan. Een signaal is een reden om te vragen, geen bewijs. Waarden zijn aandelen van antwoorden en vragen, van 0 tot 1.',
    de: 'Anzeichen, dass ein Wert vielleicht nicht zeigt, was die Person kann. Eine Auffälligkeit ist ein Grund nachzufragen, kein Beweis. Die Zahlen sind Anteile von Antworten und Fragen, von 0 bis 1.',
    es: 'Indicios de que una puntuación puede no mostrar lo que la persona sabe hacer. Un indicio es un motivo para preguntar, no una prueba. Los valores son proporciones de respuestas y preguntas, de 0 a 1.',
  },
  source: {
    en: '{norm}. Source: {source}',
    nl: '{norm}. Bron: {source}',
    de: '{norm}. Quelle: {source}',
    es: '{norm}. Fuente: {source}',
  },
  howSure: {
    en: 'For 19 of 20 people the model expects the true score within ±{whole} points of the total and within ±{section} of a part. Smaller differences could be chance.',
    nl: 'Bij 19 van de 20 mensen verwacht het model de ware score binnen ±{whole} punten van het totaal en binnen ±{section} van een onderdeel. Kleinere verschillen kunnen toeval zijn.',
    de: 'Bei 19 von 20 Personen erwartet das Modell den wahren Wert innerhalb von ±{whole} Punkten beim Gesamtwert und innerhalb von ±{section} bei einem Teil. Kleinere Unterschiede können Zufall sein.',
    es: 'En 19 de cada 20 personas el modelo espera la puntuación verdadera dentro de ±{whole} puntos en el total y de ±{section} en una parte. Las diferencias menores podrían ser azar.',
  },
  scores: { en: 'Scores', nl: 'Scores', de: 'Werte', es: 'Puntuaciones' },
  scoresIntro: {
    en: 'On a provisional scale: the middle is what the model expects, not what other people achieved. The pale bar is the 95 % confidence range, the grey box the middle of the scale.',
    nl: 'Op een voorlopige schaal: het midden is wat het model verwacht, niet wat andere mensen behaalden. De lichte balk is het 95%-betrouwbaarheidsinterval, het grijze vak het midden van de schaal.',
    de: 'Auf einer vorläufigen Skala: Die Mitte ist, was das Modell erwartet, nicht was andere erreicht haben. Der helle Balken ist der 95-%-Vertrauensbereich, das graue Feld die Mitte der Skala.',
    es: 'En una escala provisional: el centro es lo que espera el modelo, no lo que lograron otras personas. La barra clara es el intervalo de confianza del 95\u00a0%; el recuadro gris, el centro de la escala.',
  },
  lower: { en: 'lower', nl: 'lager', de: 'niedriger', es: 'más bajo' },
  middle: { en: 'middle', nl: 'midden', de: 'Mitte', es: 'centro' },
  higher: { en: 'higher', nl: 'hoger', de: 'höher', es: 'más alto' },
  answered: {
    en: '{answered, number} of {asked, number} answered',
    nl: '{answered, number} van {asked, number} beantwoord',
    de: '{answered, number} von {asked, number} beantwortet',
    es: '{answered, number} de {asked, number} respondidas',
  },
  minutes: {
    en: '{minutes, plural, one {# minute} other {# minutes}}',
    nl: '{minutes, plural, one {# minuut} other {# minuten}}',
    de: '{minutes, plural, one {# Minute} other {# Minuten}}',
    es: '{minutes, plural, one {# minuto} other {# minutos}}',
  },
  right: {
    en: '{right, number} of {asked, number} correct',
    nl: '{right, number} van {asked, number} goed',
    de: '{right, number} von {asked, number} richtig',
    es: '{right, number} de {asked, number} correctas',
  },
  modelScore: {
    en: 'provisional model score {score}, {range}',
    nl: 'voorlopige modelscore {score}, {range}',
    de: 'vorläufiger Modellwert {score}, {range}',
    es: 'puntuación provisional del modelo {score}, {range}',
  },
  /** In the name of the file. */
  file: { en: 'logical', nl: 'logisch redeneren', de: 'logisches Denken', es: 'razonamiento lógico' },
});
