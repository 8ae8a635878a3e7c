import type { Language } from '@assay/contract/languages';

interface MailWords {
  subject: string;
  preview: string;
  title: string;
  action: string;
  footer: string;
}

/** Mails about the own account; `name` comes as safe HTML. */
interface AccountWords {
  known: MailWords & { body: string };
  confirmation: MailWords & { body: (name: string) => string };
  reset: MailWords & { body: (name: string) => string };
}

export const accountWords: Record<Language, AccountWords> = {
  en: {
    known: {
      subject: 'You have an account already',
      preview: 'Somebody registered with your address.',
      title: 'You have an account already',
      body: '<p>Somebody, most likely you, has just registered with this address. There is an account for it, so nothing was changed.</p><p>Log in with your password. If you do not know it any more, choose a new one on the same page.</p>',
      action: 'Log in',
      footer: '<p>If this was not you, you need not do anything.</p>',
    },
    confirmation: {
      subject: 'Please confirm your address',
      preview: 'One step is left.',
      title: 'Please confirm your address',
      body: (name) =>
        `<p>Somebody registered with this address under the name <strong>${name}</strong>. If this was you, confirm the address, and log in with the password that you have chosen.</p><p>The link works for seven days.</p>`,
      action: 'Confirm the address',
      footer:
        '<p>If this was not you, please do not open the link: without it there will be no account, and what was typed is removed.</p>',
    },
    reset: {
      subject: 'Choose a new password',
      preview: 'The link works for an hour.',
      title: 'Choose a new password',
      body: (name) =>
        `<p>Hello ${name},</p><p>somebody, most likely you, wants to choose a new password for your account. The link works once, within an hour. You are then logged out everywhere else.</p>`,
      action: 'Choose a new password',
      footer: '<p>If this was not you, you need not do anything: your password stays as it is.</p>',
    },
  },
  nl: {
    known: {
      subject: 'Je hebt al een account',
      preview: 'Iemand heeft zich met jouw adres aangemeld.',
      title: 'Je hebt al een account',
      body: '<p>Iemand, waarschijnlijk jijzelf, heeft zich zojuist met dit adres aangemeld. Er bestaat al een account voor, dus er is niets veranderd.</p><p>Log in met je wachtwoord. Weet je het niet meer, kies dan op dezelfde pagina een nieuw wachtwoord.</p>',
      action: 'Inloggen',
      footer: '<p>Was jij dit niet? Dan hoef je niets te doen.</p>',
    },
    confirmation: {
      subject: 'Bevestig je adres',
      preview: 'Nog één stap.',
      title: 'Bevestig je adres',
      body: (name) =>
        `<p>Iemand heeft zich met dit adres aangemeld onder de naam <strong>${name}</strong>. Was jij dat, bevestig dan het adres en log in met het wachtwoord dat je hebt gekozen.</p><p>De link werkt zeven dagen.</p>`,
      action: 'Adres bevestigen',
      footer:
        '<p>Was jij dit niet? Open de link dan niet: zonder die link komt er geen account, en wat er is ingevuld wordt verwijderd.</p>',
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      preview: 'De link werkt een uur.',
      title: 'Kies een nieuw wachtwoord',
      body: (name) =>
        `<p>Hallo ${name},</p><p>iemand, waarschijnlijk jijzelf, wil een nieuw wachtwoord kiezen voor je account. De link werkt één keer, binnen een uur. Daarna ben je overal elders uitgelogd.</p>`,
      action: 'Nieuw wachtwoord kiezen',
      footer:
        '<p>Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</p>',
    },
  },
  de: {
    known: {
      subject: 'Sie haben bereits ein Konto',
      preview: 'Jemand hat sich mit Ihrer Adresse registriert.',
      title: 'Sie haben bereits ein Konto',
      body: '<p>Jemand, vermutlich Sie selbst, hat sich gerade mit dieser Adresse registriert. Es gibt dafür schon ein Konto, daher wurde nichts geändert.</p><p>Melden Sie sich mit Ihrem Passwort an. Wenn Sie es nicht mehr wissen, wählen Sie auf derselben Seite ein neues.</p>',
      action: 'Anmelden',
      footer: '<p>Wenn Sie das nicht waren, brauchen Sie nichts zu tun.</p>',
    },
    confirmation: {
      subject: 'Bitte bestätigen Sie Ihre Adresse',
      preview: 'Ein Schritt fehlt noch.',
      title: 'Bitte bestätigen Sie Ihre Adresse',
      body: (name) =>
        `<p>Jemand hat sich mit dieser Adresse unter dem Namen <strong>${name}</strong> registriert. Wenn Sie das waren, bestätigen Sie die Adresse und melden Sie sich mit dem Passwort an, das Sie gewählt haben.</p><p>Der Link gilt sieben Tage.</p>`,
      action: 'Adresse bestätigen',
      footer:
        '<p>Wenn Sie das nicht waren, öffnen Sie den Link bitte nicht: Ohne ihn entsteht kein Konto, und die Angaben werden gelöscht.</p>',
    },
    reset: {
      subject: 'Neues Passwort wählen',
      preview: 'Der Link gilt eine Stunde.',
      title: 'Neues Passwort wählen',
      body: (name) =>
        `<p>Guten Tag ${name},</p><p>jemand, vermutlich Sie selbst, möchte ein neues Passwort für Ihr Konto wählen. Der Link funktioniert einmal, innerhalb einer Stunde. Danach sind Sie überall sonst abgemeldet.</p>`,
      action: 'Neues Passwort wählen',
      footer:
        '<p>Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.</p>',
    },
  },
  es: {
    known: {
      subject: 'Ya tiene una cuenta',
      preview: 'Alguien se ha registrado con su dirección.',
      title: 'Ya tiene una cuenta',
      body: '<p>Alguien, seguramente usted, acaba de registrarse con esta dirección. Ya existe una cuenta, así que no se ha cambiado nada.</p><p>Inicie sesión con su contraseña. Si no la recuerda, elija una nueva en la misma página.</p>',
      action: 'Iniciar sesión',
      footer: '<p>Si no ha sido usted, no tiene que hacer nada.</p>',
    },
    confirmation: {
      subject: 'Confirme su dirección',
      preview: 'Falta un paso.',
      title: 'Confirme su dirección',
      body: (name) =>
        `<p>Alguien se ha registrado con esta dirección con el nombre <strong>${name}</strong>. Si ha sido usted, confirme la dirección e inicie sesión con la contraseña que ha elegido.</p><p>El enlace funciona durante siete días.</p>`,
      action: 'Confirmar la dirección',
      footer:
        '<p>Si no ha sido usted, no abra el enlace: sin él no habrá ninguna cuenta y se borrará lo que se ha escrito.</p>',
    },
    reset: {
      subject: 'Elija una nueva contraseña',
      preview: 'El enlace funciona durante una hora.',
      title: 'Elija una nueva contraseña',
      body: (name) =>
        `<p>Hola, ${name}:</p><p>Alguien, seguramente usted, quiere elegir una nueva contraseña para su cuenta. El enlace funciona una sola vez, durante una hora. Después se cerrará su sesión en todos los demás lugares.</p>`,
      action: 'Elegir una nueva contraseña',
      footer:
        '<p>Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.</p>',
    },
  },
};
