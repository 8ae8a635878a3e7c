import { messages } from '../../platform/words/message.ts';

/** What the calls of profiles, CVs and labels say. */
export const subjectMessages = messages({
  wrongDocument: {
    code: 'wrong_kind_of_document',
    en: 'This is not a CV that can be kept here. Please choose a PDF, Word (DOC, DOCX) or OpenDocument (ODT) file without a password.',
    nl: 'Dit is geen cv dat hier kan worden bewaard. Kies een bestand als pdf, Word (DOC, DOCX) of OpenDocument (ODT), zonder wachtwoord.',
    de: 'Das ist kein Lebenslauf, der hier aufbewahrt werden kann. Bitte wählen Sie eine PDF-, Word- (DOC, DOCX) oder OpenDocument-Datei (ODT) ohne Passwort.',
    es: 'Este no es un currículum que se pueda guardar aquí. Elija un archivo PDF, Word (DOC, DOCX) u OpenDocument (ODT) sin contraseña.',
  },
  fileNotStored: {
    en: 'The file could not be stored. Please try again later.',
    nl: 'Het bestand kon niet worden bewaard. Probeer het later opnieuw.',
    de: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
    es: 'No se ha podido guardar el archivo. Vuelva a intentarlo más tarde.',
  },
  cvDeleted: {
    en: 'Your CV is deleted.',
    nl: 'Je cv is verwijderd.',
    de: 'Ihr Lebenslauf ist gelöscht.',
    es: 'Su currículum se ha eliminado.',
  },
  fileWithoutFields: {
    en: 'This file says nothing that your profile has a field for.',
    nl: 'In dit bestand staat niets waarvoor je profiel een veld heeft.',
    de: 'In dieser Datei steht nichts, wofür Ihr Profil ein Feld hat.',
    es: 'Este archivo no contiene nada para lo que su perfil tenga un campo.',
  },
  noResume: {
    en: 'This is JSON, but not a JSON Resume: it has none of the parts “basics”, “work” and “education”.',
    nl: 'Dit is JSON, maar geen JSON Resume: de delen “basics”, “work” en “education” ontbreken alle drie.',
    de: 'Das ist JSON, aber kein JSON Resume: Es hat keinen der Teile „basics“, „work“ und „education“.',
    es: 'Esto es JSON, pero no un JSON Resume: no tiene ninguna de las partes «basics», «work» y «education».',
  },
  noJson: {
    en: 'This is not a JSON file, or it is damaged.',
    nl: 'Dit is geen JSON-bestand, of het is beschadigd.',
    de: 'Das ist keine JSON-Datei, oder sie ist beschädigt.',
    es: 'Este no es un archivo JSON o está dañado.',
  },
  noExport: {
    en: 'This ZIP file has no Profile.csv, Positions.csv or Education.csv in it, as an export of LinkedIn has.',
    nl: 'In dit ZIP-bestand zit geen Profile.csv, Positions.csv of Education.csv, zoals in een export van LinkedIn.',
    de: 'In dieser ZIP-Datei ist keine Profile.csv, Positions.csv oder Education.csv, wie sie ein Export von LinkedIn enthält.',
    es: 'En este archivo ZIP no hay ningún Profile.csv, Positions.csv ni Education.csv, como los que contiene una exportación de LinkedIn.',
  },
  unknownKind: {
    en: 'This is none of the files that can be read here: a JSON Resume (.json), an export of LinkedIn (.zip), or Profile.csv, Positions.csv or Education.csv of one.',
    nl: 'Dit is geen bestand dat hier kan worden gelezen: een JSON Resume (.json), een export van LinkedIn (.zip), of Profile.csv, Positions.csv of Education.csv daaruit.',
    de: 'Das ist keine der Dateien, die hier gelesen werden können: ein JSON Resume (.json), ein Export von LinkedIn (.zip) oder Profile.csv, Positions.csv oder Education.csv daraus.',
    es: 'Este no es ninguno de los archivos que se pueden leer aquí: un JSON Resume (.json), una exportación de LinkedIn (.zip), o los archivos Profile.csv, Positions.csv o Education.csv que contiene.',
  },
  notText: {
    en: 'This is not a text file.',
    nl: 'Dit is geen tekstbestand.',
    de: 'Das ist keine Textdatei.',
    es: 'Este no es un archivo de texto.',
  },
  csvDamaged: {
    en: 'This CSV file is damaged: a quotation mark is missing or a line is far too long.',
    nl: 'Dit CSV-bestand is beschadigd: er ontbreekt een aanhalingsteken of een regel is veel te lang.',
    de: 'Diese CSV-Datei ist beschädigt: Ein Anführungszeichen fehlt, oder eine Zeile ist viel zu lang.',
    es: 'Este archivo CSV está dañado: faltan unas comillas o una línea es demasiado larga.',
  },
  labelsFull: {
    code: 'too_many',
    en: 'There are already {maximum} labels; please delete one first.',
    nl: 'Er zijn al {maximum} labels; verwijder er eerst een.',
    de: 'Es gibt schon {maximum} Stichwörter; bitte löschen Sie zuerst eines.',
    es: 'Ya hay {maximum} etiquetas; elimine antes una.',
  },
  labelDeleted: {
    en: 'The label {label} is deleted.',
    nl: 'Het label {label} is verwijderd.',
    de: 'Das Stichwort {label} ist gelöscht.',
    es: 'La etiqueta {label} se ha eliminado.',
  },
  labelNameTaken: {
    code: 'name_taken',
    en: 'There is already a label with this name.',
    nl: 'Er is al een label met deze naam.',
    de: 'Es gibt schon ein Stichwort mit diesem Namen.',
    es: 'Ya existe una etiqueta con este nombre.',
  },
  yearOutOfRange: {
    en: 'Please check the year: between {least} and {most} years ago.',
    nl: 'Controleer het jaar: tussen {least} en {most} jaar geleden.',
    de: 'Bitte prüfen Sie das Jahr: vor {least} bis {most} Jahren.',
    es: 'Compruebe el año: entre hace {least} y {most} años.',
  },
  notInList: {
    en: 'Please choose one from the list.',
    nl: 'Kies iets uit de lijst.',
    de: 'Bitte wählen Sie etwas aus der Liste.',
    es: 'Elija una opción de la lista.',
  },
});
