import { messages } from '../../../platform/words/message.ts';

/** What mails about adjustments say. */
export const adjustmentMail = messages({
  answeredSubject: {
    en: 'Your request has been answered: {campaign}',
    nl: 'Je verzoek is beantwoord: {campaign}',
    de: 'Ihre Anfrage wurde beantwortet: {campaign}',
    es: 'Han respondido a su solicitud: {campaign}',
  },
  answeredPreview: {
    en: 'Log in to read the answer.',
    nl: 'Log in om het antwoord te lezen.',
    de: 'Melden Sie sich an, um die Antwort zu lesen.',
    es: 'Inicie sesión para leer la respuesta.',
  },
  answeredTitle: {
    en: 'Your request has been answered',
    nl: 'Je verzoek is beantwoord',
    de: 'Ihre Anfrage wurde beantwortet',
    es: 'Han respondido a su solicitud',
  },
  answered: {
    en: '{organization} has answered your request about <strong>{campaign}</strong>. The answer is on your home page; it is private, so it is not in this email.',
    nl: '{organization} heeft je verzoek bij <strong>{campaign}</strong> beantwoord. Het antwoord staat op je startpagina; het is privé, daarom staat het niet in deze e-mail.',
    de: '{organization} hat Ihre Anfrage zu <strong>{campaign}</strong> beantwortet. Die Antwort steht auf Ihrer Startseite; sie ist vertraulich und steht deshalb nicht in dieser E-Mail.',
    es: '{organization} ha respondido a la solicitud que hizo para <strong>{campaign}</strong>. La respuesta está en su página de inicio; es privada y por eso no figura en este correo.',
  },
  answeredAction: {
    en: 'Read the answer',
    nl: 'Antwoord lezen',
    de: 'Antwort lesen',
    es: 'Leer la respuesta',
  },
  answeredFooter: {
    en: 'You received this email because you asked {organization} for adjustments.',
    nl: 'Je krijgt deze e-mail omdat je {organization} om aanpassingen hebt gevraagd.',
    de: 'Sie erhalten diese E-Mail, weil Sie {organization} um Anpassungen gebeten haben.',
    es: 'Recibe este correo porque pidió adaptaciones a {organization}.',
  },
  askedSubject: {
    en: 'A candidate asks for adjustments: {campaign}',
    nl: 'Een kandidaat vraagt om aanpassingen: {campaign}',
    de: 'Eine teilnehmende Person bittet um Anpassungen: {campaign}',
    es: 'Un candidato pide adaptaciones: {campaign}',
  },
  askedTitle: {
    en: 'A candidate asks for adjustments',
    nl: 'Een kandidaat vraagt om aanpassingen',
    de: 'Eine teilnehmende Person bittet um Anpassungen',
    es: 'Un candidato pide adaptaciones',
  },
  asked: {
    en: 'A candidate in <strong>{campaign}</strong> asks for adjustments, such as extra time. The request is private: only you can read it, after logging in.',
    nl: 'Een kandidaat in <strong>{campaign}</strong> vraagt om aanpassingen, zoals extra tijd. Het verzoek is privé: alleen jij kunt het lezen, na het inloggen.',
    de: 'Eine teilnehmende Person in <strong>{campaign}</strong> bittet um Anpassungen, etwa um Zusatzzeit. Die Anfrage ist vertraulich: Nur Sie können sie lesen, nachdem Sie sich angemeldet haben.',
    es: 'Un candidato de <strong>{campaign}</strong> pide adaptaciones, por ejemplo, tiempo adicional. La solicitud es privada: solo usted puede leerla, después de iniciar sesión.',
  },
  askedSoon: {
    en: 'Please answer soon: some candidates wait with their tests until they hear from you.',
    nl: 'Antwoord snel: sommige kandidaten wachten met hun tests tot ze van je horen.',
    de: 'Bitte antworten Sie bald: Manche warten mit ihren Tests, bis sie von Ihnen hören.',
    es: 'Responda pronto, por favor: algunos candidatos esperan su respuesta para hacer las pruebas.',
  },
  askedAction: {
    en: 'Read and answer the request',
    nl: 'Verzoek lezen en beantwoorden',
    de: 'Anfrage lesen und beantworten',
    es: 'Leer y responder la solicitud',
  },
  askedFooter: {
    en: 'You received this email because you are the contact for adjustments at {organization}. Managers can change the contact in the organisation settings.',
    nl: 'Je krijgt deze e-mail omdat je bij {organization} de contactpersoon voor aanpassingen bent. Managers kunnen dat wijzigen in de instellingen van de organisatie.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei {organization} für Anpassungen zuständig sind. Manager können das in den Einstellungen der Organisation ändern.',
    es: 'Recibe este correo porque es el contacto para adaptaciones en {organization}. Los gestores pueden cambiarlo en los ajustes de la organización.',
  },
});
