import type { Language } from '@assay/contract/languages';

/** Answers to a request for more time; names and dates come as safe HTML in `body` and `footer`. */
interface ExtensionWords {
  given: {
    subject: (campaign: string) => string;
    title: string;
    body: (campaign: string, until: string) => string;
    action: string;
    footer: (organization: string) => string;
  };
  declined: {
    subject: (campaign: string) => string;
    title: string;
    stillOpen: (until: string) => string;
    wasOpen: (until: string) => string;
    body: (organization: string, campaign: string, deadline: string) => string;
    action: string;
    footer: (organization: string) => string;
  };
}

export const extensionWords: Record<Language, ExtensionWords> = {
  en: {
    given: {
      subject: (campaign) => `You have more time: ${campaign}`,
      title: 'You have more time',
      body: (campaign, until) =>
        `<p>You can take part in <strong>${campaign}</strong> until <strong>${until}</strong>.</p>`,
      action: 'Continue',
      footer: (organization) => `<p>You get this mail because ${organization} has invited you.</p>`,
    },
    declined: {
      subject: (campaign) => `About your request for more time: ${campaign}`,
      title: 'About your request for more time',
      stillOpen: (until) => `It stays open for you until ${until}.`,
      wasOpen: (until) => `It was open until ${until}.`,
      body: (organization, campaign, deadline) =>
        `<p>${organization} cannot move the deadline of <strong>${campaign}</strong> for you. ${deadline} What you have begun by then you may finish after it.</p>`,
      action: 'Open my tests',
      footer: (organization) =>
        `<p>You get this mail because you asked ${organization} for more time.</p>`,
    },
  },
  nl: {
    given: {
      subject: (campaign) => `Je hebt meer tijd: ${campaign}`,
      title: 'Je hebt meer tijd',
      body: (campaign, until) =>
        `<p>Je kunt meedoen aan <strong>${campaign}</strong> tot <strong>${until}</strong>.</p>`,
      action: 'Verdergaan',
      footer: (organization) =>
        `<p>Je krijgt deze mail omdat ${organization} je heeft uitgenodigd.</p>`,
    },
    declined: {
      subject: (campaign) => `Over je verzoek om meer tijd: ${campaign}`,
      title: 'Over je verzoek om meer tijd',
      stillOpen: (until) => `Je kunt nog meedoen tot ${until}.`,
      wasOpen: (until) => `Meedoen kon tot ${until}.`,
      body: (organization, campaign, deadline) =>
        `<p>${organization} kan de uiterste datum van <strong>${campaign}</strong> voor jou niet verzetten. ${deadline} Wat je voor die tijd bent begonnen, mag je daarna afmaken.</p>`,
      action: 'Mijn tests openen',
      footer: (organization) =>
        `<p>Je krijgt deze mail omdat je ${organization} om meer tijd hebt gevraagd.</p>`,
    },
  },
  de: {
    given: {
      subject: (campaign) => `Sie haben mehr Zeit: ${campaign}`,
      title: 'Sie haben mehr Zeit',
      body: (campaign, until) =>
        `<p>Sie können an <strong>${campaign}</strong> teilnehmen bis <strong>${until}</strong>.</p>`,
      action: 'Weitermachen',
      footer: (organization) =>
        `<p>Sie erhalten diese E-Mail, weil ${organization} Sie eingeladen hat.</p>`,
    },
    declined: {
      subject: (campaign) => `Zu Ihrer Bitte um mehr Zeit: ${campaign}`,
      title: 'Zu Ihrer Bitte um mehr Zeit',
      stillOpen: (until) => `Die Teilnahme ist für Sie noch möglich bis ${until}.`,
      wasOpen: (until) => `Die Teilnahme war möglich bis ${until}.`,
      body: (organization, campaign, deadline) =>
        `<p>${organization} kann die Frist von <strong>${campaign}</strong> für Sie leider nicht verschieben. ${deadline} Was Sie bis dahin begonnen haben, dürfen Sie danach noch abschließen.</p>`,
      action: 'Meine Tests öffnen',
      footer: (organization) =>
        `<p>Sie erhalten diese E-Mail, weil Sie ${organization} um mehr Zeit gebeten haben.</p>`,
    },
  },
  es: {
    given: {
      subject: (campaign) => `Tiene más tiempo: ${campaign}`,
      title: 'Tiene más tiempo',
      body: (campaign, until) =>
        `<p>Puede participar en <strong>${campaign}</strong> hasta esta fecha: <strong>${until}</strong>.</p>`,
      action: 'Continuar',
      footer: (organization) => `<p>Recibe este correo porque ${organization} le ha invitado.</p>`,
    },
    declined: {
      subject: (campaign) => `Sobre su petición de más tiempo: ${campaign}`,
      title: 'Sobre su petición de más tiempo',
      stillOpen: (until) => `Sigue abierta para usted hasta esta fecha: ${until}.`,
      wasOpen: (until) => `Estuvo abierta hasta esta fecha: ${until}.`,
      body: (organization, campaign, deadline) =>
        `<p>${organization} no puede cambiar para usted la fecha límite de <strong>${campaign}</strong>. ${deadline} Lo que haya empezado antes podrá terminarlo después.</p>`,
      action: 'Abrir mis pruebas',
      footer: (organization) =>
        `<p>Recibe este correo porque pidió más tiempo a ${organization}.</p>`,
    },
  },
};
