import type { Language } from '@assay/contract/languages';
import type { ProofPurpose } from './proof.queries.ts';

/** The mail with a code; `name` and `code` come as safe HTML. */
interface ProofWords {
  purposes: Record<ProofPurpose, { subject: string; title: string; wanted: string }>;
  preview: string;
  body: (mail: { name: string; wanted: string; code: string }) => string;
  action: string;
  footer: string;
}

export const proofWords: Record<Language, ProofWords> = {
  en: {
    purposes: {
      export: {
        subject: 'Your code to download your data',
        title: 'Download your data',
        wanted: 'somebody, most likely you, wants to download everything that is kept about you.',
      },
      deletion: {
        subject: 'Your code to delete your account',
        title: 'Delete your account',
        wanted:
          'somebody, most likely you, wants to delete your account with all that belongs to it. This cannot be undone.',
      },
    },
    preview: 'The code works for 15 minutes.',
    body: ({ name, wanted, code }) =>
      `<p>Hello ${name},</p><p>${wanted}</p><p>Your code is <strong>${code}</strong>. It works once, within 15 minutes, on the page that asked for it.</p>`,
    action: 'Open the page',
    footer:
      '<p>If this was not you, please do not hand the code on, and log out everywhere on your profile.</p>',
  },
  nl: {
    purposes: {
      export: {
        subject: 'Je code om je gegevens te downloaden',
        title: 'Je gegevens downloaden',
        wanted: 'iemand, waarschijnlijk jijzelf, wil alles downloaden wat over je wordt bewaard.',
      },
      deletion: {
        subject: 'Je code om je account te verwijderen',
        title: 'Je account verwijderen',
        wanted:
          'iemand, waarschijnlijk jijzelf, wil je account verwijderen met alles wat erbij hoort. Dat kan niet ongedaan worden gemaakt.',
      },
    },
    preview: 'De code werkt 15 minuten.',
    body: ({ name, wanted, code }) =>
      `<p>Hallo ${name},</p><p>${wanted}</p><p>Je code is <strong>${code}</strong>. Die werkt één keer, binnen 15 minuten, op de pagina die erom vroeg.</p>`,
    action: 'De pagina openen',
    footer:
      '<p>Was jij dit niet? Geef de code dan aan niemand door, en log op je profiel overal uit.</p>',
  },
  de: {
    purposes: {
      export: {
        subject: 'Ihr Code, um Ihre Daten herunterzuladen',
        title: 'Ihre Daten herunterladen',
        wanted:
          'jemand, wahrscheinlich Sie selbst, möchte alles herunterladen, was über Sie gespeichert ist.',
      },
      deletion: {
        subject: 'Ihr Code, um Ihr Konto zu löschen',
        title: 'Ihr Konto löschen',
        wanted:
          'jemand, wahrscheinlich Sie selbst, möchte Ihr Konto mit allem, was dazugehört, löschen. Das lässt sich nicht rückgängig machen.',
      },
    },
    preview: 'Der Code gilt 15 Minuten.',
    body: ({ name, wanted, code }) =>
      `<p>Guten Tag ${name},</p><p>${wanted}</p><p>Ihr Code ist <strong>${code}</strong>. Er gilt einmal, innerhalb von 15 Minuten, auf der Seite, die danach gefragt hat.</p>`,
    action: 'Die Seite öffnen',
    footer:
      '<p>Wenn Sie das nicht waren, geben Sie den Code bitte an niemanden weiter und melden Sie sich in Ihrem Profil überall ab.</p>',
  },
  es: {
    purposes: {
      export: {
        subject: 'Su código para descargar sus datos',
        title: 'Descargar sus datos',
        wanted: 'alguien, probablemente usted, quiere descargar todo lo que se guarda sobre usted.',
      },
      deletion: {
        subject: 'Su código para eliminar su cuenta',
        title: 'Eliminar su cuenta',
        wanted:
          'alguien, probablemente usted, quiere eliminar su cuenta con todo lo que incluye. Esto no se puede deshacer.',
      },
    },
    preview: 'El código sirve durante 15 minutos.',
    body: ({ name, wanted, code }) =>
      `<p>Hola, ${name}:</p><p>${wanted}</p><p>Su código es <strong>${code}</strong>. Sirve una sola vez, en los próximos 15 minutos, en la página que lo pidió.</p>`,
    action: 'Abrir la página',
    footer:
      '<p>Si no ha sido usted, no entregue el código a nadie y cierre todas las sesiones en su perfil.</p>',
  },
};
