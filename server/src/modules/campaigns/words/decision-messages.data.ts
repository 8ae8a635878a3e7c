import { messages } from '../../../platform/words/message.ts';

/** What the mail about a decision says. */
export const decisionMail = messages({
  subject: {
    en: 'About your application: {campaign}',
    nl: 'Over je sollicitatie: {campaign}',
    de: 'Zu Ihrer Bewerbung: {campaign}',
    es: 'Sobre su candidatura: {campaign}',
  },
  preview: {
    en: 'There is a decision.',
    nl: 'Er is een beslissing.',
    de: 'Es gibt eine Entscheidung.',
    es: 'Hay una decisión.',
  },
  hiredTitle: {
    en: 'Good news',
    nl: 'Goed nieuws',
    de: 'Gute Nachrichten',
    es: 'Buenas noticias',
  },
  hired: {
    en: '{organization} would like to go ahead with you after <strong>{campaign}</strong>. They will contact you about the next steps.',
    nl: '{organization} gaat na <strong>{campaign}</strong> graag met je verder. Je hoort van hen over de volgende stappen.',
    de: '{organization} möchte nach <strong>{campaign}</strong> gern mit Ihnen weitermachen und meldet sich wegen der nächsten Schritte bei Ihnen.',
    es: '{organization} desea seguir adelante con usted después de <strong>{campaign}</strong>. Se pondrán en contacto con usted para los próximos pasos.',
  },
  notSelectedTitle: {
    en: 'Thank you for taking part',
    nl: 'Bedankt voor je deelname',
    de: 'Danke für Ihre Teilnahme',
    es: 'Gracias por participar',
  },
  notSelected: {
    en: 'Thank you for the time you gave to <strong>{campaign}</strong>. {organization} has decided to go ahead with other candidates this time.',
    nl: 'Bedankt voor de tijd die je aan <strong>{campaign}</strong> hebt besteed. {organization} heeft besloten deze keer met andere kandidaten verder te gaan.',
    de: 'danke für die Zeit, die Sie sich für <strong>{campaign}</strong> genommen haben. {organization} hat sich dieses Mal für andere Bewerbungen entschieden.',
    es: 'Gracias por el tiempo que ha dedicado a <strong>{campaign}</strong>. Esta vez, {organization} ha decidido seguir adelante con otras candidaturas.',
  },
  action: {
    en: 'Read my results',
    nl: 'Mijn resultaten lezen',
    de: 'Meine Ergebnisse lesen',
    es: 'Leer mis resultados',
  },
  footer: {
    en: 'You received this email because you took part in a campaign of {organization}. Your results stay yours: you can read, download or delete them at any time.',
    nl: 'Je krijgt deze e-mail omdat je hebt meegedaan aan een campagne van {organization}. Je resultaten blijven van jou: je kunt ze altijd lezen, downloaden of verwijderen.',
    de: 'Sie erhalten diese E-Mail, weil Sie an einer Kampagne von {organization} teilgenommen haben. Ihre Ergebnisse gehören weiterhin Ihnen: Sie können sie jederzeit lesen, herunterladen oder löschen.',
    es: 'Recibe este correo porque participó en una campaña de {organization}. Sus resultados siguen siendo suyos: puede leerlos, descargarlos o eliminarlos en cualquier momento.',
  },
});
