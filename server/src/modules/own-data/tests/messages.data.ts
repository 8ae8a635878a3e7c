import { messages } from '../../../platform/words/message.ts';

/** What mails about deleted tests say. */
export const deletionMail = messages({
  deletedTitle: {
    en: 'Your test results have been deleted',
    nl: 'Je testresultaten zijn verwijderd',
    de: 'Ihre Testergebnisse sind gelöscht',
    es: 'Los resultados de sus pruebas se han eliminado',
  },
  deletedPreview: {
    en: 'With their answers, permanently.',
    nl: 'Met de antwoorden, voorgoed.',
    de: 'Mit den Antworten, endgültig.',
    es: 'Con sus respuestas, de forma definitiva.',
  },
  deleted: {
    en: 'These tests have been permanently deleted, with their answers and results:',
    nl: 'Deze tests zijn voorgoed verwijderd, met de antwoorden en resultaten:',
    de: 'Diese Tests sind mit ihren Antworten und Ergebnissen endgültig gelöscht:',
    es: 'Estas pruebas se han eliminado de forma definitiva, con sus respuestas y resultados:',
  },
  deletedSince: {
    en: 'No one can see them any more, and averages no longer include them.',
    nl: 'Niemand ziet ze nog, en in gemiddelden tellen ze niet meer mee.',
    de: 'Niemand sieht sie mehr, und in Durchschnitten zählen sie nicht mehr mit.',
    es: 'Ya nadie las ve, y los promedios han dejado de contarlas.',
  },
  deletedAction: {
    en: 'See your data',
    nl: 'Je gegevens bekijken',
    de: 'Ihre Daten ansehen',
    es: 'Ver sus datos',
  },
  deletedFooter: {
    en: 'You received this email because an administrator of this Assay installation deleted tests of yours.',
    nl: 'Je krijgt deze e-mail omdat een beheerder van deze Assay-installatie tests van jou heeft verwijderd.',
    de: 'Sie erhalten diese E-Mail, weil die Plattformverwaltung Tests von Ihnen gelöscht hat.',
    es: 'Recibe este correo porque un administrador de la plataforma ha eliminado pruebas suyas.',
  },
  askedSubject: {
    en: '{person} asks for test results to be deleted',
    nl: '{person} vraagt om testresultaten te verwijderen',
    de: '{person} bittet um die Löschung von Testergebnissen',
    es: '{person} pide que se eliminen resultados de pruebas',
  },
  askedPreview: {
    en: 'Sent to {organization}.',
    nl: 'Gestuurd aan {organization}.',
    de: 'Gesendet an {organization}.',
    es: 'Enviado a {organization}.',
  },
  askedTitle: {
    en: 'Request to delete test results',
    nl: 'Verzoek om testresultaten te verwijderen',
    de: 'Bitte um Löschung von Testergebnissen',
    es: 'Solicitud para eliminar resultados de pruebas',
  },
  asked: {
    en: '<strong>{person}</strong> ({email}) asks {organization} to have test results deleted.',
    nl: '<strong>{person}</strong> ({email}) vraagt {organization} om testresultaten te laten verwijderen.',
    de: '<strong>{person}</strong> ({email}) bittet {organization}, Testergebnisse löschen zu lassen.',
    es: '<strong>{person}</strong> ({email}) pide a {organization} que se eliminen resultados de pruebas.',
  },
  canDelete: {
    en: 'You can delete them on the page below. {organization} has been told as well, and may write to the person if a result is still needed.',
    nl: 'Je kunt ze op de pagina hieronder verwijderen. {organization} heeft ook bericht gekregen en kan de persoon schrijven als een resultaat nog nodig is.',
    de: 'Sie können sie auf der Seite unten löschen. {organization} wurde ebenfalls benachrichtigt und kann sich an die Person wenden, wenn ein Ergebnis noch gebraucht wird.',
    es: 'Puede eliminarlos en la página que se indica abajo. También se ha avisado a {organization}, que puede escribir a la persona si todavía necesita algún resultado.',
  },
  othersDelete: {
    en: 'The administrators of this Assay installation have been told as well and can delete them; there is nothing you need to do for that. If a result is still needed, please write to {email}. Please delete any reports of this person that you have downloaded.',
    nl: 'De beheerders van deze Assay-installatie hebben ook bericht gekregen en kunnen ze verwijderen; daarvoor hoef je niets te doen. Is een resultaat nog nodig, schrijf dan naar {email}. Verwijder ook de rapporten van deze persoon die je hebt gedownload.',
    de: 'Die Plattformverwaltung wurde ebenfalls benachrichtigt und kann sie löschen; dafür brauchen Sie nichts zu tun. Wenn ein Ergebnis noch gebraucht wird, schreiben Sie bitte an {email}. Bitte löschen Sie heruntergeladene Berichte dieser Person.',
    es: 'También se ha avisado a los administradores de la plataforma, que pueden eliminarlos; usted no tiene que hacer nada para ello. Si todavía necesita algún resultado, escriba a {email}. Elimine los informes de esta persona que haya descargado.',
  },
  deleteAction: {
    en: 'Delete tests',
    nl: 'Tests verwijderen',
    de: 'Tests löschen',
    es: 'Eliminar pruebas',
  },
  campaignsAction: {
    en: 'See your campaigns',
    nl: 'Je campagnes bekijken',
    de: 'Ihre Kampagnen ansehen',
    es: 'Ver sus campañas',
  },
  operatorsFooter: {
    en: 'You received this email because you administer this Assay installation.',
    nl: 'Je krijgt deze e-mail omdat je deze Assay-installatie beheert.',
    de: 'Sie erhalten diese E-Mail, weil Sie dieses Assay verwalten.',
    es: 'Recibe este correo porque administra este Assay.',
  },
  managersFooter: {
    en: 'You received this email because you are a manager of {organization}.',
    nl: 'Je krijgt deze e-mail omdat je manager bij {organization} bent.',
    de: 'Sie erhalten diese E-Mail, weil Sie Manager bei {organization} sind.',
    es: 'Recibe este correo porque es gestor de {organization}.',
  },
  withinMonth: {
    en: 'The law requires an answer within a month.',
    nl: 'De wet vereist een antwoord binnen een maand.',
    de: 'Das Gesetz verlangt eine Antwort innerhalb eines Monats.',
    es: 'La ley exige una respuesta en el plazo de un mes.',
  },
});
