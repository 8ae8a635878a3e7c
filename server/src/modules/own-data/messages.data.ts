import { messages } from '../../platform/words/message.ts';

/** What the calls of the own data say. */
export const ownDataMessages = messages({
  accountDeleted: {
    en: 'Your account is deleted, with everything in it.',
    nl: 'Je account is verwijderd, met alles wat erbij hoorde.',
    de: 'Ihr Konto ist gelöscht, mit allem, was dazugehörte.',
    es: 'Su cuenta se ha eliminado, con todo lo que contenía.',
  },
  staffAccount: {
    en: 'Your account manages an organisation. Please ask your platform administrator to end that first; tests that you have taken yourself can be deleted now.',
    nl: 'Je account beheert een organisatie. Vraag je platformbeheerder om dat eerst te beëindigen; tests die je zelf hebt gedaan, kun je nu al verwijderen.',
    de: 'Ihr Konto betreut eine Organisation. Bitte lassen Sie das zuerst von Ihrer Plattformverwaltung beenden; Tests, die Sie selbst gemacht haben, können Sie schon jetzt löschen.',
    es: 'Su cuenta gestiona una organización. Pida primero al administrador de la plataforma que ponga fin a esa función; las pruebas que haya hecho usted puede eliminarlas ya.',
  },
  proofRequired: {
    en: 'Please confirm that it is you: give your password, or a code that we email to you.',
    nl: 'Bevestig dat jij het bent: vul je wachtwoord in, of een code die we je mailen.',
    de: 'Bitte bestätigen Sie, dass Sie es sind: mit Ihrem Passwort oder mit einem Code, den wir Ihnen per E-Mail schicken.',
    es: 'Confirme que es usted: escriba su contraseña o un código que le enviamos por correo.',
  },
  noOrganization: {
    en: 'No organisation has any data about you here.',
    nl: 'Hier heeft geen enkele organisatie gegevens over je.',
    de: 'Hier hat keine Organisation Daten über Sie.',
    es: 'Aquí ninguna organización tiene datos sobre usted.',
  },
  deletionAsked: {
    en: 'Your request to {organizations} will be sent in ten minutes. Until then you can undo it.',
    nl: 'Je verzoek aan {organizations} wordt over tien minuten verstuurd. Tot dan kun je het ongedaan maken.',
    de: 'Ihre Anfrage an {organizations} wird in zehn Minuten gesendet. Bis dahin können Sie sie zurücknehmen.',
    es: 'Su solicitud a {organizations} se enviará dentro de diez minutos. Hasta entonces puede deshacerla.',
  },
  requestSent: {
    en: 'This request has already been sent.',
    nl: 'Dit verzoek is al verstuurd.',
    de: 'Diese Anfrage wurde bereits gesendet.',
    es: 'Esta solicitud ya se ha enviado.',
  },
  requestUndone: {
    en: 'Your request is cancelled. Nothing has been sent.',
    nl: 'Je verzoek is ongedaan gemaakt. Er is niets verstuurd.',
    de: 'Ihre Anfrage ist zurückgenommen. Es wurde nichts gesendet.',
    es: 'Su solicitud se ha deshecho. No se ha enviado nada.',
  },
  nothingToDelete: {
    en: 'There is nothing of these tests to delete.',
    nl: 'Van deze tests is er niets om te verwijderen.',
    de: 'Von diesen Tests gibt es nichts zu löschen.',
    es: 'De estas pruebas no hay nada que eliminar.',
  },
  testsDeleted: {
    en: '{tests, plural, one {The test is deleted, with its answers and its result.} other {# tests are deleted, with their answers and results.}}',
    nl: '{tests, plural, one {De test is verwijderd, met de antwoorden en het resultaat.} other {# tests zijn verwijderd, met hun antwoorden en resultaten.}}',
    de: '{tests, plural, one {Der Test ist gelöscht, mit seinen Antworten und seinem Ergebnis.} other {# Tests sind gelöscht, mit ihren Antworten und Ergebnissen.}}',
    es: '{tests, plural, one {La prueba se ha eliminado, con sus respuestas y su resultado.} other {Se han eliminado # pruebas, con sus respuestas y resultados.}}',
  },
});
