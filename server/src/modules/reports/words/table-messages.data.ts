import type { InterviewTableRow } from '@assay/contract/interview-reports';
import type { ResponseStyle } from '@assay/instruments/response-style/verdict';
import { constant, type Message, messages } from '../../../platform/words/message.ts';

type ResponseVerdict = ResponseStyle['verdict'];

/** The heads of tables that are saved as files. In English they keep the names that programs know. */
export const tableHeads = messages({
  firstName: { en: 'first_name', nl: 'Voornaam', de: 'Vorname', es: 'Nombre' },
  lastName: { en: 'last_name', nl: 'Achternaam', de: 'Nachname', es: 'Apellidos' },
  email: { en: 'email', nl: 'E-mailadres', de: 'E-Mail-Adresse', es: 'Correo electrónico' },
  labels: { en: 'labels', nl: 'Labels', de: 'Stichwörter', es: 'Etiquetas' },
  startedAt: { en: 'started_at', nl: 'Begonnen op', de: 'Begonnen am', es: 'Empezada el' },
  completedAt: {
    en: 'completed_at',
    nl: 'Afgerond op',
    de: 'Abgeschlossen am',
    es: 'Completada el',
  },
  attempt: { en: 'attempt', nl: 'Poging', de: 'Versuch', es: 'Intento' },
  version: { en: 'version', nl: 'Versie', de: 'Version der Fragen', es: 'Versión' },
  answeringStyle: {
    en: 'answering_style',
    nl: 'Antwoordstijl',
    de: 'Antwortverhalten',
    es: 'Estilo de respuesta',
  },
  fit: { en: 'fit', nl: 'Match', de: 'Passung', es: 'Ajuste' },
  fitFrom: { en: 'fit_from', nl: 'Match, van', de: 'Passung, von', es: 'Ajuste, desde' },
  fitTo: { en: 'fit_to', nl: 'Match, tot', de: 'Passung, bis', es: 'Ajuste, hasta' },
  fitInWords: {
    en: 'fit_in_words',
    nl: 'Match in woorden',
    de: 'Passung in Worten',
    es: 'Ajuste en palabras',
  },
  from: { en: '{name}, from', nl: '{name}, van', de: '{name}, von', es: '{name}, desde' },
  to: { en: '{name}, to', nl: '{name}, tot', de: '{name}, bis', es: '{name}, hasta' },
  totalVerdict: {
    en: 'total_verdict',
    nl: 'Totaal, oordeel',
    de: 'Gesamt, Urteil',
    es: 'Total, valoración',
  },
  totalRight: { en: 'total_right', nl: 'Totaal, goed', de: 'Gesamt, richtig', es: 'Total, correctas' },
  totalAsked: {
    en: 'total_asked',
    nl: 'Totaal, gevraagd',
    de: 'Gesamt, gefragt',
    es: 'Total, planteadas',
  },
  totalScore: {
    en: 'total_model_score',
    nl: 'Totaal, modelscore',
    de: 'Gesamt, Modellwert',
    es: 'Total, puntuación del modelo',
  },
  totalLow: { en: 'total_low', nl: 'Totaal, van', de: 'Gesamt, von', es: 'Total, desde' },
  totalHigh: { en: 'total_high', nl: 'Totaal, tot', de: 'Gesamt, bis', es: 'Total, hasta' },
  analogyVerdict: {
    en: 'analogy_verdict',
    nl: 'Analogieën, oordeel',
    de: 'Analogien, Urteil',
    es: 'Analogías, valoración',
  },
  analogyRight: {
    en: 'analogy_right',
    nl: 'Analogieën, goed',
    de: 'Analogien, richtig',
    es: 'Analogías, correctas',
  },
  analogyAsked: {
    en: 'analogy_asked',
    nl: 'Analogieën, gevraagd',
    de: 'Analogien, gefragt',
    es: 'Analogías, planteadas',
  },
  analogyScore: {
    en: 'analogy_model_score',
    nl: 'Analogieën, modelscore',
    de: 'Analogien, Modellwert',
    es: 'Analogías, puntuación del modelo',
  },
  analogyLow: {
    en: 'analogy_low',
    nl: 'Analogieën, van',
    de: 'Analogien, von',
    es: 'Analogías, desde',
  },
  analogyHigh: {
    en: 'analogy_high',
    nl: 'Analogieën, tot',
    de: 'Analogien, bis',
    es: 'Analogías, hasta',
  },
  sequenceVerdict: {
    en: 'sequence_verdict',
    nl: 'Reeksen, oordeel',
    de: 'Reihen, Urteil',
    es: 'Secuencias, valoración',
  },
  sequenceRight: {
    en: 'sequence_right',
    nl: 'Reeksen, goed',
    de: 'Reihen, richtig',
    es: 'Secuencias, correctas',
  },
  sequenceAsked: {
    en: 'sequence_asked',
    nl: 'Reeksen, gevraagd',
    de: 'Reihen, gefragt',
    es: 'Secuencias, planteadas',
  },
  sequenceScore: {
    en: 'sequence_model_score',
    nl: 'Reeksen, modelscore',
    de: 'Reihen, Modellwert',
    es: 'Secuencias, puntuación del modelo',
  },
  sequenceLow: { en: 'sequence_low', nl: 'Reeksen, van', de: 'Reihen, von', es: 'Secuencias, desde' },
  sequenceHigh: {
    en: 'sequence_high',
    nl: 'Reeksen, tot',
    de: 'Reihen, bis',
    es: 'Secuencias, hasta',
  },
  answering: { en: 'answering', nl: 'Antwoorden', de: 'Antworten', es: 'Forma de responder' },
  scale: { en: 'scale', nl: 'Schaal', de: 'Skala', es: 'Escala' },
  report: { en: 'report', nl: 'Rapport', de: 'Bericht', es: 'Informe' },
  scorePercent: { en: 'score_percent', nl: 'Score in %', de: 'Ergebnis in %', es: 'Puntuación en %' },
  scoreFrom: { en: 'score_from', nl: 'Score, van', de: 'Ergebnis, von', es: 'Puntuación, desde' },
  scoreTo: { en: 'score_to', nl: 'Score, tot', de: 'Ergebnis, bis', es: 'Puntuación, hasta' },
  percentile: {
    en: 'percentile_in_organisation',
    nl: 'Percentiel in de organisatie',
    de: 'Prozentrang in der Organisation',
    es: 'Percentil en la organización',
  },
  minutes: { en: 'minutes', nl: 'Minuten', de: 'Minuten', es: 'Minutos' },
  right: { en: 'right', nl: 'Goed', de: 'Richtig', es: 'Correctas' },
  partlyRight: {
    en: 'partly_right',
    nl: 'Deels goed',
    de: 'Teilweise richtig',
    es: 'En parte correctas',
  },
  wrong: { en: 'wrong', nl: 'Fout', de: 'Falsch', es: 'Incorrectas' },
  timeUp: { en: 'time_up', nl: 'Tijd verstreken', de: 'Zeit abgelaufen', es: 'Tiempo agotado' },
  state: { en: 'state', nl: 'Status', de: 'Stand', es: 'Estado' },
  answered: { en: 'answered', nl: 'Beantwoord', de: 'Beantwortet', es: 'Respondidas' },
  asked: { en: 'asked', nl: 'Gevraagd', de: 'Gefragt', es: 'Planteadas' },
  lengthInSeconds: {
    en: 'length_in_seconds',
    nl: 'Duur in seconden',
    de: 'Länge in Sekunden',
    es: 'Duración en segundos',
  },
  recordedAgain: {
    en: 'recorded_again',
    nl: 'Opnieuw opgenomen',
    de: 'Erneut aufgenommen',
    es: 'Grabadas otra vez',
  },
  ownRating: {
    en: 'own_rating',
    nl: 'Eigen beoordeling',
    de: 'Eigene Bewertung',
    es: 'Valoración propia',
  },
  meanRating: {
    en: 'mean_rating',
    nl: 'Gemiddelde beoordeling',
    de: 'Durchschnittliche Bewertung',
    es: 'Valoración media',
  },
  raters: {
    en: 'raters',
    nl: 'Aantal beoordelaars',
    de: 'Zahl der Bewertenden',
    es: 'Número de evaluadores',
  },
  interview: { en: 'interview', nl: 'Interview bekijken', de: 'Zum Interview', es: 'Ver la entrevista' },
});

