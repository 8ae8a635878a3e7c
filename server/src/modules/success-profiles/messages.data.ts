import { messages } from '../../platform/words/message.ts';

/** What calls on success profiles say. */
export const successMessages = messages({
  nameTaken: {
    code: 'name_taken',
    en: 'There is already a success profile with this name.',
    nl: 'Er is al een succesprofiel met deze naam.',
    de: 'Es gibt schon ein Erfolgsprofil mit diesem Namen.',
    es: 'Ya existe un perfil de éxito con este nombre.',
  },
  categoryRequired: {
    code: 'required',
    en: 'Please choose a job family or a competency model.',
    nl: 'Kies een beroepsgroep of een competentiemodel.',
    de: 'Bitte wählen Sie ein Berufsfeld oder ein Kompetenzmodell.',
    es: 'Elija una familia profesional o un modelo de competencias.',
  },
  oneCategoryOnly: {
    en: 'Please choose a job family or a competency model, not both.',
    nl: 'Kies een beroepsgroep of een competentiemodel, niet allebei.',
    de: 'Bitte wählen Sie ein Berufsfeld oder ein Kompetenzmodell, nicht beides.',
    es: 'Elija una familia profesional o un modelo de competencias, no ambos.',
  },
  categoryUnknown: {
    code: 'unknown',
    en: 'People cannot be reviewed by this one. Please choose one from the list.',
    nl: 'Hiermee kunnen mensen niet worden beoordeeld. Kies er een uit de lijst.',
    de: 'Danach lassen sich Personen nicht beurteilen. Bitte wählen Sie aus der Liste.',
    es: 'Con esto no se puede evaluar a nadie. Elija de la lista.',
  },
  tooManyProfiles: {
    code: 'too_many',
    en: 'There are already {maximum} success profiles; please delete one first.',
    nl: 'Er zijn al {maximum} succesprofielen; verwijder er eerst een.',
    de: 'Es gibt schon {maximum} Erfolgsprofile; bitte löschen Sie zuerst eines.',
    es: 'Ya hay {maximum} perfiles de éxito; elimine antes uno.',
  },
  tooManyPeople: {
    code: 'too_many',
    en: 'A success profile holds up to {maximum} people.',
    nl: 'Een succesprofiel bevat hoogstens {maximum} mensen.',
    de: 'Ein Erfolgsprofil umfasst höchstens {maximum} Personen.',
    es: 'Un perfil de éxito admite hasta {maximum} personas.',
  },
  bothWays: {
    en: 'This person cannot be added and removed at once.',
    nl: 'Deze persoon kan niet tegelijk worden toegevoegd en verwijderd.',
    de: 'Diese Person kann nicht zugleich hinzugefügt und entfernt werden.',
    es: 'No se puede añadir y quitar a esta persona a la vez.',
  },
  personRemoved: {
    en: 'The person is out of the success profile, and the reviews in it are deleted.',
    nl: 'De persoon staat niet meer in het succesprofiel en de beoordelingen daarin zijn verwijderd.',
    de: 'Die Person ist nicht mehr im Erfolgsprofil, und ihre Beurteilungen darin sind gelöscht.',
    es: 'La persona ya no está en el perfil de éxito y sus evaluaciones en él se han eliminado.',
  },
  deleted: {
    en: 'The success profile {profile} is deleted.',
    nl: 'Het succesprofiel {profile} is verwijderd.',
    de: 'Das Erfolgsprofil {profile} ist gelöscht.',
    es: 'El perfil de éxito {profile} se ha eliminado.',
  },
});
