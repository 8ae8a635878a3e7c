import type { Language } from '@assay/contract/languages';

/** Mails with links that somebody asked for; names come as safe HTML in `body` and `footer`. */
interface EntryWords {
  link: {
    subject: (campaign: string) => string;
    preview: string;
    title: string;
    body: (campaign: string, organization: string) => string;
    action: string;
    footer: string;
  };
  permission: {
    subject: (organization: string) => string;
    preview: string;
    title: string;
    body: (organization: string) => string;
    facts: { label: string; value: string }[];
    action: string;
    footer: (organization: string) => string;
  };
}

export const entryWords: Record<Language, EntryWords> = {
  en: {
    link: {
      subject: (campaign) => `Your link to ${campaign}`,
      preview: 'The link that you asked for. It works once and for you alone.',
      title: 'Your link',
      body: (campaign, organization) =>
        `<p>Somebody, most likely you, has asked for a link to <strong>${campaign}</strong> of ${organization}.</p>`,
      action: 'Open',
      footer:
        '<p>The link is yours alone: please do not pass it on. If you did not ask for it, you need not do anything.</p>',
    },
    permission: {
      subject: (organization) => `${organization} asks for your permission`,
      preview: 'You decide who sees your results.',
      title: 'May we see your results?',
      body: (organization) =>
        `<p><strong>${organization}</strong> asks whether it may see the results of your tests. Without your permission it sees none of them.</p>`,
      facts: [
        { label: 'Do you have to?', value: 'No. You can leave this mail unanswered.' },
        { label: 'Later', value: 'You can withdraw the permission at any time.' },
      ],
      action: 'Read on and decide',
      footer: (organization) =>
        `<p>You get this mail because ${organization} has invited you before. The link is yours alone: please do not pass it on.</p>`,
    },
  },
  nl: {
    link: {
      subject: (campaign) => `Je link naar ${campaign}`,
      preview: 'De link waar je om vroeg. Hij werkt één keer en alleen voor jou.',
      title: 'Je link',
      body: (campaign, organization) =>
        `<p>Iemand, waarschijnlijk jijzelf, heeft om een link gevraagd naar <strong>${campaign}</strong> van ${organization}.</p>`,
      action: 'Openen',
      footer:
        '<p>De link is alleen voor jou: geef hem niet door. Heb je er niet om gevraagd, dan hoef je niets te doen.</p>',
    },
    permission: {
      subject: (organization) => `${organization} vraagt je toestemming`,
      preview: 'Jij bepaalt wie je resultaten ziet.',
      title: 'Mogen wij je resultaten zien?',
      body: (organization) =>
        `<p><strong>${organization}</strong> vraagt of het de resultaten van je tests mag zien. Zonder je toestemming ziet het er niets van.</p>`,
      facts: [
        { label: 'Moet het?', value: 'Nee. Je hoeft niet op deze mail te reageren.' },
        { label: 'Later', value: 'Je kunt je toestemming altijd intrekken.' },
      ],
      action: 'Lees verder en beslis',
      footer: (organization) =>
        `<p>Je krijgt deze mail omdat ${organization} je eerder heeft uitgenodigd. De link is alleen voor jou: geef hem niet door.</p>`,
    },
  },
  de: {
    link: {
      subject: (campaign) => `Ihr Link zu ${campaign}`,
      preview: 'Der Link, um den Sie gebeten haben. Er gilt einmal und nur für Sie.',
      title: 'Ihr Link',
      body: (campaign, organization) =>
        `<p>Jemand, vermutlich Sie selbst, hat um einen Link zu <strong>${campaign}</strong> von ${organization} gebeten.</p>`,
      action: 'Öffnen',
      footer:
        '<p>Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter. Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.</p>',
    },
    permission: {
      subject: (organization) => `${organization} bittet um Ihre Erlaubnis`,
      preview: 'Sie entscheiden, wer Ihre Ergebnisse sieht.',
      title: 'Dürfen wir Ihre Ergebnisse sehen?',
      body: (organization) =>
        `<p><strong>${organization}</strong> möchte die Ergebnisse Ihrer Tests sehen und bittet Sie um Ihre Erlaubnis. Ohne diese bleiben sie verborgen.</p>`,
      facts: [
        { label: 'Müssen Sie?', value: 'Nein. Sie können diese E-Mail unbeantwortet lassen.' },
        { label: 'Später', value: 'Sie können die Erlaubnis jederzeit zurückziehen.' },
      ],
      action: 'Weiterlesen und entscheiden',
      footer: (organization) =>
        `<p>Sie erhalten diese E-Mail, weil ${organization} Sie schon einmal eingeladen hat. Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.</p>`,
    },
  },
  es: {
    link: {
      subject: (campaign) => `Su enlace a ${campaign}`,
      preview: 'El enlace que ha pedido. Funciona una sola vez y solo para usted.',
      title: 'Su enlace',
      body: (campaign, organization) =>
        `<p>Alguien, seguramente usted, ha pedido un enlace a <strong>${campaign}</strong> de ${organization}.</p>`,
      action: 'Abrir',
      footer:
        '<p>El enlace es solo para usted: no lo comparta, por favor. Si no lo ha pedido, no tiene que hacer nada.</p>',
    },
    permission: {
      subject: (organization) => `${organization} le pide su permiso`,
      preview: 'Usted decide quién ve sus resultados.',
      title: '¿Podemos ver sus resultados?',
      body: (organization) =>
        `<p><strong>${organization}</strong> le pregunta si puede ver los resultados de sus pruebas. Sin su permiso no ve ninguno.</p>`,
      facts: [
        { label: '¿Es obligatorio?', value: 'No. Puede dejar este correo sin contestar.' },
        { label: 'Más adelante', value: 'Puede retirar el permiso en cualquier momento.' },
      ],
      action: 'Seguir leyendo y decidir',
      footer: (organization) =>
        `<p>Recibe este correo porque ${organization} ya le había invitado antes. El enlace es solo para usted: no lo comparta, por favor.</p>`,
    },
  },
};
