import { type Message, messages } from '../../../platform/words/message.ts';
import { stateCells } from '../../reports/index.ts';

/** The heads of the file of people, and what its cells say. In English they keep names that programs know. */
export const csvMessages = messages({
  allTests: { en: 'all tests', nl: 'alle tests', de: 'alle Tests', es: 'todas las pruebas' },
  asked: { en: 'asked', nl: 'gevraagd', de: 'angefragt', es: 'solicitada' },
  completedAt: {
    en: 'completed_at',
    nl: 'Afgerond op',
    de: 'Abgeschlossen am',
    es: 'Completada el',
  },
  file: { en: 'People', nl: 'Mensen', de: 'Personen', es: 'Personas' },
  firstName: { en: 'first_name', nl: 'Voornaam', de: 'Vorname', es: 'Nombre' },
  lastName: { en: 'last_name', nl: 'Achternaam', de: 'Nachname', es: 'Apellidos' },
  email: { en: 'email', nl: 'E-mailadres', de: 'E-Mail-Adresse', es: 'Correo electrónico' },
  status: { en: 'status', nl: 'Status', de: 'Status', es: 'Estado' },
  labels: { en: 'labels', nl: 'Labels', de: 'Stichwörter', es: 'Etiquetas' },
  campaign: { en: 'campaign', nl: 'Campagne', de: 'Kampagne', es: 'Campaña' },
  stage: { en: 'stage', nl: 'Fase', de: 'Phase', es: 'Fase' },
  campaigns: {
    en: 'campaigns',
    nl: 'Aantal campagnes',
    de: 'Anzahl der Kampagnen',
    es: 'Número de campañas',
  },
  lastActivity: {
    en: 'last_activity_at',
    nl: 'Laatste activiteit',
    de: 'Letzte Aktivität',
    es: 'Última actividad',
  },
  notes: { en: 'notes', nl: 'Notities', de: 'Notizen', es: 'Notas' },
  customFields: {
    en: 'custom_fields',
    nl: 'Eigen velden',
    de: 'Eigene Felder',
    es: 'Campos propios',
  },
  state: { en: '{name}, state', nl: '{name}, status', de: '{name}, Stand', es: '{name}, estado' },
  modelScore: {
    en: '{name}, provisional model score',
    nl: '{name}, voorlopige modelscore',
    de: '{name}, vorläufiger Modellwert',
    es: '{name}, puntuación provisional del modelo',
  },
  from: { en: '{name}, from', nl: '{name}, van', de: '{name}, von', es: '{name}, desde' },
  to: { en: '{name}, to', nl: '{name}, tot', de: '{name}, bis', es: '{name}, hasta' },
  ownRating: {
    en: '{name}, own rating',
    nl: '{name}, eigen beoordeling',
    de: '{name}, eigene Bewertung',
    es: '{name}, valoración propia',
  },
  meanRating: {
    en: '{name}, average rating',
    nl: '{name}, gemiddelde beoordeling',
    de: '{name}, durchschnittliche Bewertung',
    es: '{name}, valoración media',
  },
  raters: {
    en: '{name}, raters',
    nl: '{name}, aantal beoordelaars',
    de: '{name}, Zahl der Bewertenden',
    es: '{name}, número de evaluadores',
  },
  fit: { en: 'fit', nl: 'Match', de: 'Passung', es: 'Ajuste' },
  empty: {
    en: 'why_empty',
    nl: 'Waarom leeg',
    de: 'Warum leer',
    es: 'Por qué está vacío',
  },
  noPermission: {
    en: 'This person has not given permission to see results.',
    nl: 'Deze persoon heeft geen toestemming gegeven om resultaten te zien.',
    de: 'Diese Person hat nicht erlaubt, Ergebnisse zu sehen.',
    es: 'Esta persona no ha dado permiso para ver resultados.',
  },
  notFinished: {
    en: 'Not every test is completed yet.',
    nl: 'Nog niet elke test is afgerond.',
    de: 'Noch nicht jeder Test ist abgeschlossen.',
    es: 'Aún no están completadas todas las pruebas.',
  },
  silent: {
    en: '{name}: too few answers, or no more right ones than guessing gives, so there is no number.',
    nl: '{name}: te weinig antwoorden, of niet meer goede dan gokken oplevert, daarom is er geen getal.',
    de: '{name}: zu wenige Antworten oder nicht mehr richtige, als Raten ergibt, daher gibt es keine Zahl.',
    es: '{name}: hay muy pocas respuestas o no más correctas que al azar, por eso no hay cifra.',
  },
  unasked: {
    en: '{name}: no campaign here asks for it; its result is on the person’s page.',
    nl: '{name}: geen campagne hier vraagt erom; het resultaat staat op de pagina van de persoon.',
    de: '{name}: Keine Kampagne hier sieht diesen Test vor; das Ergebnis steht auf der Seite der Person.',
    es: '{name}: ninguna campaña de aquí la pide; el resultado está en la página de la persona.',
  },
  page: { en: 'page', nl: 'Pagina', de: 'Seite', es: 'Página' },
});

/** How far somebody is with a test. */
export const testStateCells: Record<'asked' | 'in_progress' | 'completed', Message> = {
  asked: csvMessages.asked(),
  in_progress: stateCells.in_progress,
  completed: stateCells.completed,
};