/** What cells of these tables say. In English they keep the names that programs know. @public */
export const tableCells = messages({
  nothingUnusual: {
    en: 'nothing unusual',
    nl: 'niets ongewoons',
    de: 'nichts Auffälliges',
    es: 'nada inusual',
  },
  oneSign: { en: '1 flag', nl: '1 signaal', de: 'eine Auffälligkeit', es: 'un indicio' },
  withCare: {
    en: 'interpret with care',
    nl: 'voorzichtig interpreteren',
    de: 'mit Vorsicht deuten',
    es: 'interpretar con cautela',
  },
  added: { en: 'added', nl: 'toegevoegd', de: 'hinzugefügt', es: 'añadido' },
  invited: { en: 'invited', nl: 'uitgenodigd', de: 'eingeladen', es: 'invitación enviada' },
  opened: { en: 'opened', nl: 'geopend', de: 'geöffnet', es: 'invitación abierta' },
  permissionPending: {
    en: 'permission_pending',
    nl: 'wacht op toestemming',
    de: 'Erlaubnis ausstehend',
    es: 'permiso pendiente',
  },
  inProgress: { en: 'in_progress', nl: 'bezig', de: 'in Bearbeitung', es: 'en curso' },
  completed: { en: 'completed', nl: 'afgerond', de: 'abgeschlossen', es: 'completado' },
  expired: { en: 'expired', nl: 'verlopen', de: 'abgelaufen', es: 'caducado' },
  declined: { en: 'declined', nl: 'geweigerd', de: 'abgelehnt', es: 'invitación rechazada' },
  bounced: { en: 'bounced', nl: 'onbestelbaar', de: 'unzustellbar', es: 'correo devuelto' },
  anonymised: { en: 'anonymised', nl: 'geanonimiseerd', de: 'anonymisiert', es: 'anonimizado' },
});

const styleCells: Record<ResponseVerdict, Message> = {
  'nothing unusual': tableCells.nothingUnusual(),
  'one sign': tableCells.oneSign(),
  'interpret with care': tableCells.withCare(),
};

/** How a test was answered, by the verdict of the calls. */
export function styleCell(verdict: string): Message {
  return styleCells[verdict as ResponseVerdict] ?? constant(verdict);
}

/** How far somebody is with a campaign. */
export const stateCells: Record<InterviewTableRow['state'], Message> = {
  added: tableCells.added(),
  invited: tableCells.invited(),
  opened: tableCells.opened(),
  permission_pending: tableCells.permissionPending(),
  in_progress: tableCells.inProgress(),
  completed: tableCells.completed(),
  expired: tableCells.expired(),
  declined: tableCells.declined(),
  bounced: tableCells.bounced(),
  anonymised: tableCells.anonymised(),
};
