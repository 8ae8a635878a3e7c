import type { Language } from '@assay/contract/languages';

/** Says that a request for adjustments has been answered; names come as safe HTML in `body` and `footer`. */
interface AdjustmentWords {
  subject: (campaign: string) => string;
  preview: string;
  title: string;
  body: (organization: string, campaign: string) => string;
  action: string;
  footer: (organization: string) => string;
}

export const adjustmentWords: Record<Language, AdjustmentWords> = {
  en: {
    subject: (campaign) => `Your request has been answered: ${campaign}`,
    preview: 'Log in to read the answer.',
    title: 'Your request has been answered',
    body: (organization, campaign) =>
      `<p>${organization} has answered the request that you made for <strong>${campaign}</strong>. The answer is on your home page; it is private, so this email does not repeat it.</p>`,
    action: 'Read the answer',
    footer: (organization) => `<p>You get this email because you asked ${organization}.</p>`,
  },
  nl: {
    subject: (campaign) => `Je verzoek is beantwoord: ${campaign}`,
    preview: 'Log in om het antwoord te lezen.',
    title: 'Je verzoek is beantwoord',
    body: (organization, campaign) =>
      `<p>${organization} heeft je verzoek bij <strong>${campaign}</strong> beantwoord. Het antwoord staat op je startpagina; het is privé, daarom staat het niet in deze mail.</p>`,
    action: 'Antwoord lezen',
    footer: (organization) =>
      `<p>Je krijgt deze mail omdat je ${organization} iets hebt gevraagd.</p>`,
  },
  de: {
    subject: (campaign) => `Ihre Anfrage wurde beantwortet: ${campaign}`,
    preview: 'Melden Sie sich an, um die Antwort zu lesen.',
    title: 'Ihre Anfrage wurde beantwortet',
    body: (organization, campaign) =>
      `<p>${organization} hat Ihre Anfrage zu <strong>${campaign}</strong> beantwortet. Die Antwort steht auf Ihrer Startseite; sie ist vertraulich und steht deshalb nicht in dieser E-Mail.</p>`,
    action: 'Antwort lesen',
    footer: (organization) =>
      `<p>Sie erhalten diese E-Mail, weil Sie bei ${organization} angefragt haben.</p>`,
  },
  es: {
    subject: (campaign) => `Han respondido a su solicitud: ${campaign}`,
    preview: 'Inicie sesión para leer la respuesta.',
    title: 'Han respondido a su solicitud',
    body: (organization, campaign) =>
      `<p>${organization} ha respondido a la solicitud que hizo para <strong>${campaign}</strong>. La respuesta está en su página de inicio; es privada y por eso no figura en este correo.</p>`,
    action: 'Leer la respuesta',
    footer: (organization) =>
      `<p>Recibe este correo porque hizo una solicitud a ${organization}.</p>`,
  },
};
