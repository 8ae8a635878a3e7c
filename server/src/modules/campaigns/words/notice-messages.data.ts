import { messages } from '../../../platform/words/message.ts';

/** What mails to the sender of a campaign say. */
export const noticeMail = messages({
  testSubject: {
    en: 'Test completed: {person}, {test}',
    nl: 'Test afgerond: {person}, {test}',
    de: 'Test abgeschlossen: {person}, {test}',
    es: 'Prueba completada: {person}, {test}',
  },
  testTitle: {
    en: 'Test completed',
    nl: 'Test afgerond',
    de: 'Test abgeschlossen',
    es: 'Prueba completada',
  },
  test: {
    en: '<strong>{person}</strong> has completed {test} in <strong>{campaign}</strong>.',
    nl: '<strong>{person}</strong> heeft {test} afgerond in <strong>{campaign}</strong>.',
    de: '<strong>{person}</strong> hat {test} in <strong>{campaign}</strong> abgeschlossen.',
    es: '<strong>{person}</strong> ha completado {test} en <strong>{campaign}</strong>.',
  },
  progress: {
    en: '{completed, number} of {count, plural, one {# candidate has} other {# candidates have}} completed everything so far.',
    nl: '{completed, number} van de {count, plural, one {# kandidaat heeft} other {# kandidaten hebben}} tot nu toe alles afgerond.',
    de: 'Bisher haben {completed, number} von {count, plural, one {# Person} other {# Personen}} alles abgeschlossen.',
    es: 'Hasta ahora han terminado todo {completed, number} de {count, plural, one {# candidato} other {# candidatos}}.',
  },
  noResult: {
    en: 'This email contains no results: they are only shown after logging in.',
    nl: 'In deze e-mail staan geen resultaten: die zijn alleen na inloggen te zien.',
    de: 'Diese E-Mail enthält keine Ergebnisse: Sie werden nur nach dem Anmelden gezeigt.',
    es: 'Este correo no contiene resultados: solo se muestran después de iniciar sesión.',
  },
  allSubject: {
    en: 'Everyone has completed everything: {campaign}',
    nl: 'Iedereen heeft alles afgerond: {campaign}',
    de: 'Alle haben alles abgeschlossen: {campaign}',
    es: 'Ya han terminado todos: {campaign}',
  },
  allPreview: {
    en: '{count, plural, one {The one person invited has completed everything.} other {All # people have completed everything.}}',
    nl: '{count, plural, one {De enige die was uitgenodigd, heeft alles afgerond.} other {Alle # personen hebben alles afgerond.}}',
    de: '{count, plural, one {Die einzige eingeladene Person hat alles abgeschlossen.} other {Alle # Personen haben alles abgeschlossen.}}',
    es: '{count, plural, one {La única persona invitada ha terminado todo.} other {Las # personas han terminado todo.}}',
  },
  allTitle: {
    en: 'Everyone has completed everything',
    nl: 'Iedereen heeft alles afgerond',
    de: 'Alle haben alles abgeschlossen',
    es: 'Ya han terminado todos',
  },
  all: {
    en: '{count, plural, one {The one person invited has} other {All # people have}} completed everything in <strong>{campaign}</strong>.',
    nl: '{count, plural, one {De enige die was uitgenodigd, heeft} other {Alle # personen hebben}} alles van <strong>{campaign}</strong> afgerond.',
    de: '{count, plural, one {Die einzige eingeladene Person hat} other {Alle # Personen haben}} alles in <strong>{campaign}</strong> abgeschlossen.',
    es: '{count, plural, one {La única persona invitada ha} other {Las # personas han}} terminado todo lo de <strong>{campaign}</strong>.',
  },
  action: {
    en: 'Open the campaign',
    nl: 'Campagne openen',
    de: 'Kampagne öffnen',
    es: 'Abrir la campaña',
  },
  footer: {
    en: 'You received this email because you are the sender of this campaign of {organization} and asked to be notified.',
    nl: 'Je krijgt deze e-mail omdat je de afzender van deze campagne van {organization} bent en bericht wilde krijgen.',
    de: 'Sie erhalten diese E-Mail, weil Sie Absender dieser Kampagne von {organization} sind und benachrichtigt werden wollten.',
    es: 'Recibe este correo porque es el remitente de esta campaña de {organization} y pidió que se le avisara.',
  },
  sample: {
    en: 'Test: {subject}',
    nl: 'Testmail: {subject}',
    de: 'Test-E-Mail: {subject}',
    es: 'Prueba: {subject}',
  },
});
