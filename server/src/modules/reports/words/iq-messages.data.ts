import { messages } from '../../../platform/words/message.ts';

/** What the printed report on logical reasoning says. */
export const iqMessages = messages({
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
  answering: { en: 'Answering', nl: 'Antwoorden', de: 'Antworten', es: 'Forma de responder' },
  answeringIntro: {
    en: 'Signs that a score may not show what the person can do. A sign is a reason to ask, not proof. Shares of answers and of questions.',
    nl: 'Signalen dat een score misschien niet laat zien wat de persoon kan. Een signaal is een reden om ernaar te vragen, geen bewijs. Aandelen van antwoorden en van vragen.',
    de: 'Anzeichen dafür, dass ein Wert vielleicht nicht zeigt, was die Person kann. Ein Anzeichen ist ein Grund nachzufragen, kein Beweis. Anteile der Antworten und der Fragen.',
    es: 'Indicios de que una puntuación quizá no muestre lo que la persona es capaz de hacer. Un indicio es motivo para preguntar, no una prueba. Proporciones de respuestas y de preguntas.',
  },
  source: {
    en: '{norm}. Source: {source}',
    nl: '{norm}. Bron: {source}',
    de: '{norm}. Quelle: {source}',
    es: '{norm}. Fuente: {source}',
  },
  howSure: {
    en: 'The model expects the true score within ±{whole} points of the whole, and within ±{section} of a section, for 19 of 20 people. Smaller differences could be chance.',
    nl: 'Bij 19 van 20 personen verwacht het model de ware score binnen ±{whole} punten van het totaal en binnen ±{section} van een onderdeel. Kleinere verschillen kunnen toeval zijn.',
    de: 'Bei 19 von 20 Personen erwartet das Modell den wahren Wert innerhalb von ±{whole} Punkten beim Gesamtwert und innerhalb von ±{section} bei einem Teil. Kleinere Unterschiede können Zufall sein.',
    es: 'En 19 de cada 20 personas el modelo espera la puntuación verdadera a ±{whole} puntos del total y a ±{section} de una sección. Las diferencias menores podrían ser azar.',
  },
  scores: { en: 'Scores', nl: 'Scores', de: 'Werte', es: 'Puntuaciones' },
  scoresIntro: {
    en: 'On a provisional scale: the middle is what the model expects, not what other people achieved. The pale bar is the 95 % confidence range, the grey box the middle of the scale.',
    nl: 'Op een voorlopige schaal: het midden is wat het model verwacht, niet wat andere mensen behaalden. De lichte balk is het 95%-betrouwbaarheidsinterval, het grijze vak het midden van de schaal.',
    de: 'Auf einer vorläufigen Skala: Die Mitte ist, was das Modell erwartet, nicht was andere erreicht haben. Der helle Balken ist der 95-%-Vertrauensbereich, das graue Feld die Mitte der Skala.',
    es: 'En una escala provisional: el centro es lo que espera el modelo, no lo que lograron otras personas. La barra clara es el intervalo de confianza del 95 %; el recuadro gris, el centro de la escala.',
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
    en: '{right, number} of {asked, number} right',
    nl: '{right, number} van {asked, number} goed',
    de: '{right, number} von {asked, number} richtig',
    es: '{right, number} de {asked, number} correctas',
  },
  modelScore: {
    en: 'model score {score} (provisional)',
    nl: 'modelscore {score} (voorlopig)',
    de: 'Modellwert {score} (vorläufig)',
    es: 'puntuación del modelo {score} (provisional)',
  },
  range: { en: 'range {range}', nl: 'interval {range}', de: 'Bereich {range}', es: 'rango {range}' },
  /** In the name of the file. */
  file: { en: 'logical', nl: 'logisch redeneren', de: 'logisches Denken', es: 'razonamiento lógico' },
});
