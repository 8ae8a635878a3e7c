import type { Language } from '@assay/contract/languages';

/** Tells of the day on which data goes; names and days come as safe HTML but in `subject`, `preview`, `title` and labels. */
interface RetentionWords {
  subject: (campaign: string, organization: string) => string;
  preview: (day: string) => string;
  title: (day: string) => string;
  body: (words: { name: string; organization: string; campaign: string; day: string }) => string;
  goes: { label: (organization: string) => string; always: string; results: string };
  stays: { label: string; account: string; nothing: string };
  tooLate: { label: string; account: string; nothing: string };
  logIn: string;
  about: string;
  footer: (organization: string) => string;
}

export const retentionWords: Record<Language, RetentionWords> = {
  en: {
    subject: (campaign, organization) =>
      `Your data of ${campaign} at ${organization} will be anonymised`,
    preview: (day) => `On ${day}. You need not do anything.`,
    title: (day) => `Your data here will be anonymised on ${day}`,
    body: ({ name, organization, campaign, day }) =>
      `<p>Hello ${name || 'there'},</p>
<p>${organization} invited you to <strong>${campaign}</strong>, which has been over for a while. On <strong>${day}</strong> your data of it will be anonymised at ${organization}. You need not do anything.</p>`,
    goes: {
      label: (organization) => `What ${organization} loses`,
      always: 'Your name and your address in this assessment.',
      results:
        'Your results too, unless another assessment that you take part in there still needs them.',
    },
    stays: {
      label: 'What stays yours',
      account:
        'Your account and your own results. They belong to you: nobody else can see them without your permission.',
      nothing:
        'Nothing. You never made an account, so what is stored about you is deleted, unless somebody else has invited you as well.',
    },
    tooLate: {
      label: 'If that is too late for you',
      account: 'Log in and withdraw your permission; it ends at once.',
      nothing: 'Answer this mail and ask to be removed now.',
    },
    logIn: 'Log in to your account',
    about: 'About Assay',
    footer: (organization) =>
      `<p>You get this once, because ${organization} holds data of an assessment that is over.</p>`,
  },
  nl: {
    subject: (campaign, organization) =>
      `Je gegevens van ${campaign} bij ${organization} worden geanonimiseerd`,
    preview: (day) => `Op ${day}. Je hoeft niets te doen.`,
    title: (day) => `Je gegevens worden hier op ${day} geanonimiseerd`,
    body: ({ name, organization, campaign, day }) =>
      `<p>Hallo${name && ` ${name}`},</p>
<p>${organization} heeft je uitgenodigd voor <strong>${campaign}</strong>, dat al een tijd voorbij is. Op <strong>${day}</strong> worden je gegevens daarvan bij ${organization} geanonimiseerd. Je hoeft niets te doen.</p>`,
    goes: {
      label: (organization) => `Wat ${organization} kwijtraakt`,
      always: 'Je naam en je adres in dit assessment.',
      results:
        'Ook je resultaten, tenzij een ander assessment waaraan je daar meedoet ze nog nodig heeft.',
    },
    stays: {
      label: 'Wat van jou blijft',
      account:
        'Je account en je eigen resultaten. Die zijn van jou: zonder jouw toestemming kan niemand anders ze zien.',
      nothing:
        'Niets. Je hebt nooit een account gemaakt, dus wat er over je is opgeslagen wordt verwijderd, tenzij iemand anders je ook heeft uitgenodigd.',
    },
    tooLate: {
      label: 'Als dat voor jou te laat is',
      account: 'Log in en trek je toestemming in; die eindigt dan meteen.',
      nothing: 'Beantwoord deze mail en vraag om nu verwijderd te worden.',
    },
    logIn: 'Inloggen op je account',
    about: 'Over Assay',
    footer: (organization) =>
      `<p>Je krijgt deze mail één keer, omdat ${organization} gegevens heeft van een assessment dat voorbij is.</p>`,
  },
  de: {
    subject: (campaign, organization) =>
      `Ihre Daten aus ${campaign} bei ${organization} werden anonymisiert`,
    preview: (day) => `Am ${day}. Sie brauchen nichts zu tun.`,
    title: (day) => `Ihre Daten werden hier am ${day} anonymisiert`,
    body: ({ name, organization, campaign, day }) =>
      `<p>Guten Tag${name && ` ${name}`},</p>
<p>${organization} hat Sie zu <strong>${campaign}</strong> eingeladen; das ist seit einiger Zeit vorbei. Am <strong>${day}</strong> werden Ihre Daten daraus bei ${organization} anonymisiert. Sie brauchen nichts zu tun.</p>`,
    goes: {
      label: (organization) => `Was ${organization} verliert`,
      always: 'Ihren Namen und Ihre Adresse in diesem Assessment.',
      results:
        'Auch Ihre Ergebnisse, sofern nicht ein anderes Assessment, an dem Sie dort teilnehmen, sie noch braucht.',
    },
    stays: {
      label: 'Was Ihnen bleibt',
      account:
        'Ihr Konto und Ihre eigenen Ergebnisse. Sie gehören Ihnen: Ohne Ihre Erlaubnis kann sie niemand sonst sehen.',
      nothing:
        'Nichts. Sie haben nie ein Konto angelegt, daher wird gelöscht, was über Sie gespeichert ist, sofern Sie nicht auch jemand anders eingeladen hat.',
    },
    tooLate: {
      label: 'Wenn Ihnen das zu spät ist',
      account: 'Melden Sie sich an und ziehen Sie Ihre Erlaubnis zurück; sie endet dann sofort.',
      nothing: 'Antworten Sie auf diese E-Mail und bitten Sie darum, jetzt entfernt zu werden.',
    },
    logIn: 'Beim Konto anmelden',
    about: 'Über Assay',
    footer: (organization) =>
      `<p>Sie erhalten diese E-Mail einmal, weil ${organization} Daten eines Assessments hat, das vorbei ist.</p>`,
  },
  es: {
    subject: (campaign, organization) =>
      `Sus datos de ${campaign} en ${organization} se anonimizarán`,
    preview: (day) => `Fecha: ${day}. No tiene que hacer nada.`,
    title: (day) => `Sus datos se anonimizarán aquí el ${day}`,
    body: ({ name, organization, campaign, day }) =>
      `<p>Hola${name && `, ${name}`}:</p>
<p>${organization} le invitó a <strong>${campaign}</strong>, que terminó hace tiempo. El <strong>${day}</strong> sus datos de esa evaluación se anonimizarán en ${organization}. No tiene que hacer nada.</p>`,
    goes: {
      label: (organization) => `Qué pierde ${organization}`,
      always: 'Su nombre y su dirección en esta evaluación.',
      results:
        'También sus resultados, salvo que otra evaluación en la que usted participa allí todavía los necesite.',
    },
    stays: {
      label: 'Qué sigue siendo suyo',
      account:
        'Su cuenta y sus propios resultados. Son suyos: nadie más puede verlos sin su permiso.',
      nothing:
        'Nada. Usted nunca creó una cuenta, así que se borra lo que hay guardado sobre usted, salvo que alguien más también le haya invitado.',
    },
    tooLate: {
      label: 'Si para usted es demasiado tarde',
      account: 'Inicie sesión y retire su permiso; termina de inmediato.',
      nothing: 'Responda a este correo y pida que se le elimine ahora.',
    },
    logIn: 'Iniciar sesión en su cuenta',
    about: 'Sobre Assay',
    footer: (organization) =>
      `<p>Recibe este correo una sola vez, porque ${organization} conserva datos de una evaluación que ha terminado.</p>`,
  },
};
