import type { Language } from '@assay/contract/languages';

/** Says that everything of a campaign is done; names come as safe HTML in `body` and `readers`. */
interface ResultWords {
  subject: (campaign: string) => string;
  preview: string;
  title: string;
  body: (name: string, campaign: string, organization: string) => string;
  readers: { label: string; nobody: string; these: (names: string) => string };
  action: string;
  footer: string;
}

export const resultWords: Record<Language, ResultWords> = {
  en: {
    subject: (campaign) => `All done, thank you: ${campaign}`,
    preview: 'What happens now, and who can see your results.',
    title: 'All done, thank you',
    body: (name, campaign, organization) =>
      `<p>Hello ${name || 'there'},</p>
<p>Thank you for finishing everything in <strong>${campaign}</strong>. ${organization} can now review your results and decides what happens next; they will contact you.</p>
<p>You can read your results too: they say in plain words what they mean and what they do not mean.</p>`,
    readers: {
      label: 'Who can see it',
      nobody: 'Only you. No organisation has your permission.',
      these: (names) => `You, and ${names} by your permission. You can withdraw it at any time.`,
    },
    action: 'Read my results',
    footer: '<p>This email contains no result: results are only shown after logging in.</p>',
  },
  nl: {
    subject: (campaign) => `Alles klaar, bedankt: ${campaign}`,
    preview: 'Wat er nu gebeurt, en wie je resultaten kan zien.',
    title: 'Alles klaar, bedankt',
    body: (name, campaign, organization) =>
      `<p>Hallo${name && ` ${name}`},</p>
<p>Bedankt dat je alles van <strong>${campaign}</strong> hebt afgerond. ${organization} kan je resultaten nu bekijken en beslist wat er verder gebeurt; je hoort van hen.</p>
<p>Je kunt je resultaten zelf ook lezen: ze zeggen in gewone woorden wat ze betekenen en wat niet.</p>`,
    readers: {
      label: 'Wie het kan zien',
      nobody: 'Alleen jij. Geen enkele organisatie heeft je toestemming.',
      these: (names) => `Jij, en met jouw toestemming ${names}. Je kunt die altijd intrekken.`,
    },
    action: 'Mijn resultaten lezen',
    footer: '<p>In deze mail staat geen resultaat: dat is alleen na inloggen te zien.</p>',
  },
  de: {
    subject: (campaign) => `Alles erledigt, vielen Dank: ${campaign}`,
    preview: 'Wie es jetzt weitergeht und wer Ihre Ergebnisse sehen kann.',
    title: 'Alles erledigt, vielen Dank',
    body: (name, campaign, organization) =>
      `<p>Guten Tag${name && ` ${name}`},</p>
<p>vielen Dank, dass Sie alles in <strong>${campaign}</strong> abgeschlossen haben. ${organization} kann Ihre Ergebnisse nun ansehen und entscheidet, wie es weitergeht; man wird sich bei Ihnen melden.</p>
<p>Auch Sie können Ihre Ergebnisse lesen: Sie sagen in einfachen Worten, was sie bedeuten und was nicht.</p>`,
    readers: {
      label: 'Wer es sehen kann',
      nobody: 'Nur Sie. Keine Organisation hat Ihre Erlaubnis.',
      these: (names) =>
        `Sie und, mit Ihrer Erlaubnis, ${names}. Sie können sie jederzeit zurückziehen.`,
    },
    action: 'Meine Ergebnisse lesen',
    footer:
      '<p>Diese E-Mail enthält kein Ergebnis: Ergebnisse werden nur nach dem Anmelden gezeigt.</p>',
  },
  es: {
    subject: (campaign) => `Todo listo, gracias: ${campaign}`,
    preview: 'Qué ocurre ahora y quién puede ver sus resultados.',
    title: 'Todo listo, gracias',
    body: (name, campaign, organization) =>
      `<p>Hola${name && `, ${name}`}:</p>
<p>Gracias por terminar todo lo de <strong>${campaign}</strong>. ${organization} ya puede ver sus resultados y decide qué ocurre después; se pondrá en contacto con usted.</p>
<p>Usted también puede leer sus resultados: dicen en palabras sencillas qué significan y qué no.</p>`,
    readers: {
      label: 'Quién puede verlo',
      nobody: 'Solo usted. Ninguna organización tiene su permiso.',
      these: (names) => `Usted y, con su permiso, ${names}. Puede retirarlo en cualquier momento.`,
    },
    action: 'Leer mis resultados',
    footer:
      '<p>Este correo no contiene ningún resultado: los resultados solo se muestran después de iniciar sesión.</p>',
  },
};
