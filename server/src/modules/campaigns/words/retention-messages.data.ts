import { messages } from '../../../platform/words/message.ts';

/** What mails about the day on which data goes say. */
export const retentionMail = messages({
  subject: {
    en: 'Your data from {campaign} at {organization} will be anonymised',
    nl: 'Je gegevens van {campaign} bij {organization} worden geanonimiseerd',
    de: 'Ihre Daten aus {campaign} bei {organization} werden anonymisiert',
    es: 'Sus datos de {campaign} en {organization} se anonimizarán',
  },
  preview: {
    en: 'On {day}. There is nothing you need to do.',
    nl: 'Op {day}. Je hoeft niets te doen.',
    de: 'Am {day}. Sie brauchen nichts zu tun.',
    es: 'Fecha: {day}. No tiene que hacer nada.',
  },
  title: {
    en: 'Your data here will be anonymised on {day}',
    nl: 'Je gegevens worden hier op {day} geanonimiseerd',
    de: 'Ihre Daten werden hier am {day} anonymisiert',
    es: 'Sus datos se anonimizarán aquí el {day}',
  },
  body: {
    en: '{organization} invited you to <strong>{campaign}</strong>, which ended some time ago. On <strong>{day}</strong> your data from it will be anonymised at {organization}. There is nothing you need to do.',
    nl: '{organization} heeft je uitgenodigd voor <strong>{campaign}</strong>, en die campagne is al een tijd voorbij. Op <strong>{day}</strong> worden je gegevens daarvan bij {organization} geanonimiseerd. Je hoeft niets te doen.',
    de: '{organization} hat Sie zu <strong>{campaign}</strong> eingeladen; das ist seit einiger Zeit vorbei. Am <strong>{day}</strong> werden Ihre Daten daraus bei {organization} anonymisiert. Sie brauchen nichts zu tun.',
    es: '{organization} le invitó a <strong>{campaign}</strong>, que terminó hace tiempo. El <strong>{day}</strong> sus datos de esa campaña se anonimizarán en {organization}. No tiene que hacer nada.',
  },
  goesLabel: {
    en: 'What {organization} can no longer see',
    nl: 'Wat {organization} niet meer kan zien',
    de: 'Was {organization} nicht mehr sehen kann',
    es: 'Qué deja de ver {organization}',
  },
  goes: {
    en: 'Your name and your address in this campaign.',
    nl: 'Je naam en je adres in deze campagne.',
    de: 'Ihren Namen und Ihre Adresse in dieser Kampagne.',
    es: 'Su nombre y su dirección en esta campaña.',
  },
  resultsGo: {
    en: 'Your results too, unless another campaign there that you take part in still needs them.',
    nl: 'Ook je resultaten, tenzij een andere campagne waaraan je daar meedoet ze nog nodig heeft.',
    de: 'Auch Ihre Ergebnisse, sofern nicht eine andere Kampagne, an der Sie dort teilnehmen, sie noch braucht.',
    es: 'También sus resultados, salvo que otra campaña en la que usted participa allí todavía los necesite.',
  },
  staysLabel: {
    en: 'What you keep',
    nl: 'Wat van jou blijft',
    de: 'Was Ihnen bleibt',
    es: 'Qué sigue siendo suyo',
  },
  accountStays: {
    en: 'Your account and your own results. They belong to you: no one else can see them without your permission.',
    nl: 'Je account en je eigen resultaten. Die zijn van jou: zonder jouw toestemming kan niemand anders ze zien.',
    de: 'Ihr Konto und Ihre eigenen Ergebnisse. Sie gehören Ihnen: Ohne Ihre Erlaubnis kann sie niemand sonst sehen.',
    es: 'Su cuenta y sus propios resultados. Son suyos: nadie más puede verlos sin su permiso.',
  },
  nothingStays: {
    en: 'Nothing. You never created an account, so what is stored about you is deleted, unless someone else has invited you as well.',
    nl: 'Niets. Je hebt nooit een account aangemaakt, dus wat er over je wordt bewaard, wordt verwijderd, tenzij iemand anders je ook heeft uitgenodigd.',
    de: 'Nichts. Sie haben nie ein Konto angelegt, daher wird gelöscht, was über Sie gespeichert ist, sofern Sie nicht auch jemand anders eingeladen hat.',
    es: 'Nada. Usted nunca creó una cuenta, así que se borra lo que hay guardado sobre usted, salvo que alguien más también le haya invitado.',
  },
  tooLateLabel: {
    en: 'If that is too late for you',
    nl: 'Als dat voor jou te laat is',
    de: 'Wenn Ihnen das zu spät ist',
    es: 'Si para usted es demasiado tarde',
  },
  withdraw: {
    en: 'Log in and withdraw your permission; it ends immediately.',
    nl: 'Log in en trek je toestemming in; die eindigt dan meteen.',
    de: 'Melden Sie sich an und ziehen Sie Ihre Erlaubnis zurück; sie endet dann sofort.',
    es: 'Inicie sesión y retire su permiso; termina de inmediato.',
  },
  askNow: {
    en: 'Reply to this email and ask to be removed now.',
    nl: 'Beantwoord deze e-mail en vraag om nu verwijderd te worden.',
    de: 'Antworten Sie auf diese E-Mail und bitten Sie darum, jetzt entfernt zu werden.',
    es: 'Responda a este correo y pida que se le elimine ahora.',
  },
  logIn: {
    en: 'Log in to your account',
    nl: 'Inloggen op je account',
    de: 'Beim Konto anmelden',
    es: 'Iniciar sesión en su cuenta',
  },
  about: {
    en: 'About Assay',
    nl: 'Over Assay',
    de: 'Über Assay',
    es: 'Sobre Assay',
  },
  footer: {
    en: 'You receive this email once, because {organization} holds data of a campaign that has ended.',
    nl: 'Je krijgt deze e-mail één keer, omdat {organization} gegevens heeft van een campagne die voorbij is.',
    de: 'Sie erhalten diese E-Mail einmal, weil {organization} Daten einer Kampagne hat, die vorbei ist.',
    es: 'Recibe este correo una sola vez, porque {organization} conserva datos de una campaña que ha terminado.',
  },
  noticeSubject: {
    en: 'To be anonymised on {day}: {campaign}',
    nl: 'Wordt geanonimiseerd op {day}: {campaign}',
    de: 'Wird am {day} anonymisiert: {campaign}',
    es: 'Se anonimizará el {day}: {campaign}',
  },
  noticePreview: {
    en: '{count, plural, one {The data of one person. Results leave your reports that day.} other {The data of # people. Results leave your reports that day.}}',
    nl: '{count, plural, one {De gegevens van één persoon. De resultaten verdwijnen die dag uit je rapporten.} other {De gegevens van # personen. De resultaten verdwijnen die dag uit je rapporten.}}',
    de: '{count, plural, one {Die Daten einer Person. Die Ergebnisse verschwinden an diesem Tag aus Ihren Berichten.} other {Die Daten von # Personen. Die Ergebnisse verschwinden an diesem Tag aus Ihren Berichten.}}',
    es: '{count, plural, one {Los datos de una persona. Los resultados desaparecen ese día de sus informes.} other {Los datos de # personas. Los resultados desaparecen ese día de sus informes.}}',
  },
  noticeTitle: {
    en: 'To be anonymised on {day}',
    nl: 'Wordt geanonimiseerd op {day}',
    de: 'Wird am {day} anonymisiert',
    es: 'Se anonimizará el {day}',
  },
  notice: {
    en: '{organization} keeps the data of <strong>{campaign}</strong> until <strong>{day}</strong>. On that day the names and addresses in it ({count, plural, one {one person} other {# people}}) are replaced, and the results leave your reports unless another campaign still needs them. The numbers of people invited and completed remain.',
    nl: '{organization} bewaart de gegevens van <strong>{campaign}</strong> tot <strong>{day}</strong>. Op die dag worden de namen en adressen daarin ({count, plural, one {één persoon} other {# personen}}) vervangen en verdwijnen de resultaten uit je rapporten, tenzij een andere campagne ze nog nodig heeft. Het aantal uitgenodigde personen en het aantal dat alles heeft afgerond, blijven staan.',
    de: '{organization} bewahrt die Daten von <strong>{campaign}</strong> bis <strong>{day}</strong> auf. An diesem Tag werden die Namen und Adressen darin ({count, plural, one {eine Person} other {# Personen}}) ersetzt, und die Ergebnisse verschwinden aus Ihren Berichten, sofern keine andere Kampagne sie noch braucht. Wie viele eingeladen wurden und abgeschlossen haben, bleibt erhalten.',
    es: '{organization} conserva los datos de <strong>{campaign}</strong> hasta el <strong>{day}</strong>. Ese día se sustituyen los nombres y las direcciones ({count, plural, one {una persona} other {# personas}}), y los resultados desaparecen de sus informes salvo que otra campaña todavía los necesite. Se conserva cuántas personas recibieron la invitación y cuántas terminaron.',
  },
  noticeTold: {
    en: 'Everyone who can be reached by email has been told. This cannot be undone.',
    nl: 'Iedereen die per e-mail bereikbaar is, heeft bericht gekregen. Dit kan niet ongedaan worden gemaakt.',
    de: 'Alle, die per E-Mail erreichbar sind, wurden benachrichtigt. Das lässt sich nicht rückgängig machen.',
    es: 'Se ha avisado a todas las personas a las que llega el correo. Esto no se puede deshacer.',
  },
  noticeFooter: {
    en: 'You receive this email once for each campaign, because you are a manager of {organization}. The organisation settings say how long data is kept.',
    nl: 'Je krijgt deze e-mail één keer per campagne, omdat je manager bij {organization} bent. Hoelang gegevens worden bewaard, staat in de instellingen van de organisatie.',
    de: 'Sie erhalten diese E-Mail einmal je Kampagne, weil Sie Manager bei {organization} sind. Wie lange Daten aufbewahrt werden, steht in den Einstellungen der Organisation.',
    es: 'Recibe este correo una vez por campaña, porque es gestor de {organization}. Los ajustes de la organización dicen cuánto tiempo se conservan los datos.',
  },
});
