import type { Language } from '@assay/contract/languages';

/** Names and dates come as safe HTML where a text is HTML: everything but subjects, titles, labels and previews. */
interface InvitationWords {
  /** In place of a first name that is not known; empty where a greeting does without. */
  nameless: string;
  noDate: string;
  preview: (deadline: string) => string;
  footer: (organization: string) => string;
  yoursAlone: string;
  see: string;
  take: string;
  invitation: { subject: (organization: string, campaign: string) => string; title: string };
  reminder: { subject: (organization: string, campaign: string) => string; title: string };
  test: (name: string, questions: number, minutes: number) => string;
  underWay: (name: string, answered: number, questions: number, minutes: number) => string;
  permissionOnly: string;
  invitedBy: string;
  asked: string;
  stillOpen: string;
  /** What to have ready: for a video interview, for parts with a clock, or nothing at all. */
  prepare: { label: string; interview: string; timed: string; nothing: string };
  /** To somebody who has answered something already. */
  kept: { label: string; value: string };
  until: { label: string; value: (deadline: string) => string };
  readers: { label: string; given: (name: string) => string; notYet: (name: string) => string };
  voluntary: { label: string; value: string; short: string };
  questions: { label: string; value: (name: string, address: string) => string };
}

const en: InvitationWords = {
  nameless: 'there',
  noDate: 'no date',
  preview: (deadline) => `You can take part until ${deadline}.`,
  footer: (organization) =>
    `You get this mail because ${organization} gave your address for this assessment.`,
  yoursAlone: 'The link is yours alone: please do not pass it on.',
  see: 'See what’s involved',
  take: 'Log in and take part',
  invitation: {
    subject: (organization, campaign) => `${organization} invites you: ${campaign}`,
    title: 'Invitation',
  },
  reminder: {
    subject: (organization, campaign) => `Reminder: ${campaign} of ${organization}`,
    title: 'Still open',
  },
  test: (name, questions, minutes) => `${name}: ${questions} questions, about ${minutes} minutes`,
  underWay: (name, answered, questions, minutes) =>
    `${name}: ${answered} of ${questions} questions answered, about ${minutes} minutes left`,
  permissionOnly: 'Your permission only: you have taken these tests already.',
  invitedBy: 'Invited by',
  asked: 'What is asked',
  stillOpen: 'Still open',
  prepare: {
    label: 'What to prepare',
    interview: 'A device with a camera and a microphone, and a quiet place.',
    timed: 'A moment without interruptions for the timed parts.',
    nothing: 'Nothing. Just be yourself.',
  },
  kept: { label: 'Your answers', value: 'What you have answered so far is kept.' },
  until: {
    label: 'Until when',
    value: (deadline) => `${deadline}. What you have begun by then you may finish after it.`,
  },
  readers: {
    label: 'Who sees the results',
    given: (name) =>
      `You, and the people at ${name} who run this campaign. They have your permission.`,
    notYet: (name) =>
      `You, and the people at ${name} who run this campaign. They see nothing before you give permission.`,
  },
  voluntary: {
    label: 'Do you have to?',
    value: 'No. Taking part is voluntary, and you can withdraw your permission at any time.',
    short: 'No. Taking part is voluntary.',
  },
  questions: {
    label: 'Questions?',
    value: (name, address) => `Answer this mail, or write to ${name}: ${address}`,
  },
};

const nl: InvitationWords = {
  nameless: '',
  noDate: 'geen datum',
  preview: (deadline) => `Je kunt meedoen tot ${deadline}.`,
  footer: (organization) =>
    `Je krijgt deze mail omdat ${organization} je adres voor dit assessment heeft opgegeven.`,
  yoursAlone: 'De link is alleen voor jou: geef hem niet door.',
  see: 'Bekijk wat het inhoudt',
  take: 'Inloggen en meedoen',
  invitation: {
    subject: (organization, campaign) => `${organization} nodigt je uit: ${campaign}`,
    title: 'Uitnodiging',
  },
  reminder: {
    subject: (organization, campaign) => `Herinnering: ${campaign} van ${organization}`,
    title: 'Staat nog open',
  },
  test: (name, questions, minutes) =>
    `${name}: ${questions} vragen, ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
  underWay: (name, answered, questions, minutes) =>
    `${name}: ${answered} van de ${questions} vragen beantwoord, nog ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
  permissionOnly: 'Alleen je toestemming: deze tests heb je al gemaakt.',
  invitedBy: 'Uitgenodigd door',
  asked: 'Wat er wordt gevraagd',
  stillOpen: 'Staat nog open',
  prepare: {
    label: 'Wat je klaarzet',
    interview: 'Een apparaat met camera en microfoon, en een rustige plek.',
    timed: 'Een moment waarop niemand je stoort, voor de onderdelen met een klok.',
    nothing: 'Niets. Wees gewoon jezelf.',
  },
  kept: { label: 'Je antwoorden', value: 'Wat je tot nu toe hebt geantwoord, is bewaard.' },
  until: {
    label: 'Tot wanneer',
    value: (deadline) => `${deadline}. Wat je voor die tijd bent begonnen, mag je daarna afmaken.`,
  },
  readers: {
    label: 'Wie de resultaten ziet',
    given: (name) =>
      `Jij, en de mensen bij ${name} die deze campagne leiden. Zij hebben je toestemming.`,
    notYet: (name) =>
      `Jij, en de mensen bij ${name} die deze campagne leiden. Zij zien niets voordat je toestemming geeft.`,
  },
  voluntary: {
    label: 'Moet het?',
    value: 'Nee. Meedoen is vrijwillig, en je kunt je toestemming altijd intrekken.',
    short: 'Nee. Meedoen is vrijwillig.',
  },
  questions: {
    label: 'Vragen?',
    value: (name, address) => `Beantwoord deze mail, of schrijf naar ${name}: ${address}`,
  },
};

