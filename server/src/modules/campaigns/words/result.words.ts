import type { Language } from '@assay/contract/languages';

/** Says that an own result is there; names come as safe HTML in `body` and `readers`. */
interface ResultWords {
  subject: (test: string) => string;
  preview: string;
  title: string;
  body: (name: string, test: string) => string;
  readers: { label: string; nobody: string; these: (names: string) => string };
  action: string;
  footer: string;
}

export const resultWords: Record<Language, ResultWords> = {
  en: {
    subject: (test) => `Your result is ready: ${test}`,
    preview: 'Read it in plain words, and see who else can.',
    title: 'Your result is ready',
    body: (name, test) =>
      `<p>Hello ${name || 'there'},</p>
<p>Thank you for finishing <strong>${test}</strong>. Your result is ready: it says in plain words what it means and what it does not mean.</p>`,
    readers: {
      label: 'Who can see it',
      nobody: 'Only you. No organisation has your permission.',
      these: (names) => `You, and ${names} by your permission. You can withdraw it at any time.`,
    },
    action: 'Read my result',
    footer:
      '<p>This mail carries no result: it is shown after logging in only. You get it once for each test.</p>',
  },
  nl: {
    subject: (test) => `Je resultaat is klaar: ${test}`,
    preview: 'Lees het in gewone woorden, en zie wie het nog meer kan lezen.',
    title: 'Je resultaat is klaar',
    body: (name, test) =>
      `<p>Hallo${name && ` ${name}`},</p>
<p>Bedankt dat je <strong>${test}</strong> hebt afgemaakt. Je resultaat is klaar: het zegt in gewone woorden wat het betekent en wat niet.</p>`,
    readers: {
      label: 'Wie het kan zien',
      nobody: 'Alleen jij. Geen enkele organisatie heeft je toestemming.',
      these: (names) => `Jij, en met jouw toestemming ${names}. Je kunt die altijd intrekken.`,
    },
    action: 'Mijn resultaat lezen',
    footer:
      '<p>In deze mail staat geen resultaat: dat is alleen na inloggen te zien. Je krijgt deze mail één keer per test.</p>',
  },
  de: {
    subject: (test) => `Ihr Ergebnis ist da: ${test}`,
    preview: 'Lesen Sie es in einfachen Worten, und sehen Sie, wer es noch lesen kann.',
    title: 'Ihr Ergebnis ist da',
    body: (name, test) =>
      `<p>Guten Tag${name && ` ${name}`},</p>
<p>vielen Dank, dass Sie <strong>${test}</strong> abgeschlossen haben. Ihr Ergebnis ist da: Es sagt in einfachen Worten, was es bedeutet und was nicht.</p>`,
    readers: {
      label: 'Wer es sehen kann',
      nobody: 'Nur Sie. Keine Organisation hat Ihre Erlaubnis.',
      these: (names) =>
        `Sie und, mit Ihrer Erlaubnis, ${names}. Sie können sie jederzeit zurückziehen.`,
    },
    action: 'Mein Ergebnis lesen',
    footer:
      '<p>Diese E-Mail enthält kein Ergebnis: Es wird nur nach dem Anmelden gezeigt. Sie erhalten sie einmal je Test.</p>',
  },
  es: {
    subject: (test) => `Su resultado está listo: ${test}`,
    preview: 'Léalo en palabras sencillas y vea quién más puede leerlo.',
    title: 'Su resultado está listo',
    body: (name, test) =>
      `<p>Hola${name && `, ${name}`}:</p>
<p>Gracias por terminar <strong>${test}</strong>. Su resultado está listo: dice en palabras sencillas qué significa y qué no.</p>`,
    readers: {
      label: 'Quién puede verlo',
      nobody: 'Solo usted. Ninguna organización tiene su permiso.',
      these: (names) => `Usted y, con su permiso, ${names}. Puede retirarlo en cualquier momento.`,
    },
    action: 'Leer mi resultado',
    footer:
      '<p>Este correo no contiene ningún resultado: solo se muestra después de iniciar sesión. Lo recibe una vez por cada prueba.</p>',
  },
};
