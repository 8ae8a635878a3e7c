import { messages } from '../../../platform/words/message.ts';

/** Says that everything of a campaign is done. */
export const resultMail = messages({
  subject: {
    en: 'All done, thank you: {campaign}',
    nl: 'Alles klaar, bedankt: {campaign}',
    de: 'Alles erledigt, vielen Dank: {campaign}',
    es: 'Todo listo, gracias: {campaign}',
  },
  preview: {
    en: 'What happens now, and who can see your results.',
    nl: 'Wat er nu gebeurt, en wie je resultaten kan zien.',
    de: 'Wie es jetzt weitergeht und wer Ihre Ergebnisse sehen kann.',
    es: 'Qué ocurre ahora y quién puede ver sus resultados.',
  },
  title: {
    en: 'All done, thank you',
    nl: 'Alles klaar, bedankt',
    de: 'Alles erledigt, vielen Dank',
    es: 'Todo listo, gracias',
  },
  thanks: {
    en: 'Thank you for completing everything in <strong>{campaign}</strong>. {organization} can now review your results and decides what happens next; they will contact you.',
    nl: 'Bedankt dat je alles van <strong>{campaign}</strong> hebt afgerond. {organization} kan je resultaten nu bekijken en beslist wat er verder gebeurt; je hoort van hen.',
    de: 'vielen Dank, dass Sie alles in <strong>{campaign}</strong> abgeschlossen haben. {organization} kann Ihre Ergebnisse nun ansehen, entscheidet, wie es weitergeht, und meldet sich bei Ihnen.',
    es: 'Gracias por terminar todo lo de <strong>{campaign}</strong>. {organization} ya puede ver sus resultados y decide qué ocurre después; se pondrá en contacto con usted.',
  },
  yours: {
    en: 'You can read your results too: they say in plain words what they mean and what they do not mean.',
    nl: 'Je kunt je resultaten zelf ook lezen: ze zeggen in gewone woorden wat ze betekenen en wat niet.',
    de: 'Auch Sie können Ihre Ergebnisse lesen: Sie sagen in einfachen Worten, was sie bedeuten und was nicht.',
    es: 'Usted también puede leer sus resultados: dicen en palabras sencillas qué significan y qué no.',
  },
  readersLabel: {
    en: 'Who can see it',
    nl: 'Wie het kan zien',
    de: 'Wer es sehen kann',
    es: 'Quién puede verlo',
  },
  noReaders: {
    en: 'Only you. No organisation has your permission.',
    nl: 'Alleen jij. Geen enkele organisatie heeft je toestemming.',
    de: 'Nur Sie. Keine Organisation hat Ihre Erlaubnis.',
    es: 'Solo usted. Ninguna organización tiene su permiso.',
  },
  readers: {
    en: 'You, and {names} by your permission. You can withdraw it at any time.',
    nl: 'Jij, en met jouw toestemming {names}. Je kunt die altijd intrekken.',
    de: 'Sie und, mit Ihrer Erlaubnis, {names}. Sie können sie jederzeit zurückziehen.',
    es: 'Usted y, con su permiso, {names}. Puede retirarlo en cualquier momento.',
  },
  action: {
    en: 'Read my results',
    nl: 'Mijn resultaten lezen',
    de: 'Meine Ergebnisse lesen',
    es: 'Leer mis resultados',
  },
  footer: {
    en: 'This email contains no results: they are only shown after logging in.',
    nl: 'In deze e-mail staan geen resultaten: die zijn alleen na inloggen te zien.',
    de: 'Diese E-Mail enthält kein Ergebnis: Ergebnisse werden nur nach dem Anmelden gezeigt.',
    es: 'Este correo no contiene ningún resultado: los resultados solo se muestran después de iniciar sesión.',
  },
});
