import { messages } from '../../../platform/words/message.ts';

/** What mails about a later deadline say. */
export const extensionMail = messages({
  givenSubject: {
    en: 'You have a later deadline: {campaign}',
    nl: 'Je hebt een latere deadline: {campaign}',
    de: 'Sie haben eine spätere Frist: {campaign}',
    es: 'Se ha ampliado su fecha límite: {campaign}',
  },
  givenTitle: {
    en: 'You have a later deadline',
    nl: 'Je hebt een latere deadline',
    de: 'Sie haben eine spätere Frist',
    es: 'Se ha ampliado su fecha límite',
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
    en: 'About your request for a later deadline: {campaign}',
    nl: 'Over je verzoek om een latere deadline: {campaign}',
    de: 'Zu Ihrer Bitte um eine spätere Frist: {campaign}',
    es: 'Sobre su solicitud de una fecha límite posterior: {campaign}',
  },
  declinedTitle: {
    en: 'About your request for a later deadline',
    nl: 'Over je verzoek om een latere deadline',
    de: 'Zu Ihrer Bitte um eine spätere Frist',
    es: 'Sobre su solicitud de una fecha límite posterior',
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
    de: '{organization} kann die Frist von <strong>{campaign}</strong> für Sie leider nicht verlängern. {deadline} Was Sie bis dahin begonnen haben, dürfen Sie danach noch abschließen.',
    es: '{organization} no puede ampliar para usted la fecha límite de <strong>{campaign}</strong>. {deadline} Lo que haya empezado antes podrá terminarlo después.',
  },
  declinedAction: {
    en: 'Open my tests',
    nl: 'Mijn tests openen',
    de: 'Meine Tests öffnen',
    es: 'Abrir mis pruebas',
  },
  declinedFooter: {
    en: 'You received this email because you asked {organization} for a later deadline.',
    nl: 'Je krijgt deze e-mail omdat je {organization} om een latere deadline hebt gevraagd.',
    de: 'Sie erhalten diese E-Mail, weil Sie {organization} um eine spätere Frist gebeten haben.',
    es: 'Recibe este correo porque pidió a {organization} una fecha límite posterior.',
  },
  askedSubject: {
    en: '{person} asks for a later deadline: {campaign}',
    nl: '{person} vraagt om een latere deadline: {campaign}',
    de: '{person} bittet um eine spätere Frist: {campaign}',
    es: '{person} pide una fecha límite posterior: {campaign}',
  },
  askedPreview: {
    en: 'The deadline is {deadline}.',
    nl: 'De deadline is {deadline}.',
    de: 'Frist: {deadline}.',
    es: 'La fecha límite es: {deadline}.',
  },
  askedTitle: {
    en: 'A candidate asks for a later deadline',
    nl: 'Een kandidaat vraagt om een latere deadline',
    de: 'Bitte um eine spätere Frist',
    es: 'Un candidato pide una fecha límite posterior',
  },
  asked: {
    en: '<strong>{person}</strong> asks for a later deadline in <strong>{campaign}</strong>. The deadline is {deadline}.',
    nl: '<strong>{person}</strong> vraagt om een latere deadline in <strong>{campaign}</strong>. De deadline is {deadline}.',
    de: '<strong>{person}</strong> bittet um eine spätere Frist für <strong>{campaign}</strong>. Jetzige Frist: {deadline}.',
    es: '<strong>{person}</strong> pide una fecha límite posterior en <strong>{campaign}</strong>. La fecha límite es: {deadline}.',
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