const de: InvitationWords = {
  nameless: '',
  noDate: 'kein Datum',
  preview: (deadline) => `Sie können teilnehmen bis ${deadline}.`,
  footer: (organization) =>
    `Sie erhalten diese E-Mail, weil ${organization} Ihre Adresse für dieses Assessment angegeben hat.`,
  yoursAlone: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
  see: 'Ansehen, worum es geht',
  take: 'Anmelden und teilnehmen',
  invitation: {
    subject: (organization, campaign) => `${organization} lädt Sie ein: ${campaign}`,
    title: 'Einladung',
  },
  reminder: {
    subject: (organization, campaign) => `Erinnerung: ${campaign} von ${organization}`,
    title: 'Noch offen',
  },
  test: (name, questions, minutes) =>
    `${name}: ${questions} Fragen, etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  underWay: (name, answered, questions, minutes) =>
    `${name}: ${answered} von ${questions} Fragen beantwortet, noch etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  permissionOnly: 'Nur Ihre Erlaubnis: Diese Tests haben Sie schon gemacht.',
  invitedBy: 'Eingeladen von',
  asked: 'Worum es geht',
  stillOpen: 'Noch offen',
  prepare: {
    label: 'Was Sie vorbereiten',
    interview: 'Ein Gerät mit Kamera und Mikrofon und einen ruhigen Ort.',
    timed: 'Eine ungestörte Zeit für die Teile mit Zeitbegrenzung.',
    nothing: 'Nichts. Seien Sie einfach Sie selbst.',
  },
  kept: { label: 'Ihre Antworten', value: 'Was Sie bisher geantwortet haben, ist gespeichert.' },
  until: {
    label: 'Bis wann',
    value: (deadline) =>
      `${deadline}. Was Sie bis dahin begonnen haben, dürfen Sie danach noch abschließen.`,
  },
  readers: {
    label: 'Wer die Ergebnisse sieht',
    given: (name) =>
      `Sie selbst und die Personen bei ${name}, die diese Kampagne leiten. Sie haben es ihnen erlaubt.`,
    notYet: (name) =>
      `Sie selbst und die Personen bei ${name}, die diese Kampagne leiten. Ohne Ihre Erlaubnis sehen diese nichts.`,
  },
  voluntary: {
    label: 'Müssen Sie teilnehmen?',
    value:
      'Nein. Die Teilnahme ist freiwillig, und Sie können Ihre Erlaubnis jederzeit zurückziehen.',
    short: 'Nein. Die Teilnahme ist freiwillig.',
  },
  questions: {
    label: 'Fragen?',
    value: (name, address) =>
      `Antworten Sie auf diese E-Mail oder schreiben Sie an ${name}: ${address}`,
  },
};

const es: InvitationWords = {
  nameless: '',
  noDate: 'sin fecha',
  preview: (deadline) => `Puede participar hasta esta fecha: ${deadline}.`,
  footer: (organization) =>
    `Recibe este correo porque ${organization} ha indicado su dirección para esta evaluación.`,
  yoursAlone: 'El enlace es solo para usted: no lo comparta, por favor.',
  see: 'Ver en qué consiste',
  take: 'Iniciar sesión y participar',
  invitation: {
    subject: (organization, campaign) => `${organization} le invita: ${campaign}`,
    title: 'Invitación',
  },
  reminder: {
    subject: (organization, campaign) => `Recordatorio: ${campaign} de ${organization}`,
    title: 'Aún pendiente',
  },
  test: (name, questions, minutes) =>
    `${name}: ${questions} preguntas, unos ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
  underWay: (name, answered, questions, minutes) =>
    `${name}: ${answered} de ${questions} preguntas contestadas; quedan unos ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
  permissionOnly: 'Solo su permiso: ya ha hecho estas pruebas.',
  invitedBy: 'Le invita',
  asked: 'Qué se pide',
  stillOpen: 'Aún pendiente',
  prepare: {
    label: 'Qué preparar',
    interview: 'Un dispositivo con cámara y micrófono, y un lugar tranquilo.',
    timed: 'Un momento sin interrupciones para las partes con tiempo limitado.',
    nothing: 'Nada. Conteste con naturalidad.',
  },
  kept: { label: 'Sus respuestas', value: 'Lo que ha contestado hasta ahora se ha guardado.' },
  until: {
    label: 'Hasta cuándo',
    value: (deadline) => `${deadline}. Lo que haya empezado antes podrá terminarlo después.`,
  },
  readers: {
    label: 'Quién ve los resultados',
    given: (name) =>
      `Usted y las personas de ${name} que llevan esta campaña. Ya tienen su permiso.`,
    notYet: (name) =>
      `Usted y las personas de ${name} que llevan esta campaña. No ven nada antes de que usted dé su permiso.`,
  },
  voluntary: {
    label: '¿Es obligatorio?',
    value: 'No. Participar es voluntario y puede retirar su permiso en cualquier momento.',
    short: 'No. Participar es voluntario.',
  },
  questions: {
    label: '¿Tiene preguntas?',
    value: (name, address) => `Responda a este correo o escriba a ${name}: ${address}`,
  },
};

export const invitationWords: Record<Language, InvitationWords> = { en, nl, de, es };
