import { messages } from '../../../platform/words/message.ts';

/** The mail with a code that stands for the password. */
export const proofMessages = messages({
  exportSubject: {
    en: 'Your code to download your data',
    nl: 'Je code om je gegevens te downloaden',
    de: 'Ihr Code, um Ihre Daten herunterzuladen',
    es: 'Su código para descargar sus datos',
  },
  exportTitle: {
    en: 'Download your data',
    nl: 'Je gegevens downloaden',
    de: 'Ihre Daten herunterladen',
    es: 'Descargar sus datos',
  },
  exportWanted: {
    en: 'Someone, most likely you, wants to download everything that is stored about you.',
    nl: 'Iemand, waarschijnlijk jijzelf, wil alles downloaden wat over je wordt bewaard.',
    de: 'jemand, wahrscheinlich Sie selbst, möchte alles herunterladen, was über Sie gespeichert ist.',
    es: 'Alguien, probablemente usted, quiere descargar todo lo que se guarda sobre usted.',
  },
  deletionSubject: {
    en: 'Your code to delete your account',
    nl: 'Je code om je account te verwijderen',
    de: 'Ihr Code, um Ihr Konto zu löschen',
    es: 'Su código para eliminar su cuenta',
  },
  deletionTitle: {
    en: 'Delete your account',
    nl: 'Je account verwijderen',
    de: 'Ihr Konto löschen',
    es: 'Eliminar su cuenta',
  },
  deletionWanted: {
    en: 'Someone, most likely you, wants to delete your account with everything in it. This cannot be undone.',
    nl: 'Iemand, waarschijnlijk jijzelf, wil je account verwijderen met alles wat erbij hoort. Dat kan niet ongedaan worden gemaakt.',
    de: 'jemand, wahrscheinlich Sie selbst, möchte Ihr Konto mit allem, was dazugehört, löschen. Das lässt sich nicht rückgängig machen.',
    es: 'Alguien, probablemente usted, quiere eliminar su cuenta con todo lo que incluye. Esto no se puede deshacer.',
  },
  preview: {
    en: 'The code works for 15 minutes.',
    nl: 'De code werkt 15 minuten.',
    de: 'Der Code gilt 15 Minuten.',
    es: 'El código sirve durante 15 minutos.',
  },
  code: {
    en: 'Your code is <strong>{code}</strong>. It works once, within 15 minutes, on the page that asked for it.',
    nl: 'Je code is <strong>{code}</strong>. Die werkt één keer, binnen 15 minuten, op de pagina die erom vroeg.',
    de: 'Ihr Code ist <strong>{code}</strong>. Er gilt einmal, innerhalb von 15 Minuten, auf der Seite, die danach gefragt hat.',
    es: 'Su código es <strong>{code}</strong>. Sirve una sola vez, en los próximos 15 minutos, en la página que lo pidió.',
  },
  action: {
    en: 'Open the page',
    nl: 'De pagina openen',
    de: 'Die Seite öffnen',
    es: 'Abrir la página',
  },
  footer: {
    en: 'If this was not you, do not share the code, and log out everywhere in your profile.',
    nl: 'Was jij dit niet? Geef de code dan aan niemand door, en log in je profiel overal uit.',
    de: 'Wenn Sie das nicht waren, geben Sie den Code bitte an niemanden weiter und melden Sie sich in Ihrem Profil überall ab.',
    es: 'Si no ha sido usted, no entregue el código a nadie y cierre todas las sesiones en su perfil.',
  },
});
