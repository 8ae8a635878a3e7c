import { messages } from '../../../platform/words/message.ts';

/** What the calls of reports say. */
export const reportMessages = messages({
  samePerson: {
    en: 'Please choose two different people.',
    nl: 'Kies twee verschillende mensen.',
    de: 'Bitte wählen Sie zwei verschiedene Personen.',
    es: 'Elija dos personas distintas.',
  },
  tooFewPeople: {
    code: 'same_person',
    en: 'Please choose at least two different people.',
    nl: 'Kies minstens twee verschillende mensen.',
    de: 'Bitte wählen Sie mindestens zwei verschiedene Personen.',
    es: 'Elija al menos dos personas distintas.',
  },
  notFinished: {
    en: 'This test is not completed yet.',
    nl: 'Deze test is nog niet afgerond.',
    de: 'Dieser Test ist noch nicht abgeschlossen.',
    es: 'Esta prueba aún no está completada.',
  },
  permissionRequired: {
    en: 'This person has not given your organisation permission to see results.',
    nl: 'Deze persoon heeft je organisatie geen toestemming gegeven om resultaten te zien.',
    de: 'Diese Person hat Ihrer Organisation nicht erlaubt, Ergebnisse zu sehen.',
    es: 'Esta persona no ha dado permiso a su organización para ver resultados.',
  },
});
