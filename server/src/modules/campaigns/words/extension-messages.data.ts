import { messages } from '../../../platform/words/message.ts';

/** What mails about more time say. */
export const extensionMail = messages({
  givenSubject: {
    en: 'You have more time: {campaign}',
    nl: 'Je hebt meer tijd: {campaign}',
    de: 'Sie haben mehr Zeit: {campaign}',
    es: 'Tiene más tiempo: {campaign}',
  },
  givenTitle: {
    en: 'You have more time',
    nl: 'Je hebt meer tijd',
    de: 'Sie haben mehr Zeit',
    es: 'Tiene más tiempo',
  },
  given: {
    en: 'You can take part in <strong>{campaign}</strong> until <strong>{until}</strong>.',
    nl: 'Je kunt meedoen aan <strong>{campaign}</strong> tot <strong>{until}</strong>.',
    de: 'Sie können an <strong>{campaign}</strong> teilnehmen bis <strong>{until}</strong>.',
    es: 'Puede participar en <strong>{campaign}</strong> hasta esta fecha: <strong>{until}</strong>.',
  },
  givenAction: {
    en: 'Continue',
    nl: 'Verdergaan',
    de: 'Weitermachen',
    es: 'Continuar',
  },
  givenFooter: {
    en: 'You received this email because {organization} invited you.',
    nl: 'Je krijgt deze e-mail omdat {organization} je heeft uitgenodigd.',
    de: 'Sie erhalten diese E-Mail, weil {organization} Sie eingeladen hat.',
    es: 'Recibe este correo porque {organization} le ha invitado.',
  },
  declinedSubject: {
    en: 'About your request for more time: {campaign}',
    nl: 'Over je verzoek om meer tijd: {campaign}',
    de: 'Zu Ihrer Bitte um mehr Zeit: {campaign}',
    es: 'Sobre su solicitud de más tiempo: {campaign}',
  },
  declinedTitle: {
    en: 'About your request for more time',
    nl: 'Over je verzoek om meer tijd',
    de: 'Zu Ihrer Bitte um mehr Zeit',
    es: 'Sobre su solicitud de más tiempo',
  },
  stillOpen: {
    en: 'It stays open for you until {until}.',
    nl: 'Je kunt nog meedoen tot {until}.',
    de: 'Die Teilnahme ist für Sie noch möglich bis {until}.',
    es: 'Sigue abierta para usted hasta esta fecha: {until}.',
  },
  wasOpen: {
    en: 'It was open until {until}.',
    nl: 'Meedoen kon tot {until}.',
    de: 'Die Teilnahme war möglich bis {until}.',
    es: 'Estuvo abierta hasta esta fecha: {until}.',
  },
  declined: {
    en: '{organization} cannot extend the deadline of <strong>{campaign}</strong> for you. {deadline} Tests that you have started by then can still be finished afterwards.',
    nl: '{organization} kan de deadline van <strong>{campaign}</strong> voor jou niet verlengen. {deadline} Tests waaraan je vóór die tijd bent begonnen, mag je daarna nog afmaken.',
    de: '{organization} kann die Frist von <strong>{campaign}</strong> für Sie leider nicht verschieben. {deadline} Was Sie bis dahin begonnen haben, dürfen Sie danach noch abschließen.',
    es: '{organization} no puede ampliar para usted la fecha límite de <strong>{campaign}</strong>. {deadline} Lo que haya empezado antes podrá terminarlo después.',
  },
  declinedAction: {
    en: 'Open my tests',
    nl: 'Mijn tests openen',
    de: 'Meine Tests öffnen',
    es: 'Abrir mis pruebas',
  },
  declinedFooter: {
    en: 'You received this email because you asked {organization} for more time.',
    nl: 'Je krijgt deze e-mail omdat je {organization} om meer tijd hebt gevraagd.',
    de: 'Sie erhalten diese E-Mail, weil Sie {organization} um mehr Zeit gebeten haben.',
    es: 'Recibe este correo porque pidió más tiempo a {organization}.',
  },
  askedSubject: {
    en: '{person} asks for more time: {campaign}',
    nl: '{person} vraagt om meer tijd: {campaign}',
    de: '{person} bittet um mehr Zeit: {campaign}',
    es: '{person} pide más tiempo: {campaign}',
  },
  askedPreview: {
    en: 'The deadline is {deadline}.',
    nl: 'De deadline is {deadline}.',
    de: 'Frist: {deadline}.',
    es: 'La fecha límite es: {deadline}.',
  },
  askedTitle: {
    en: 'A candidate asks for more time',
    nl: 'Een kandidaat vraagt om meer tijd',
    de: 'Bitte um mehr Zeit',
    es: 'Un candidato pide más tiempo',
  },
  asked: {
    en: '<strong>{person}</strong> asks for more time for <strong>{campaign}</strong>. The deadline is {deadline}.',
    nl: '<strong>{person}</strong> vraagt om meer tijd voor <strong>{campaign}</strong>. De deadline is {deadline}.',
    de: '<strong>{person}</strong> bittet um mehr Zeit für <strong>{campaign}</strong>. Frist: {deadline}.',
    es: '<strong>{person}</strong> pide más tiempo para <strong>{campaign}</strong>. La fecha límite es: {deadline}.',
  },
  askedAction: {
    en: 'Answer in the campaign',
    nl: 'Antwoorden in de campagne',
    de: 'In der Kampagne antworten',
    es: 'Responder en la campaña',
  },
  askedFooter: {
    en: 'You received this email because you are the sender of this campaign of {organization}.',
    nl: 'Je krijgt deze e-mail omdat je de afzender van deze campagne van {organization} bent.',
    de: 'Sie erhalten diese E-Mail, weil Sie Absender dieser Kampagne von {organization} sind.',
    es: 'Recibe este correo porque es el remitente de esta campaña de {organization}.',
  },
});
