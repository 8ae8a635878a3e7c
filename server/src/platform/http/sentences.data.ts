import type { Language } from '@assay/contract/languages';

/**
 * What the server says to candidates, by the English sentence that the code throws or answers; `{}` stands for a value,
 * in the order of the English one. Sentences for managers are not here and stay in English.
 */
export const sentences: Record<string, Record<Exclude<Language, 'en'>, string>> = {
  // Fields.
  'Please fill this in.': {
    nl: 'Vul dit in.',
    de: 'Bitte füllen Sie das aus.',
    es: 'Rellene este campo.',
  },
  'At most {} characters.': {
    nl: 'Hoogstens {} tekens.',
    de: 'Höchstens {} Zeichen.',
    es: 'Como máximo {} caracteres.',
  },
  'At least {} characters.': {
    nl: 'Minstens {} tekens.',
    de: 'Mindestens {} Zeichen.',
    es: 'Al menos {} caracteres.',
  },
  'At least {} entries.': {
    nl: 'Minstens {} regels.',
    de: 'Mindestens {} Einträge.',
    es: 'Al menos {} entradas.',
  },
  'At most {} entries.': {
    nl: 'Hoogstens {} regels.',
    de: 'Höchstens {} Einträge.',
    es: 'Como máximo {} entradas.',
  },
  'Please give {} or more.': {
    nl: 'Geef {} of meer op.',
    de: 'Bitte geben Sie {} oder mehr an.',
    es: 'Indique {} o más.',
  },
  'Please give {} or less.': {
    nl: 'Geef {} of minder op.',
    de: 'Bitte geben Sie {} oder weniger an.',
    es: 'Indique {} o menos.',
  },
  'Please choose one of these: {}.': {
    nl: 'Kies een van deze: {}.',
    de: 'Bitte wählen Sie eines davon: {}.',
    es: 'Elija una de estas opciones: {}.',
  },
  'This question is not part of your test.': {
    nl: 'Deze vraag hoort niet bij jouw test.',
    de: 'Diese Frage gehört nicht zu Ihrem Test.',
    es: 'Esta pregunta no forma parte de su prueba.',
  },
  'Please give a number.': {
    nl: 'Vul een getal in.',
    de: 'Bitte geben Sie eine Zahl an.',
    es: 'Escriba un número.',
  },
  'Please give a whole number.': {
    nl: 'Vul een geheel getal in.',
    de: 'Bitte geben Sie eine ganze Zahl an.',
    es: 'Escriba un número entero.',
  },
  'Please send text.': {
    nl: 'Stuur tekst.',
    de: 'Bitte senden Sie Text.',
    es: 'Envíe texto.',
  },
  'Please send true or false.': {
    nl: 'Stuur true of false.',
    de: 'Bitte senden Sie true oder false.',
    es: 'Envíe true o false.',
  },
  'Please send a list.': {
    nl: 'Stuur een lijst.',
    de: 'Bitte senden Sie eine Liste.',
    es: 'Envíe una lista.',
  },
  'This does not have the right form.': {
    nl: 'Dit heeft niet de juiste vorm.',
    de: 'Das hat nicht die richtige Form.',
    es: 'Esto no tiene la forma correcta.',
  },
  'Please enter a moment such as 2026-12-04T18:00:00+01:00.': {
    nl: 'Vul een tijdstip in, zoals 2026-12-04T18:00:00+01:00.',
    de: 'Bitte geben Sie einen Zeitpunkt an, etwa 2026-12-04T18:00:00+01:00.',
    es: 'Escriba un momento, como 2026-12-04T18:00:00+01:00.',
  },
  'Please remove line breaks and control characters.': {
    nl: 'Haal regeleinden en stuurtekens weg.',
    de: 'Bitte entfernen Sie Zeilenumbrüche und Steuerzeichen.',
    es: 'Quite los saltos de línea y los caracteres de control.',
  },
  'Please leave web addresses out of names.': {
    nl: 'Laat webadressen weg uit namen.',
    de: 'Bitte lassen Sie Webadressen aus Namen weg.',
    es: 'No incluya direcciones web en los nombres.',
  },
  'Please remove control characters.': {
    nl: 'Haal stuurtekens weg.',
    de: 'Bitte entfernen Sie Steuerzeichen.',
    es: 'Quite los caracteres de control.',
  },
  'Please enter an e-mail address such as name@example.org.': {
    nl: 'Vul een e-mailadres in, zoals naam@example.org.',
    de: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    es: 'Escriba una dirección de correo, como nombre@example.org.',
  },
  'Please enter a date such as 2026-11-21.': {
    nl: 'Vul een datum in, zoals 2026-11-21.',
    de: 'Bitte geben Sie ein Datum an, etwa 2026-11-21.',
    es: 'Escriba una fecha, como 2026-11-21.',
  },
  'Please enter your password.': {
    nl: 'Vul je wachtwoord in.',
    de: 'Bitte geben Sie Ihr Passwort ein.',
    es: 'Escriba su contraseña.',
  },
  'This field is not known.': {
    nl: 'Dit veld is niet bekend.',
    de: 'Dieses Feld ist nicht bekannt.',
    es: 'Este campo no se conoce.',
  },
  'Please choose one of the list.': {
    nl: 'Kies iets uit de lijst.',
    de: 'Bitte wählen Sie etwas aus der Liste.',
    es: 'Elija una opción de la lista.',
  },
  'Please check the year: between {} and {} years ago.': {
    nl: 'Controleer het jaar: tussen {} en {} jaar geleden.',
    de: 'Bitte prüfen Sie das Jahr: vor {} bis {} Jahren.',
    es: 'Compruebe el año: entre hace {} y {} años.',
  },
  // Requests.
  'Please check the marked fields.': {
    nl: 'Controleer de gemarkeerde velden.',
    de: 'Bitte prüfen Sie die markierten Felder.',
    es: 'Compruebe los campos marcados.',
  },
  'Not found.': { nl: 'Niet gevonden.', de: 'Nicht gefunden.', es: 'No se ha encontrado.' },
  'Please log in.': {
    nl: 'Log eerst in.',
    de: 'Bitte melden Sie sich an.',
    es: 'Inicie sesión, por favor.',
  },
  'This account is deleted.': {
    nl: 'Dit account is verwijderd.',
    de: 'Dieses Konto ist gelöscht.',
    es: 'Esta cuenta está eliminada.',
  },
  'Your account may not do this.': {
    nl: 'Je account mag dit niet doen.',
    de: 'Ihr Konto darf das nicht.',
    es: 'Su cuenta no puede hacer esto.',
  },
  'Please try again in a moment.': {
    nl: 'Probeer het zo meteen opnieuw.',
    de: 'Bitte versuchen Sie es gleich noch einmal.',
    es: 'Vuelva a intentarlo dentro de un momento.',
  },
  'The request could not be read.': {
    nl: 'Het verzoek kon niet worden gelezen.',
    de: 'Die Anfrage konnte nicht gelesen werden.',
    es: 'No se ha podido leer la petición.',
  },
  'The request took too long.': {
    nl: 'Het verzoek duurde te lang.',
    de: 'Die Anfrage hat zu lange gedauert.',
    es: 'La petición ha tardado demasiado.',
  },
  'This is too large.': { nl: 'Dit is te groot.', de: 'Das ist zu groß.', es: 'Es demasiado grande.' },
  'Please send JSON or a form.': {
    nl: 'Stuur JSON of een formulier.',
    de: 'Bitte senden Sie JSON oder ein Formular.',
    es: 'Envíe JSON o un formulario.',
  },
  'This is not JSON.': { nl: 'Dit is geen JSON.', de: 'Das ist kein JSON.', es: 'Esto no es JSON.' },
  'Too many attempts. Please wait a second.': {
    nl: 'Te veel pogingen. Wacht een seconde.',
    de: 'Zu viele Versuche. Bitte warten Sie eine Sekunde.',
    es: 'Demasiados intentos. Espere un segundo.',
  },
  'Too many attempts. Please wait {} seconds.': {
    nl: 'Te veel pogingen. Wacht {} seconden.',
    de: 'Zu viele Versuche. Bitte warten Sie {} Sekunden.',
    es: 'Demasiados intentos. Espere {} segundos.',
  },
  'Too many attempts. Please wait a minute.': {
    nl: 'Te veel pogingen. Wacht een minuut.',
    de: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
    es: 'Demasiados intentos. Espere un minuto.',
  },
  'Too many attempts. Please wait {} minutes.': {
    nl: 'Te veel pogingen. Wacht {} minuten.',
    de: 'Zu viele Versuche. Bitte warten Sie {} Minuten.',
    es: 'Demasiados intentos. Espere {} minutos.',
  },
  // Accounts.
  'You are logged out.': {
    nl: 'Je bent uitgelogd.',
    de: 'Sie sind abgemeldet.',
    es: 'Ha cerrado la sesión.',
  },
  'Please confirm your address first, by the link in the mail that we have sent.': {
    nl: 'Bevestig eerst je adres, met de link in de mail die we hebben gestuurd.',
    de: 'Bitte bestätigen Sie zuerst Ihre Adresse, über den Link in der E-Mail, die wir geschickt haben.',
    es: 'Confirme primero su dirección con el enlace del correo que le hemos enviado.',
  },
  'The address or the password is not right.': {
    nl: 'Het adres of het wachtwoord klopt niet.',
    de: 'Die Adresse oder das Passwort stimmt nicht.',
    es: 'La dirección o la contraseña no es correcta.',
  },
  'This password is among the most common ones.': {
    nl: 'Dit is een van de meest gebruikte wachtwoorden.',
    de: 'Dieses Passwort gehört zu den häufigsten.',
    es: 'Esta contraseña es una de las más comunes.',
  },
  'This password repeats too few characters.': {
    nl: 'Dit wachtwoord herhaalt te weinig tekens.',
    de: 'Dieses Passwort besteht aus zu wenigen verschiedenen Zeichen.',
    es: 'Esta contraseña repite muy pocos caracteres.',
  },
  'Please use something other than your name or address.': {
    nl: 'Gebruik iets anders dan je naam of adres.',
    de: 'Bitte verwenden Sie etwas anderes als Ihren Namen oder Ihre Adresse.',
    es: 'Use algo distinto de su nombre o su dirección.',
  },
  'This link has been used already or is too old. Please log in, or ask for a new one.': {
    nl: 'Deze link is al gebruikt of te oud. Log in, of vraag een nieuwe aan.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt. Bitte melden Sie sich an oder fordern Sie einen neuen an.',
    es: 'Este enlace ya se ha usado o es demasiado antiguo. Inicie sesión o pida uno nuevo.',
  },
  'This link has been used already or is too old.': {
    nl: 'Deze link is al gebruikt of te oud.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt.',
    es: 'Este enlace ya se ha usado o es demasiado antiguo.',
  },
  'This link has been used already or is too old. Ask for a new one.': {
    nl: 'Deze link is al gebruikt of te oud. Vraag een nieuwe aan.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.',
    es: 'Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.',
  },
  'This link is not known.': {
    nl: 'Deze link is niet bekend.',
    de: 'Dieser Link ist nicht bekannt.',
    es: 'Este enlace no se conoce.',
  },
  'This invitation is for another account. Please log in with the address that it was sent to.': {
    nl: 'Deze uitnodiging is voor een ander account. Log in met het adres waar ze naartoe is gestuurd.',
    de: 'Diese Einladung ist für ein anderes Konto. Bitte melden Sie sich mit der Adresse an, an die sie ging.',
    es: 'Esta invitación es para otra cuenta. Inicie sesión con la dirección a la que se envió.',
  },
  'You have declined. Nothing changes in your account.': {
    nl: 'Je hebt de uitnodiging afgewezen. Er verandert niets aan je account.',
    de: 'Sie haben abgelehnt. An Ihrem Konto ändert sich nichts.',
    es: 'Ha rechazado la invitación. Nada cambia en su cuenta.',
  },
  '{} is closed for now, so its tests cannot be started. If you have questions, please contact {}.': {
    nl: '{} is voorlopig gesloten, dus niemand kan de tests nu starten. Heb je vragen, neem dan contact op met {}.',
    de: '{} ist vorerst geschlossen, daher kann niemand die Tests beginnen. Bei Fragen wenden Sie sich bitte an {}.',
    es: '{} está cerrada por ahora, así que nadie puede empezar sus pruebas. Si tiene preguntas, póngase en contacto con {}.',
  },
  'Please open your account by the invitation for managers first.': {
    nl: 'Open je account eerst via de uitnodiging voor managers.',
    de: 'Bitte eröffnen Sie Ihr Konto zuerst über die Einladung zur Manager-Ansicht.',
    es: 'Abra antes su cuenta con la invitación para responsables.',
  },
  'Please open your account by the invitation for managers, or log in.': {
    nl: 'Open je account via de uitnodiging voor managers, of log in.',
    de: 'Bitte eröffnen Sie Ihr Konto über die Einladung zur Manager-Ansicht oder melden Sie sich an.',
    es: 'Abra su cuenta con la invitación para responsables o inicie sesión.',
  },
  'You have a password already. Please log in with it.': {
    nl: 'Je hebt al een wachtwoord. Log daarmee in.',
    de: 'Sie haben schon ein Passwort. Bitte melden Sie sich damit an.',
    es: 'Ya tiene una contraseña. Inicie sesión con ella.',
  },
  'Please choose a password first.': {
    nl: 'Kies eerst een wachtwoord.',
    de: 'Bitte wählen Sie zuerst ein Passwort.',
    es: 'Elija antes una contraseña.',
  },
  'Your account is also a manager’s. Please log in, and give your permission there.': {
    nl: 'Je account is ook dat van een manager. Log in en geef je toestemming daar.',
    de: 'Ihr Konto ist auch das einer Managerin oder eines Managers. Bitte melden Sie sich an und geben Sie die Erlaubnis dort.',
    es: 'Su cuenta es también de gestor. Inicie sesión y dé allí su permiso.',
  },
  'Your account uses two-step verification. Please log in, and give your permission there.': {
    nl: 'Je account gebruikt tweestapsverificatie. Log in en geef je toestemming daar.',
    de: 'Ihr Konto verwendet die Zwei-Faktor-Anmeldung. Bitte melden Sie sich an und geben Sie die Erlaubnis dort.',
    es: 'Su cuenta usa la verificación en dos pasos. Inicie sesión y dé allí su permiso.',
  },
  'We have sent a mail to {}. Please open the link in it to go on.': {
    nl: 'We hebben een mail gestuurd naar {}. Open de link erin om verder te gaan.',
    de: 'Wir haben eine E-Mail an {} geschickt. Bitte öffnen Sie den Link darin, um weiterzumachen.',
    es: 'Hemos enviado un correo a {}. Abra el enlace que contiene para continuar.',
  },
  'If a registration waits for this address, a mail is on its way.': {
    nl: 'Als er voor dit adres een aanmelding wacht, is er een mail onderweg.',
    de: 'Wenn für diese Adresse eine Registrierung wartet, ist eine E-Mail unterwegs.',
    es: 'Si hay un registro pendiente para esta dirección, ya hay un correo en camino.',
  },
  'Please enter the password that you chose when you registered.': {
    nl: 'Vul het wachtwoord in dat je bij je aanmelding hebt gekozen.',
    de: 'Bitte geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben.',
    es: 'Escriba la contraseña que eligió al registrarse.',
  },
  'You have an account already. Please log in, or choose a new password.': {
    nl: 'Je hebt al een account. Log in, of kies een nieuw wachtwoord.',
    de: 'Sie haben schon ein Konto. Bitte melden Sie sich an oder wählen Sie ein neues Passwort.',
    es: 'Ya tiene una cuenta. Inicie sesión o elija una nueva contraseña.',
  },
  'Your address is confirmed. You can log in now.': {
    nl: 'Je adres is bevestigd. Je kunt nu inloggen.',
    de: 'Ihre Adresse ist bestätigt. Sie können sich jetzt anmelden.',
    es: 'Su dirección está confirmada. Ya puede iniciar sesión.',
  },
  'If there is an account for {}, a mail with a link is on its way.': {
    nl: 'Als er een account is voor {}, is er een mail met een link onderweg.',
    de: 'Wenn es für {} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.',
    es: 'Si hay una cuenta para {}, ya hay un correo con un enlace en camino.',
  },
  'This is not the same password.': {
    nl: 'Dit is niet hetzelfde wachtwoord.',
    de: 'Das ist nicht dasselbe Passwort.',
    es: 'No es la misma contraseña.',
  },
  'This session is ended.': {
    nl: 'Deze sessie is beëindigd.',
    de: 'Diese Sitzung ist beendet.',
    es: 'Esta sesión ha terminado.',
  },
  'One session is ended.': {
    nl: 'Eén sessie is beëindigd.',
    de: 'Eine Sitzung ist beendet.',
    es: 'Ha terminado una sesión.',
  },
  '{} sessions are ended.': {
    nl: '{} sessies zijn beëindigd.',
    de: '{} Sitzungen sind beendet.',
    es: 'Han terminado {} sesiones.',
  },
  'You were logged in nowhere else.': {
    nl: 'Je was nergens anders ingelogd.',
    de: 'Sie waren nirgendwo sonst angemeldet.',
    es: 'No tenía ninguna otra sesión abierta.',
  },
  'You get mails of this organisation again.': {
    nl: 'Je krijgt weer mails van deze organisatie.',
    de: 'Sie erhalten wieder E-Mails von dieser Organisation.',
    es: 'Vuelve a recibir correos de esta organización.',
  },
  'You get no more mails of this organisation.': {
    nl: 'Je krijgt geen mails meer van deze organisatie.',
    de: 'Sie erhalten keine E-Mails mehr von dieser Organisation.',
    es: 'Ya no recibe correos de esta organización.',
  },
  'Too much time or too many tries. Please log in again.': {
    nl: 'Te lang gewacht of te veel pogingen. Log opnieuw in.',
    de: 'Zu viel Zeit oder zu viele Versuche. Bitte melden Sie sich noch einmal an.',
    es: 'Demasiado tiempo o demasiados intentos. Vuelva a iniciar sesión.',
  },
  'This code is not right. Codes change every 30 seconds.': {
    nl: 'Deze code klopt niet. Codes veranderen elke 30 seconden.',
    de: 'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden.',
    es: 'Este código no es correcto. Los códigos cambian cada 30 segundos.',
  },
  'This has been used already. Please log in again.': {
    nl: 'Dit is al gebruikt. Log opnieuw in.',
    de: 'Das wurde schon verwendet. Bitte melden Sie sich noch einmal an.',
    es: 'Esto ya se ha usado. Vuelva a iniciar sesión.',
  },
  // Invitations and permissions.
  'Permission is given. You can withdraw it at any time.': {
    nl: 'De toestemming is gegeven. Je kunt die altijd intrekken.',
    de: 'Die Erlaubnis ist gegeben. Sie können sie jederzeit zurückziehen.',
    es: 'El permiso está dado. Puede retirarlo en cualquier momento.',
  },
  'The permission is withdrawn.': {
    nl: 'De toestemming is ingetrokken.',
    de: 'Die Erlaubnis ist zurückgezogen.',
    es: 'El permiso se ha retirado.',
  },
  'If the link belongs to an invitation, a mail with a fresh one is on its way.': {
    nl: 'Als de link bij een uitnodiging hoort, is er een mail met een nieuwe onderweg.',
    de: 'Wenn der Link zu einer Einladung gehört, ist eine E-Mail mit einem neuen unterwegs.',
    es: 'Si el enlace pertenece a una invitación, ya hay un correo con uno nuevo en camino.',
  },
  'This link is not known, or the invitation has ended.': {
    nl: 'Deze link is niet bekend, of de uitnodiging is voorbij.',
    de: 'Dieser Link ist nicht bekannt, oder die Einladung ist abgelaufen.',
    es: 'Este enlace no se conoce o la invitación ha terminado.',
  },
  'You have taken part already. You can withdraw your permission.': {
    nl: 'Je hebt al meegedaan. Je kunt je toestemming intrekken.',
    de: 'Sie haben schon teilgenommen. Sie können Ihre Erlaubnis zurückziehen.',
    es: 'Ya ha participado. Puede retirar su permiso.',
  },
  'You have declined. You get no more mails about this invitation.': {
    nl: 'Je hebt de uitnodiging afgeslagen. Je krijgt er geen mails meer over.',
    de: 'Sie haben abgelehnt. Sie erhalten zu dieser Einladung keine E-Mails mehr.',
    es: 'Ha rechazado la invitación. No recibirá más correos sobre ella.',
  },
  'Good to have you back.': {
    nl: 'Fijn dat je er weer bij bent.',
    de: 'Schön, dass Sie wieder dabei sind.',
    es: 'Nos alegra que vuelva.',
  },
  'Please log in with your password.': {
    nl: 'Log in met je wachtwoord.',
    de: 'Bitte melden Sie sich mit Ihrem Passwort an.',
    es: 'Inicie sesión con su contraseña.',
  },
  'You have finished everything already.': {
    nl: 'Je hebt alles al afgemaakt.',
    de: 'Sie haben schon alles abgeschlossen.',
    es: 'Ya lo ha terminado todo.',
  },
  'This assessment has ended.': {
    nl: 'Dit assessment is afgelopen.',
    de: 'Dieses Assessment ist beendet.',
    es: 'Esta evaluación ha terminado.',
  },
  'This assessment is over.': {
    nl: 'Dit assessment is voorbij.',
    de: 'Dieses Assessment ist vorbei.',
    es: 'Esta evaluación ya ha acabado.',
  },
  'Your request has been sent. The answer comes by email.': {
    nl: 'Je verzoek is verstuurd. Het antwoord komt per mail.',
    de: 'Ihre Anfrage wurde gesendet. Die Antwort kommt per E-Mail.',
    es: 'Su solicitud se ha enviado. La respuesta llegará por correo.',
  },
  'Your request is deleted.': {
    nl: 'Je verzoek is verwijderd.',
    de: 'Ihre Anfrage ist gelöscht.',
    es: 'Su solicitud se ha eliminado.',
  },
  'Please say what would help you.': {
    nl: 'Zeg wat je zou helpen.',
    de: 'Bitte sagen Sie, was Ihnen helfen würde.',
    es: 'Diga qué le ayudaría.',
  },
  'We have sent a mail to {}. Its link is yours alone: open it to go on.': {
    nl: 'We hebben een mail gestuurd naar {}. De link erin is alleen voor jou: open hem om verder te gaan.',
    de: 'Wir haben eine E-Mail an {} geschickt. Der Link darin gehört nur Ihnen: Öffnen Sie ihn, um weiterzumachen.',
    es: 'Hemos enviado un correo a {}. Su enlace es solo para usted: ábralo para continuar.',
  },
  '{} is not taking anybody in at the moment.': {
    nl: '{} laat op dit moment niemand toe.',
    de: '{} nimmt im Moment niemanden auf.',
    es: '{} no admite a nadie en este momento.',
  },
  '{} is not taking anybody in by this link at the moment.': {
    nl: '{} laat op dit moment niemand toe via deze link.',
    de: '{} nimmt über diesen Link im Moment niemanden auf.',
    es: '{} no admite a nadie con este enlace en este momento.',
  },
  '{} has closed this link. Please ask them for an invitation.': {
    nl: '{} heeft deze link gesloten. Vraag daar om een uitnodiging.',
    de: '{} hat diesen Link geschlossen. Bitte fragen Sie dort nach einer Einladung.',
    es: '{} ha cerrado este enlace. Pídale una invitación.',
  },
  '{} has no room for more people at the moment. Please ask them.': {
    nl: '{} heeft op dit moment geen plaats voor meer mensen. Vraag het daar na.',
    de: '{} hat im Moment keinen Platz für weitere Personen. Bitte fragen Sie dort nach.',
    es: '{} no tiene sitio para más personas en este momento. Consúltelo allí.',
  },
  // Tests.
  'No organisation with your permission asks for this test at the moment.': {
    nl: 'Op dit moment vraagt geen organisatie met jouw toestemming om deze test.',
    de: 'Im Moment bittet keine Organisation mit Ihrer Erlaubnis um diesen Test.',
    es: 'Ahora mismo ninguna organización con su permiso pide esta prueba.',
  },
  'Please answer two questions about yourself first.': {
    nl: 'Beantwoord eerst twee vragen over jezelf.',
    de: 'Bitte beantworten Sie zuerst zwei Fragen zu sich.',
    es: 'Conteste antes dos preguntas sobre usted.',
  },
  'These words have changed. Please read them again.': {
    nl: 'Deze tekst is veranderd. Lees hem opnieuw.',
    de: 'Dieser Text hat sich geändert. Bitte lesen Sie ihn noch einmal.',
    es: 'Este texto ha cambiado. Léalo de nuevo.',
  },
  'Your answers and their result are deleted.': {
    nl: 'Je antwoorden en het resultaat ervan zijn verwijderd.',
    de: 'Ihre Antworten und ihr Ergebnis sind gelöscht.',
    es: 'Sus respuestas y su resultado se han borrado.',
  },
  'Please read and agree first how these answers are used.': {
    nl: 'Lees eerst hoe deze antwoorden worden gebruikt en ga daarmee akkoord.',
    de: 'Bitte lesen Sie zuerst, wie diese Antworten verwendet werden, und stimmen Sie zu.',
    es: 'Lea antes cómo se usan estas respuestas y dé su consentimiento.',
  },
  'Please answer at least half of the questions about yourself and about your work.': {
    nl: 'Beantwoord minstens de helft van de vragen over jezelf en over je werk.',
    de: 'Bitte beantworten Sie mindestens die Hälfte der Fragen zu sich und zu Ihrer Arbeit.',
    es: 'Conteste al menos la mitad de las preguntas sobre usted y sobre su trabajo.',
  },
  'A category has at most 7 questions.': {
    nl: 'Een categorie heeft hoogstens 7 vragen.',
    de: 'Eine Kategorie hat höchstens 7 Fragen.',
    es: 'Una categoría tiene como máximo 7 preguntas.',
  },
  'This question does not belong to this category.': {
    nl: 'Deze vraag hoort niet bij deze categorie.',
    de: 'Diese Frage gehört nicht zu dieser Kategorie.',
    es: 'Esta pregunta no pertenece a esta categoría.',
  },
  'There is no such category.': {
    nl: 'Die categorie bestaat niet.',
    de: 'Diese Kategorie gibt es nicht.',
    es: 'Esa categoría no existe.',
  },
  'This question is answered twice.': {
    nl: 'Deze vraag is twee keer beantwoord.',
    de: 'Diese Frage ist zweimal beantwortet.',
    es: 'Esta pregunta se ha contestado dos veces.',
  },
  'This category applies to everybody.': {
    nl: 'Deze categorie geldt voor iedereen.',
    de: 'Diese Kategorie gilt für alle.',
    es: 'Esta categoría vale para todas las personas.',
  },
  'A category that does not apply has no answers.': {
    nl: 'Een categorie die niet geldt, heeft geen antwoorden.',
    de: 'Eine Kategorie, die nicht zutrifft, hat keine Antworten.',
    es: 'Una categoría que no procede no tiene respuestas.',
  },
  'This record is complete; answers cannot be changed any more.': {
    nl: 'Deze vragenlijst is af; antwoorden kunnen niet meer worden veranderd.',
    de: 'Dieser Fragebogen ist abgeschlossen; Antworten lassen sich nicht mehr ändern.',
    es: 'Este cuestionario está completo; ya no se pueden cambiar las respuestas.',
  },
  'The test is complete; answers cannot be changed any more.': {
    nl: 'De test is af; antwoorden kunnen niet meer worden veranderd.',
    de: 'Der Test ist abgeschlossen; Antworten lassen sich nicht mehr ändern.',
    es: 'La prueba está completa; ya no se pueden cambiar las respuestas.',
  },
  'This part has not begun yet.': {
    nl: 'Dit deel is nog niet begonnen.',
    de: 'Dieser Teil hat noch nicht begonnen.',
    es: 'Esta parte aún no ha empezado.',
  },
  'You have taken this test and deleted it. It can be taken again 30 days after you started it.': {
    nl: 'Je hebt deze test gemaakt en verwijderd. Je kunt hem opnieuw maken vanaf 30 dagen na de start.',
    de: 'Sie haben diesen Test gemacht und gelöscht. Er kann 30 Tage nach dem Beginn wieder gemacht werden.',
    es: 'Ya hizo esta prueba y la eliminó. Podrá hacerla de nuevo 30 días después de haberla empezado.',
  },
  'This part opens when the first one is over.': {
    nl: 'Dit deel gaat open als het eerste voorbij is.',
    de: 'Dieser Teil öffnet sich, wenn der erste vorbei ist.',
    es: 'Esta parte se abre cuando termina la primera.',
  },
  'This question does not belong to this part.': {
    nl: 'Deze vraag hoort niet bij dit deel.',
    de: 'Diese Frage gehört nicht zu diesem Teil.',
    es: 'Esta pregunta no pertenece a esta parte.',
  },
  'Answers of this part have the type {}.': {
    nl: 'Antwoorden van dit deel hebben het type {}.',
    de: 'Antworten dieses Teils haben den Typ {}.',
    es: 'Las respuestas de esta parte son del tipo {}.',
  },
  'This question belongs to another scale.': {
    nl: 'Deze vraag hoort bij een andere schaal.',
    de: 'Diese Frage gehört zu einer anderen Skala.',
    es: 'Esta pregunta pertenece a otra escala.',
  },
  'The questions do not exist in this language.': {
    nl: 'De vragen bestaan niet in deze taal.',
    de: 'Die Fragen gibt es in dieser Sprache nicht.',
    es: 'Las preguntas no existen en este idioma.',
  },
  'This question does not belong to this test.': {
    nl: 'Deze vraag hoort niet bij deze test.',
    de: 'Diese Frage gehört nicht zu diesem Test.',
    es: 'Esta pregunta no pertenece a esta prueba.',
  },
  'This option does not belong to this question.': {
    nl: 'Dit antwoord hoort niet bij deze vraag.',
    de: 'Diese Antwort gehört nicht zu dieser Frage.',
    es: 'Esta opción no pertenece a esta pregunta.',
  },
  'This question has not been shown yet.': {
    nl: 'Deze vraag is nog niet getoond.',
    de: 'Diese Frage wurde noch nicht gezeigt.',
    es: 'Esta pregunta aún no se ha mostrado.',
  },
  'This question has been answered; its answer cannot be changed.': {
    nl: 'Deze vraag is beantwoord; het antwoord kan niet meer veranderen.',
    de: 'Diese Frage ist beantwortet; die Antwort lässt sich nicht ändern.',
    es: 'Esta pregunta ya está contestada; su respuesta no se puede cambiar.',
  },
  'This test has no questions at the moment.': {
    nl: 'Deze test heeft op dit moment geen vragen.',
    de: 'Dieser Test hat im Moment keine Fragen.',
    es: 'Esta prueba no tiene preguntas en este momento.',
  },
  // Own data.
  'A code is on its way to your address. It works for 15 minutes.': {
    nl: 'Er is een code onderweg naar je adres. Hij werkt 15 minuten.',
    de: 'Ein Code ist unterwegs an Ihre Adresse. Er gilt 15 Minuten.',
    es: 'Hay un código en camino a su dirección. Funciona durante 15 minutos.',
  },
  'This is not your password.': {
    nl: 'Dit is niet je wachtwoord.',
    de: 'Das ist nicht Ihr Passwort.',
    es: 'Esta no es su contraseña.',
  },
  'This is not right, or too old.': {
    nl: 'Dit klopt niet of is te oud.',
    de: 'Das stimmt nicht oder ist zu alt.',
    es: 'No es correcto o es demasiado antiguo.',
  },
  'Thank you. You can go on.': {
    nl: 'Bedankt. Je kunt verder.',
    de: 'Danke. Sie können weitermachen.',
    es: 'Gracias. Ya puede continuar.',
  },
  'Please show that it is you: give your password, or a code that we mail to you.': {
    nl: 'Laat zien dat jij het bent: vul je wachtwoord in, of een code die we je mailen.',
    de: 'Bitte zeigen Sie, dass Sie es sind: mit Ihrem Passwort oder mit einem Code, den wir Ihnen per E-Mail schicken.',
    es: 'Demuestre que es usted: escriba su contraseña o un código que le enviamos por correo.',
  },
  'Your account is deleted, with all that belonged to it.': {
    nl: 'Je account is verwijderd, met alles wat erbij hoorde.',
    de: 'Ihr Konto ist gelöscht, mit allem, was dazugehörte.',
    es: 'Su cuenta se ha eliminado, con todo lo que contenía.',
  },
  'Your account looks after an organisation. Please have that ended first by whoever runs this Assay; tests that you have taken yourself can be deleted now.': {
    nl: 'Je account beheert een organisatie. Laat dat eerst beëindigen door wie deze Assay beheert; tests die je zelf hebt gemaakt, kun je nu al verwijderen.',
    de: 'Ihr Konto betreut eine Organisation. Bitte lassen Sie das zuerst von der Stelle beenden, die dieses Assay betreibt; Tests, die Sie selbst gemacht haben, können Sie schon jetzt löschen.',
    es: 'Su cuenta gestiona una organización. Pida antes a quien administra este Assay que ponga fin a esa función; las pruebas que haya hecho usted puede eliminarlas ya.',
  },
  'No organisation has anything to do with you here.': {
    nl: 'Hier heeft geen organisatie iets met je te maken.',
    de: 'Hier hat keine Organisation etwas mit Ihnen zu tun.',
    es: 'Aquí ninguna organización tiene relación con usted.',
  },
  'Your request to {} is sent in ten minutes. Until then you can undo it.': {
    nl: 'Je verzoek aan {} wordt over tien minuten verstuurd. Tot dan kun je het ongedaan maken.',
    de: 'Ihre Anfrage an {} wird in zehn Minuten gesendet. Bis dahin können Sie sie zurücknehmen.',
    es: 'Su solicitud a {} se enviará dentro de diez minutos. Hasta entonces puede deshacerla.',
  },
  'Your request is undone. Nothing has been sent.': {
    nl: 'Je verzoek is ongedaan gemaakt. Er is niets verstuurd.',
    de: 'Ihre Anfrage ist zurückgenommen. Es wurde nichts gesendet.',
    es: 'Su solicitud se ha deshecho. No se ha enviado nada.',
  },
  'This request has already been sent.': {
    nl: 'Dit verzoek is al verstuurd.',
    de: 'Diese Anfrage wurde bereits gesendet.',
    es: 'Esta solicitud ya se ha enviado.',
  },
  'The test is deleted, with its answers and its result.': {
    nl: 'De test is verwijderd, met de antwoorden en het resultaat.',
    de: 'Der Test ist gelöscht, mit seinen Antworten und seinem Ergebnis.',
    es: 'La prueba se ha eliminado, con sus respuestas y su resultado.',
  },
  '{} tests are deleted, with their answers and results.': {
    nl: '{} tests zijn verwijderd, met hun antwoorden en resultaten.',
    de: '{} Tests sind gelöscht, mit ihren Antworten und Ergebnissen.',
    es: 'Se han eliminado {} pruebas, con sus respuestas y resultados.',
  },
  'There is nothing of these tests to delete.': {
    nl: 'Van deze tests is er niets om te verwijderen.',
    de: 'Von diesen Tests gibt es nichts zu löschen.',
    es: 'De estas pruebas no hay nada que eliminar.',
  },
  'Please choose at least one test.': {
    nl: 'Kies minstens één test.',
    de: 'Bitte wählen Sie mindestens einen Test.',
    es: 'Elija al menos una prueba.',
  },
  // Files for the profile.
  'Please choose a file.': {
    nl: 'Kies een bestand.',
    de: 'Bitte wählen Sie eine Datei.',
    es: 'Elija un archivo.',
  },
  'This is not a CV that can be kept here. Please choose a PDF, Word (DOC, DOCX) or OpenDocument (ODT) file without a password.': {
    nl: 'Dit is geen cv dat hier kan worden bewaard. Kies een bestand in PDF, Word (DOC, DOCX) of OpenDocument (ODT), zonder wachtwoord.',
    de: 'Das ist kein Lebenslauf, der hier aufbewahrt werden kann. Bitte wählen Sie eine PDF-, Word- (DOC, DOCX) oder OpenDocument-Datei (ODT) ohne Passwort.',
    es: 'Este no es un CV que se pueda guardar aquí. Elija un archivo PDF, Word (DOC, DOCX) u OpenDocument (ODT) sin contraseña.',
  },
  'Many people have joined by this link and have not opened their email yet. If you have our email, open its link. Otherwise, please ask {} for an invitation.': {
    nl: 'Veel mensen hebben zich via deze link aangemeld en hun e-mail nog niet geopend. Heb je onze e-mail, open dan de link daarin. Vraag anders {} om een uitnodiging.',
    de: 'Viele Personen haben sich über diesen Link angemeldet und ihre E-Mail noch nicht geöffnet. Wenn Sie unsere E-Mail haben, öffnen Sie den Link darin. Sonst bitten Sie {} um eine Einladung.',
    es: 'Muchas personas se han inscrito con este enlace y aún no han abierto su correo. Si tiene nuestro correo, abra su enlace. Si no, pida una invitación a {}.',
  },
  'Many people have joined from your network today and have not opened their email yet. If you have our email, open its link. Otherwise, please try again tomorrow or ask {} for an invitation.': {
    nl: 'Veel mensen op jouw netwerk hebben zich vandaag aangemeld en hun e-mail nog niet geopend. Heb je onze e-mail, open dan de link daarin. Probeer het anders morgen opnieuw of vraag {} om een uitnodiging.',
    de: 'Viele Personen in Ihrem Netzwerk haben sich heute angemeldet und ihre E-Mail noch nicht geöffnet. Wenn Sie unsere E-Mail haben, öffnen Sie den Link darin. Sonst versuchen Sie es morgen noch einmal oder bitten Sie {} um eine Einladung.',
    es: 'Muchas personas de su red se han inscrito hoy y aún no han abierto su correo. Si tiene nuestro correo, abra su enlace. Si no, inténtelo mañana o pida una invitación a {}.',
  },
  'The file could not be stored. Please try again later.': {
    nl: 'Het bestand kon niet worden opgeslagen. Probeer het later opnieuw.',
    de: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
    es: 'No se ha podido guardar el archivo. Vuelva a intentarlo más tarde.',
  },
  'Your CV is deleted.': {
    nl: 'Je cv is verwijderd.',
    de: 'Ihr Lebenslauf ist gelöscht.',
    es: 'Su CV se ha eliminado.',
  },
  'A file may have {} MB at most.': {
    nl: 'Een bestand mag hoogstens {} MB groot zijn.',
    de: 'Eine Datei darf höchstens {} MB groß sein.',
    es: 'Un archivo puede tener como máximo {} MB.',
  },
  'This file says nothing that your profile has a field for.': {
    nl: 'In dit bestand staat niets waarvoor je profiel een veld heeft.',
    de: 'In dieser Datei steht nichts, wofür Ihr Profil ein Feld hat.',
    es: 'Este archivo no contiene nada para lo que su perfil tenga un campo.',
  },
  'This is JSON, but no JSON Resume: it has none of the parts “basics”, “work” and “education”.': {
    nl: 'Dit is JSON, maar geen JSON Resume: de delen “basics”, “work” en “education” ontbreken alle drie.',
    de: 'Das ist JSON, aber kein JSON Resume: Es hat keinen der Teile „basics“, „work“ und „education“.',
    es: 'Esto es JSON, pero no un JSON Resume: no tiene ninguna de las partes «basics», «work» y «education».',
  },
  'This is not a JSON file, or it is damaged.': {
    nl: 'Dit is geen JSON-bestand, of het is beschadigd.',
    de: 'Das ist keine JSON-Datei, oder sie ist beschädigt.',
    es: 'Este no es un archivo JSON o está dañado.',
  },
  'This ZIP file has no Profile.csv, Positions.csv or Education.csv in it, as an export of LinkedIn has.': {
    nl: 'In dit ZIP-bestand zit geen Profile.csv, Positions.csv of Education.csv, zoals in een export van LinkedIn.',
    de: 'In dieser ZIP-Datei ist keine Profile.csv, Positions.csv oder Education.csv, wie sie ein Export von LinkedIn enthält.',
    es: 'En este archivo ZIP no hay ningún Profile.csv, Positions.csv ni Education.csv, como los que contiene una exportación de LinkedIn.',
  },
  'This is none of the files that can be read here: a JSON Resume (.json), an export of LinkedIn (.zip), or Profile.csv, Positions.csv or Education.csv of one.': {
    nl: 'Dit is geen bestand dat hier kan worden gelezen: een JSON Resume (.json), een export van LinkedIn (.zip), of Profile.csv, Positions.csv of Education.csv daaruit.',
    de: 'Das ist keine der Dateien, die hier gelesen werden können: ein JSON Resume (.json), ein Export von LinkedIn (.zip) oder Profile.csv, Positions.csv oder Education.csv daraus.',
    es: 'Este no es ninguno de los archivos que se pueden leer aquí: un JSON Resume (.json), una exportación de LinkedIn (.zip), o los archivos Profile.csv, Positions.csv o Education.csv que contiene.',
  },
  'This is not a text file.': {
    nl: 'Dit is geen tekstbestand.',
    de: 'Das ist keine Textdatei.',
    es: 'Este no es un archivo de texto.',
  },
  'This CSV file is damaged: a quotation mark is missing or a line is far too long.': {
    nl: 'Dit CSV-bestand is beschadigd: er ontbreekt een aanhalingsteken of een regel is veel te lang.',
    de: 'Diese CSV-Datei ist beschädigt: Ein Anführungszeichen fehlt, oder eine Zeile ist viel zu lang.',
    es: 'Este archivo CSV está dañado: faltan unas comillas o una línea es demasiado larga.',
  },
  'This file is damaged. Please create it once more.': {
    nl: 'Dit bestand is beschadigd. Maak het opnieuw.',
    de: 'Diese Datei ist beschädigt. Bitte erstellen Sie sie noch einmal.',
    es: 'Este archivo está dañado. Vuelva a crearlo.',
  },
  'This ZIP file holds {} files; {} are allowed.': {
    nl: 'Dit ZIP-bestand bevat {} bestanden; er zijn er {} toegestaan.',
    de: 'Diese ZIP-Datei enthält {} Dateien; erlaubt sind {}.',
    es: 'Este archivo ZIP contiene {} archivos; se permiten {}.',
  },
  '{} is in this ZIP file twice.': {
    nl: '{} zit twee keer in dit ZIP-bestand.',
    de: '{} ist zweimal in dieser ZIP-Datei.',
    es: '{} está dos veces en este archivo ZIP.',
  },
  '{} is damaged. Please create the ZIP file once more.': {
    nl: '{} is beschadigd. Maak het ZIP-bestand opnieuw.',
    de: '{} ist beschädigt. Bitte erstellen Sie die ZIP-Datei noch einmal.',
    es: '{} está dañado. Vuelva a crear el archivo ZIP.',
  },
  '{} is too large when unpacked.': {
    nl: '{} is uitgepakt te groot.',
    de: '{} ist entpackt zu groß.',
    es: '{} es demasiado grande una vez descomprimido.',
  },
  '{} is protected by a password.': {
    nl: '{} is beveiligd met een wachtwoord.',
    de: '{} ist mit einem Passwort geschützt.',
    es: '{} está protegido con una contraseña.',
  },
  '{} is packed in a way that cannot be read here.': {
    nl: '{} is ingepakt op een manier die hier niet kan worden gelezen.',
    de: '{} ist auf eine Weise gepackt, die hier nicht gelesen werden kann.',
    es: '{} está comprimido de una forma que aquí no se puede leer.',
  },
  '{} in this ZIP file leads out of it.': {
    nl: '{} in dit ZIP-bestand verwijst naar buiten.',
    de: '{} in dieser ZIP-Datei führt aus ihr hinaus.',
    es: '{} en este archivo ZIP apunta fuera de él.',
  },
  // Video interviews.
  'Please send a WebM or MP4 video.': {
    nl: 'Stuur een video als WebM of MP4.',
    de: 'Bitte senden Sie ein Video als WebM oder MP4.',
    es: 'Envíe un vídeo en formato WebM o MP4.',
  },
  'This recording has not arrived as a whole yet.': {
    nl: 'Deze opname is nog niet helemaal aangekomen.',
    de: 'Diese Aufnahme ist noch nicht ganz angekommen.',
    es: 'Esta grabación todavía no ha llegado entera.',
  },
  'This answer is handed in and cannot be changed any more.': {
    nl: 'Dit antwoord is ingeleverd en kan niet meer worden veranderd.',
    de: 'Diese Antwort ist abgegeben und kann nicht mehr geändert werden.',
    es: 'Esta respuesta está entregada y ya no se puede cambiar.',
  },
  'There is no further try at this question.': {
    nl: 'Voor deze vraag is er geen poging meer.',
    de: 'Für diese Frage gibt es keinen weiteren Versuch.',
    es: 'No quedan más intentos para esta pregunta.',
  },
  'A recording may have 100 MB at most.': {
    nl: 'Een opname mag hoogstens 100 MB groot zijn.',
    de: 'Eine Aufnahme darf höchstens 100 MB haben.',
    es: 'Una grabación puede tener 100 MB como máximo.',
  },
  'Please record an answer to every question first.': {
    nl: 'Neem eerst op elke vraag een antwoord op.',
    de: 'Bitte nehmen Sie zuerst zu jeder Frage eine Antwort auf.',
    es: 'Grabe primero una respuesta a cada pregunta.',
  },
  'Your interview is handed in.': {
    nl: 'Je interview is ingeleverd.',
    de: 'Ihr Interview ist abgegeben.',
    es: 'Su entrevista está entregada.',
  },
  'This interview has no such question.': {
    nl: 'Deze vraag is er niet in dit interview.',
    de: 'Diese Frage gibt es in diesem Interview nicht.',
    es: 'Esta entrevista no tiene esa pregunta.',
  },
};
