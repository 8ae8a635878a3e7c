import { messages } from '../../platform/words/message.ts';

/** What stands in every mail. */
export const mailMessages = messages({
  hello: {
    en: 'Hello {name},',
    nl: 'Hallo {name},',
    de: 'Guten Tag {name},',
    es: 'Hola, {name}:',
  },
  helloNameless: {
    en: 'Hello,',
    nl: 'Hallo,',
    de: 'Guten Tag,',
    es: 'Hola:',
  },
  fallback: {
    en: 'If the button does not work, copy this address:',
    nl: 'Werkt de knop niet? Kopieer dan dit adres:',
    de: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse:',
    es: 'Si el botón no funciona, copie esta dirección:',
  },
  unsubscribe: {
    en: 'If you no longer want emails from {organization}, you can <a href="{page}">unsubscribe</a>.',
    nl: 'Wil je geen e-mails meer van {organization}, dan kun je je <a href="{page}">afmelden</a>.',
    de: 'Wenn Sie keine E-Mails von {organization} mehr möchten, können Sie sich <a href="{page}">abmelden</a>.',
    es: 'Si no desea recibir más correos de {organization}, puede <a href="{page}">darse de baja</a>.',
  },
});
