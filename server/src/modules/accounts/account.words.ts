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
  /** A link that an operator has made at the machine. */
  wayIn: Record<
    'made' | 'reset',
    Omit<MailWords, 'action' | 'footer'> & { body: (name: string) => string }
  > &
    Pick<MailWords, 'action' | 'footer'>;
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
    wayIn: {
      action: 'Choose a password',
      footer: '<p>If you did not expect this, please tell the people who run this Assay.</p>',
      made: {
        subject: 'You run this Assay now',
        preview: 'Choose a password: the link works for a day.',
        title: 'You run this Assay now',
        body: (name) =>
          `<p>Hello ${name},</p><p>an account has been made for you that runs this Assay: you add organisations and their managers, and see how the platform is doing. Choose a password to log in. The link works once, within a day.</p><p>Please turn on the second step of the login afterwards, in your profile.</p>`,
      },
      reset: {
        subject: 'Choose a new password',
        preview: 'The people who run this Assay have reset your account.',
        title: 'Choose a new password',
        body: (name) =>
          `<p>Hello ${name},</p><p>the people who run this Assay have reset your account. Your old password and the second step of your login work no longer, and you are logged out everywhere. Choose a new password. The link works once, within a day.</p><p>Please turn on the second step again afterwards, in your profile.</p>`,
      },
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
    wayIn: {
      action: 'Wachtwoord kiezen',
      footer: '<p>Had je dit niet verwacht? Laat het dan weten aan wie deze Assay beheert.</p>',
      made: {
        subject: 'Je beheert nu deze Assay',
        preview: 'Kies een wachtwoord: de link werkt een dag.',
        title: 'Je beheert nu deze Assay',
        body: (name) =>
          `<p>Hallo ${name},</p><p>er is een account voor je gemaakt waarmee je deze Assay beheert: je voegt organisaties en hun managers toe en ziet hoe het platform draait. Kies een wachtwoord om in te loggen. De link werkt één keer, binnen een dag.</p><p>Zet daarna in je profiel de tweede stap van het inloggen aan.</p>`,
      },
      reset: {
        subject: 'Kies een nieuw wachtwoord',
        preview: 'Een beheerder van deze Assay heeft je account opnieuw ingesteld.',
        title: 'Kies een nieuw wachtwoord',
        body: (name) =>
          `<p>Hallo ${name},</p><p>een beheerder van deze Assay heeft je account opnieuw ingesteld. Je oude wachtwoord en de tweede stap van het inloggen werken niet meer, en je bent overal uitgelogd. Kies een nieuw wachtwoord. De link werkt één keer, binnen een dag.</p><p>Zet daarna in je profiel de tweede stap weer aan.</p>`,
      },
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
    wayIn: {
      action: 'Passwort wählen',
      footer:
        '<p>Wenn Sie das nicht erwartet haben, sagen Sie es bitte denen, die dieses Assay betreiben.</p>',
      made: {
        subject: 'Sie betreiben jetzt dieses Assay',
        preview: 'Wählen Sie ein Passwort: Der Link gilt einen Tag.',
        title: 'Sie betreiben jetzt dieses Assay',
        body: (name) =>
          `<p>Guten Tag ${name},</p><p>für Sie wurde ein Konto angelegt, mit dem Sie dieses Assay betreiben: Sie legen Organisationen und deren Manager an und sehen, wie die Plattform läuft. Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal und einen Tag lang.</p><p>Schalten Sie danach in Ihrem Profil bitte den zweiten Schritt der Anmeldung ein.</p>`,
      },
      reset: {
        subject: 'Neues Passwort wählen',
        preview: 'Wer dieses Assay betreibt, hat Ihr Konto zurückgesetzt.',
        title: 'Neues Passwort wählen',
        body: (name) =>
          `<p>Guten Tag ${name},</p><p>wer dieses Assay betreibt, hat Ihr Konto zurückgesetzt. Ihr altes Passwort und der zweite Schritt der Anmeldung gelten nicht mehr, und Sie sind überall abgemeldet. Wählen Sie ein neues Passwort. Der Link gilt einmal und einen Tag lang.</p><p>Schalten Sie danach in Ihrem Profil den zweiten Schritt bitte wieder ein.</p>`,
      },
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
    wayIn: {
      action: 'Elegir una contraseña',
      footer: '<p>Si no esperaba este mensaje, avise a quien administra este Assay.</p>',
      made: {
        subject: 'Ahora administra este Assay',
        preview: 'Elija una contraseña: el enlace sirve durante un día.',
        title: 'Ahora administra este Assay',
        body: (name) =>
          `<p>Hola, ${name}:</p><p>se ha creado una cuenta con la que administra este Assay: añade organizaciones y a sus responsables, y ve cómo funciona la plataforma. Elija una contraseña para iniciar sesión. El enlace sirve una vez, durante un día.</p><p>Después, active en su perfil el segundo paso del inicio de sesión.</p>`,
      },
      reset: {
        subject: 'Elija una contraseña nueva',
        preview: 'Quien administra este Assay ha restablecido su cuenta.',
        title: 'Elija una contraseña nueva',
        body: (name) =>
          `<p>Hola, ${name}:</p><p>quien administra este Assay ha restablecido su cuenta. Su contraseña anterior y el segundo paso del inicio de sesión ya no sirven, y se ha cerrado su sesión en todas partes. Elija una contraseña nueva. El enlace sirve una vez, durante un día.</p><p>Después, vuelva a activar el segundo paso en su perfil.</p>`,
      },
    },
  },
};
