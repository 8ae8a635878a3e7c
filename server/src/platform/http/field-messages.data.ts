import { messages } from '../words/message.ts';

/** What is wrong with a field, by the kind of mistake. */
export const fieldMessages = messages({
  unknownField: {
    en: 'This field is not known.',
    nl: 'Dit veld is niet bekend.',
    de: 'Dieses Feld ist nicht bekannt.',
    es: 'No se reconoce este campo.',
  },
  required: {
    en: 'Please fill this in.',
    nl: 'Vul dit in.',
    de: 'Bitte füllen Sie das aus.',
    es: 'Rellene este campo.',
  },
  wrongForm: {
    en: 'This does not have the right form.',
    nl: 'Dit heeft niet de juiste vorm.',
    de: 'Das hat nicht die richtige Form.',
    es: 'Esto no tiene la forma correcta.',
  },
  notText: {
    en: 'Please send text.',
    nl: 'Stuur tekst.',
    de: 'Bitte senden Sie Text.',
    es: 'Envíe texto.',
  },
  notNumber: {
    en: 'Please give a number.',
    nl: 'Vul een getal in.',
    de: 'Bitte geben Sie eine Zahl an.',
    es: 'Escriba un número.',
  },
  notWhole: {
    en: 'Please enter a whole number.',
    nl: 'Vul een geheel getal in.',
    de: 'Bitte geben Sie eine ganze Zahl an.',
    es: 'Escriba un número entero.',
  },
  notFlag: {
    en: 'Please send true or false.',
    nl: 'Stuur true of false.',
    de: 'Bitte senden Sie true oder false.',
    es: 'Envíe true o false.',
  },
  notList: {
    en: 'Please send a list.',
    nl: 'Stuur een lijst.',
    de: 'Bitte senden Sie eine Liste.',
    es: 'Envíe una lista.',
  },
  notDate: {
    en: 'Please enter a date such as 2026-11-21.',
    nl: 'Vul een datum in, zoals 2026-11-21.',
    de: 'Bitte geben Sie ein Datum an, etwa 2026-11-21.',
    es: 'Escriba una fecha, como 2026-11-21.',
  },
  notMoment: {
    en: 'Please enter a date and time such as 2026-12-04T18:00:00+01:00.',
    nl: 'Vul een tijdstip in, zoals 2026-12-04T18:00:00+01:00.',
    de: 'Bitte geben Sie einen Zeitpunkt an, etwa 2026-12-04T18:00:00+01:00.',
    es: 'Escriba una fecha y una hora, como 2026-12-04T18:00:00+01:00.',
  },
  notOneOf: {
    en: 'Please choose one of these: {values}.',
    nl: 'Kies een van deze: {values}.',
    de: 'Bitte wählen Sie eines davon: {values}.',
    es: 'Elija una de estas opciones: {values}.',
  },
  tooShort: {
    en: 'At least {minimum, number} characters.',
    nl: 'Minstens {minimum, number} tekens.',
    de: 'Mindestens {minimum, number} Zeichen.',
    es: 'Al menos {minimum, number} caracteres.',
  },
  tooFew: {
    en: 'At least {minimum, plural, one {# entry} other {# entries}}.',
    nl: 'Minstens {minimum, plural, one {# regel} other {# regels}}.',
    de: 'Mindestens {minimum, plural, one {# Eintrag} other {# Einträge}}.',
    es: 'Al menos {minimum, plural, one {# entrada} other {# entradas}}.',
  },
  tooSmall: {
    en: 'Please give {minimum, number} or more.',
    nl: 'Geef {minimum, number} of meer op.',
    de: 'Bitte geben Sie {minimum, number} oder mehr an.',
    es: 'Indique {minimum, number} o más.',
  },
  tooLong: {
    en: 'At most {maximum, number} characters.',
    nl: 'Hoogstens {maximum, number} tekens.',
    de: 'Höchstens {maximum, number} Zeichen.',
    es: 'Como máximo {maximum, number} caracteres.',
  },
  tooMany: {
    en: 'At most {maximum, plural, one {# entry} other {# entries}}.',
    nl: 'Hoogstens {maximum, plural, one {# regel} other {# regels}}.',
    de: 'Höchstens {maximum, plural, one {# Eintrag} other {# Einträge}}.',
    es: 'Como máximo {maximum, plural, one {# entrada} other {# entradas}}.',
  },
  tooBig: {
    en: 'Please give {maximum, number} or less.',
    nl: 'Geef {maximum, number} of minder op.',
    de: 'Bitte geben Sie {maximum, number} oder weniger an.',
    es: 'Indique {maximum, number} o menos.',
  },
});
