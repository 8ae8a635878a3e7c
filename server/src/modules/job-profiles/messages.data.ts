import { messages } from '../../platform/words/message.ts';

/** What calls on job profiles say. */
export const jobProfileMessages = messages({
  nameTaken: {
    en: 'There is already a job profile with this name.',
    nl: 'Er is al een functieprofiel met deze naam.',
    de: 'Es gibt schon ein Berufsprofil mit diesem Namen.',
    es: 'Ya existe un perfil de puesto con este nombre.',
  },
  groupUnknown: {
    code: 'unknown',
    en: 'This group does not exist.',
    nl: 'Deze groep bestaat niet.',
    de: 'Diese Gruppe gibt es nicht.',
    es: 'Este grupo no existe.',
  },
  changed: {
    en: 'A colleague has changed this job profile in the meantime. Please load it again.',
    nl: 'Een collega heeft dit functieprofiel intussen gewijzigd. Laad het opnieuw.',
    de: 'Jemand im Team hat dieses Berufsprofil inzwischen geändert. Bitte laden Sie es neu.',
    es: 'Entretanto alguien del equipo ha cambiado este perfil de puesto. Vuelva a cargarlo.',
  },
  archived: {
    en: 'The job profile {profile} is archived.',
    nl: 'Het functieprofiel {profile} is gearchiveerd.',
    de: 'Das Berufsprofil {profile} ist archiviert.',
    es: 'El perfil de puesto {profile} está archivado.',
  },
  savedTried: {
    en: 'Saved from the success profile {profile}, tried on {count, plural, one {# person} other {# people}}: cross-validated r = {r} ({low} to {high}); in new people, expect about {likely}.',
    nl: 'Bewaard vanuit het succesprofiel {profile}, getoetst bij {count, plural, one {# persoon} other {# personen}}: kruisgevalideerde r = {r} ({low} tot {high}); verwacht bij nieuwe mensen ongeveer {likely}.',
    de: 'Gespeichert aus dem Erfolgsprofil {profile}, erprobt an {count, plural, one {# Person} other {# Personen}}: kreuzvalidiertes r = {r} ({low} bis {high}); bei neuen Personen sind etwa {likely} zu erwarten.',
    es: 'Guardado a partir del perfil de éxito {profile}, probado con {count, plural, one {# persona} other {# personas}}: r con validación cruzada = {r} ({low} a {high}); en personas nuevas, espere alrededor de {likely}.',
  },
  savedUntried: {
    en: 'Saved from the success profile {profile} of {count, plural, one {# person} other {# people}}; too little was found to try it by cross-validation.',
    nl: 'Bewaard vanuit het succesprofiel {profile} van {count, plural, one {# persoon} other {# personen}}; er is te weinig gevonden om het met kruisvalidatie te toetsen.',
    de: 'Gespeichert aus dem Erfolgsprofil {profile} von {count, plural, one {# Person} other {# Personen}}; für eine Kreuzvalidierung wurde zu wenig gefunden.',
    es: 'Guardado a partir del perfil de éxito {profile} de {count, plural, one {# persona} other {# personas}}; se ha encontrado demasiado poco para probarlo con validación cruzada.',
  },
  savedToTryOut: {
    en: 'With {count, plural, one {# person} other {# people}}, this saved profile is for trying out: compare the fit with later reviews, and do not choose people by it.',
    nl: 'Met {count, plural, one {# persoon} other {# personen}} is dit bewaarde profiel om uit te proberen: vergelijk de match met latere beoordelingen en kies er geen mensen op.',
    de: 'Mit {count, plural, one {# Person} other {# Personen}} ist dieses gespeicherte Profil zum Ausprobieren da: Vergleichen Sie die Passung mit späteren Beurteilungen und wählen Sie niemanden danach aus.',
    es: 'Con {count, plural, one {# persona} other {# personas}}, este perfil guardado es para probarlo: compare el ajuste con evaluaciones posteriores y no elija a nadie por él.',
  },
  savedForecastsNothing: {
    en: 'The saved profile predicts no better than chance: do not choose people by their fit with it.',
    nl: 'Het bewaarde profiel voorspelt niet beter dan toeval: kies geen mensen op hun match ermee.',
    de: 'Das gespeicherte Profil sagt nichts besser vorher als der Zufall: Wählen Sie niemanden nach der Passung dazu aus.',
    es: 'El perfil guardado no predice mejor que el azar: no elija a nadie por su ajuste con él.',
  },
  savedAdverse: {
    en: 'Taking the third with the highest fit to the saved profile would treat a group of your own people adversely.',
    nl: 'Het derde deel met de hoogste match met het bewaarde profiel kiezen, zou een groep van je eigen mensen benadelen.',
    de: 'Das Drittel mit der höchsten Passung zum gespeicherten Profil zu wählen, würde eine Gruppe Ihrer eigenen Leute benachteiligen.',
    es: 'Elegir el tercio con mayor ajuste al perfil guardado perjudicaría a un grupo de su propia gente.',
  },
  archivedInUse: {
    en: 'The job profile {profile} is archived. Campaigns that use it keep it ({count}).',
    nl: 'Het functieprofiel {profile} is gearchiveerd. Campagnes die het gebruiken, blijven dat doen ({count}).',
    de: 'Das Berufsprofil {profile} ist archiviert. Kampagnen, die es verwenden, behalten es ({count}).',
    es: 'El perfil de puesto {profile} está archivado. Las campañas que lo usan lo conservan ({count}).',
  },
});
