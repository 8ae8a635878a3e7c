import { messages } from '../../../platform/words/message.ts';

/** What the printed record of a video interview says. */
export const interviewMessages = messages({
  notMeasured: {
    en: 'No machine measures or scores an interview. A rating is the judgement of the manager who gave it.',
    nl: 'Geen machine meet of scoort een interview. Een beoordeling is het oordeel van de manager die de beoordeling gaf.',
    de: 'Keine Maschine misst oder bewertet ein Interview. Eine Bewertung ist das Urteil derer, die sie abgegeben haben.',
    es: 'Ninguna máquina mide ni puntúa una entrevista. Una valoración es el juicio del gestor que la dio.',
  },
  notInFile: {
    en: 'The recordings are not in this file. They are watched on the screen, as long as the person permits it, and the person sees when that happens.',
    nl: 'De opnames zitten niet in dit bestand. Ze worden op het scherm bekeken, zolang de persoon dat toestaat, en de persoon ziet wanneer dat gebeurt.',
    de: 'Die Aufnahmen sind nicht in dieser Datei. Sie werden am Bildschirm angesehen, solange die Person es erlaubt, und die Person sieht, wann das geschieht.',
    es: 'Las grabaciones no están en este archivo. Se ven en la pantalla mientras la persona lo permita, y la persona ve cuándo ocurre.',
  },
  notLength: {
    en: 'The length of an answer says nothing about how good it is.',
    nl: 'De duur van een antwoord zegt niets over hoe goed het is.',
    de: 'Die Länge einer Antwort sagt nichts darüber, wie gut sie ist.',
    es: 'La duración de una respuesta no dice nada de su calidad.',
  },
  handedIn: {
    en: 'Video interview “{name}”, submitted {day}',
    nl: 'Video-interview “{name}”, ingediend op {day}',
    de: 'Videointerview „{name}“, abgegeben am {day}',
    es: 'Entrevista en vídeo «{name}», entregada el {day}',
  },
  kind: {
    en: 'video interview of {questions, plural, one {# question} other {# questions}}, at most {minutes, plural, one {# minute} other {# minutes}} each. All times in {zone}',
    nl: 'video-interview met {questions, plural, one {# vraag} other {# vragen}}, hoogstens {minutes, plural, one {# minuut} other {# minuten}} per vraag. Tijden in deze tijdzone: {zone}',
    de: 'Videointerview mit {questions, plural, one {# Frage} other {# Fragen}}, jeweils höchstens {minutes, plural, one {# Minute} other {# Minuten}}. Alle Zeiten in dieser Zeitzone: {zone}',
    es: 'entrevista en vídeo con {questions, plural, one {# pregunta} other {# preguntas}}, como máximo {minutes, plural, one {# minuto} other {# minutos}} cada una. Horas en esta zona: {zone}',
  },
  questionsAndAnswers: {
    en: 'Questions and answers',
    nl: 'Vragen en antwoorden',
    de: 'Fragen und Antworten',
    es: 'Preguntas y respuestas',
  },
  question: { en: 'Question', nl: 'Vraag', de: 'Frage', es: 'Pregunta' },
  length: { en: 'Length', nl: 'Duur', de: 'Länge', es: 'Duración' },
  recorded: { en: 'Recorded', nl: 'Opgenomen', de: 'Aufgenommen', es: 'Grabada' },
  nothing: {
    en: 'Nothing was recorded here.',
    nl: 'Hier is niets opgenomen.',
    de: 'Hier wurde nichts aufgenommen.',
    es: 'Aquí no se grabó nada.',
  },
  again: {
    en: 'recorded once more, as everyone may',
    nl: 'nog een keer opgenomen, zoals iedereen mag',
    de: 'noch einmal aufgenommen, wie alle es dürfen',
    es: 'grabado otra vez, como puede hacer cualquiera',
  },
  take: { en: 'Take {take}.', nl: 'Opname {take}.', de: 'Aufnahme {take}.', es: 'Toma {take}.' },
  tooLong: {
    en: '{minutes, plural, one {Longer than the # minute that an answer may take. A device that fell asleep during recording can be the cause.} other {Longer than the # minutes that an answer may take. A device that fell asleep during recording can be the cause.}}',
    nl: '{minutes, plural, one {Langer dan de # minuut die een antwoord mag duren. Dat kan komen doordat een apparaat tijdens de opname in de slaapstand ging.} other {Langer dan de # minuten die een antwoord mag duren. Dat kan komen doordat een apparaat tijdens de opname in de slaapstand ging.}}',
    de: '{minutes, plural, one {Länger als die # Minute, die eine Antwort dauern darf. Vielleicht ist das Gerät während der Aufnahme in den Ruhezustand gegangen.} other {Länger als die # Minuten, die eine Antwort dauern darf. Vielleicht ist das Gerät während der Aufnahme in den Ruhezustand gegangen.}}',
    es: '{minutes, plural, one {Dura más de # minuto, el máximo para una respuesta. La causa puede ser un dispositivo que entró en reposo durante la grabación.} other {Dura más de # minutos, el máximo para una respuesta. La causa puede ser un dispositivo que entró en reposo durante la grabación.}}',
  },
  watched: {
    en: 'Who has watched',
    nl: 'Wie heeft gekeken',
    de: 'Wer angesehen hat',
    es: 'Quién la ha visto',
  },
  unwatched: {
    en: 'No one in your organisation has watched a recording of this person yet.',
    nl: 'In je organisatie heeft nog niemand een opname van deze persoon bekeken.',
    de: 'In Ihrer Organisation hat noch niemand eine Aufnahme dieser Person angesehen.',
    es: 'En su organización nadie ha visto todavía una grabación de esta persona.',
  },
  manager: { en: 'Manager', nl: 'Manager', de: 'Manager', es: 'Gestor' },
  lastWatched: {
    en: 'Last watched a recording of this person',
    nl: 'Bekeek voor het laatst een opname van deze persoon',
    de: 'Hat zuletzt eine Aufnahme dieser Person angesehen',
    es: 'Vio por última vez una grabación de esta persona',
  },
});
