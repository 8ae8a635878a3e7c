import { messages } from '../../../platform/words/message.ts';

/** What mails to a new manager say. */
export const managerMail = messages({
  askedSubject: {
    en: 'You have been invited to be a manager of {organization}',
    nl: 'Je bent uitgenodigd als manager van {organization}',
    de: 'Einladung: Manager bei {organization}',
    es: 'Le invitan a ser gestor de {organization}',
  },
  askedPreview: {
    en: 'Accept or decline. Until you accept, nothing changes in your account.',
    nl: 'Accepteer of weiger. Zolang je niet accepteert, verandert er niets in je account.',
    de: 'Nehmen Sie an oder lehnen Sie ab. Solange Sie nicht annehmen, ändert sich an Ihrem Konto nichts.',
    es: 'Acepte o rechace. Mientras no acepte, no cambia nada en su cuenta.',
  },
  askedTitle: {
    en: 'Would you like to manage {organization}?',
    nl: 'Wil je {organization} beheren?',
    de: 'Möchten Sie {organization} verwalten?',
    es: '¿Quiere gestionar {organization}?',
  },
  asked: {
    en: '<strong>{organization}</strong> would like you to be one of its managers in Assay. Managers invite people, follow their progress and read the reports.',
    nl: '<strong>{organization}</strong> wil je graag als manager in Assay. Managers nodigen mensen uit, volgen hun voortgang en lezen de rapporten.',
    de: '<strong>{organization}</strong> möchte Sie als Manager in Assay gewinnen. Manager laden Personen ein, verfolgen deren Fortschritt und lesen die Berichte.',
    es: '<strong>{organization}</strong> quiere que sea uno de sus gestores en Assay. Los gestores invitan a personas, siguen su progreso y leen los informes.',
  },
  askedAccount: {
    en: 'You can use your existing account. Until you accept, nothing changes in it. The link is only for you and works for 30 days.',
    nl: 'Je kunt je bestaande account gebruiken. Zolang je niet accepteert, verandert daarin niets. De link is alleen voor jou en werkt 30 dagen.',
    de: 'Sie können Ihr bestehendes Konto verwenden. Solange Sie nicht annehmen, ändert sich daran nichts. Der Link gehört nur Ihnen und gilt 30 Tage.',
    es: 'Puede usar la cuenta que ya tiene. Mientras no acepte, no cambia nada en ella. El enlace es solo para usted y funciona durante 30 días.',
  },
  askedAction: {
    en: 'See the invitation',
    nl: 'Uitnodiging bekijken',
    de: 'Einladung ansehen',
    es: 'Ver la invitación',
  },
  askedFooter: {
    en: 'You received this email because your address was given for a manager of {organization}. If you did not expect it, decline the invitation or ignore this email.',
    nl: 'Je krijgt deze e-mail omdat je adres is opgegeven voor een manager van {organization}. Had je dit niet verwacht? Weiger de uitnodiging of negeer deze e-mail.',
    de: 'Sie erhalten diese E-Mail, weil Ihre Adresse für einen Manager von {organization} angegeben wurde. Wenn Sie das nicht erwartet haben, lehnen Sie die Einladung ab oder ignorieren Sie diese E-Mail.',
    es: 'Recibe este correo porque se indicó su dirección para un gestor de {organization}. Si no lo esperaba, rechace la invitación o ignore este correo.',
  },
  madeSubject: {
    en: 'You are now a manager of {organization}',
    nl: 'Je bent nu manager van {organization}',
    de: 'Sie sind jetzt Manager bei {organization}',
    es: 'Ahora es gestor de {organization}',
  },
  madePreview: {
    en: 'Invite people, follow their progress and read the reports.',
    nl: 'Nodig mensen uit, volg hun voortgang en lees de rapporten.',
    de: 'Laden Sie Personen ein, verfolgen Sie deren Fortschritt und lesen Sie die Berichte.',
    es: 'Invite a personas, siga su progreso y lea los informes.',
  },
  madeTitle: {
    en: 'Welcome, {name}',
    nl: 'Welkom, {name}',
    de: 'Willkommen, {name}',
    es: 'Le damos la bienvenida, {name}',
  },
  made: {
    en: 'You have been made a manager of <strong>{organization}</strong> in Assay. You can invite people, follow their progress and read the reports.',
    nl: 'Je bent manager van <strong>{organization}</strong> geworden in Assay. Je kunt mensen uitnodigen, hun voortgang volgen en de rapporten lezen.',
    de: 'Sie sind jetzt Manager bei <strong>{organization}</strong> in Assay. Sie können Personen einladen, deren Fortschritt verfolgen und die Berichte lesen.',
    es: 'Ahora es gestor de <strong>{organization}</strong> en Assay. Puede invitar a personas, seguir su progreso y leer los informes.',
  },
  logInNext: {
    en: 'You already have an account: log in with your password.',
    nl: 'Je hebt al een account: log in met je wachtwoord.',
    de: 'Sie haben bereits ein Konto: Melden Sie sich mit Ihrem Passwort an.',
    es: 'Ya tiene una cuenta: inicie sesión con su contraseña.',
  },
  logIn: {
    en: 'Log in',
    nl: 'Inloggen',
    de: 'Anmelden',
    es: 'Iniciar sesión',
  },
  choosePasswordNext: {
    en: 'Choose a password and you are ready to start. The link is only for you and works for 30 days.',
    nl: 'Kies een wachtwoord en je kunt beginnen. De link is alleen voor jou en werkt 30 dagen.',
    de: 'Wählen Sie ein Passwort, dann kann es losgehen. Der Link gehört nur Ihnen und gilt 30 Tage.',
    es: 'Elija una contraseña y podrá empezar. El enlace es solo para usted y funciona durante 30 días.',
  },
  choosePassword: {
    en: 'Choose a password',
    nl: 'Wachtwoord kiezen',
    de: 'Passwort wählen',
    es: 'Elegir una contraseña',
  },
  madeFooter: {
    en: 'You received this email because your address was given for a manager of {organization}. If you did not expect it, there is nothing you need to do.',
    nl: 'Je krijgt deze e-mail omdat je adres is opgegeven voor een manager van {organization}. Had je dit niet verwacht? Dan hoef je niets te doen.',
    de: 'Sie erhalten diese E-Mail, weil Ihre Adresse für einen Manager von {organization} angegeben wurde. Wenn Sie das nicht erwartet haben, brauchen Sie nichts zu tun.',
    es: 'Recibe este correo porque se indicó su dirección para un gestor de {organization}. Si no lo esperaba, no tiene que hacer nada.',
  },
});
