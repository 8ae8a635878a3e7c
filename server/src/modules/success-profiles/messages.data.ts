import { messages } from '../../platform/words/message.ts';

/** What calls on success profiles say. */
export const successMessages = messages({
  nameTaken: {
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
    es: 'Elija una familia de puestos o un modelo de competencias.',
  },
  oneCategoryOnly: {
    en: 'Please choose a job family or a competency model, not both.',
    nl: 'Kies een beroepsgroep of een competentiemodel, niet allebei.',
    de: 'Bitte wählen Sie ein Berufsfeld oder ein Kompetenzmodell, nicht beides.',
    es: 'Elija una familia de puestos o un modelo de competencias, no ambos.',
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
    en: 'A success profile holds up to {maximum, number} people.',
    nl: 'Een succesprofiel bevat hoogstens {maximum, number} mensen.',
    de: 'Ein Erfolgsprofil umfasst höchstens {maximum, number} Personen.',
    es: 'Un perfil de éxito admite hasta {maximum, number} personas.',
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
  removedJustNow: {
    en: 'Someone was removed a moment ago and can still be added again. The figures come in {minutes, plural, one {a minute} other {# minutes}}, so that the difference does not tell how that person was rated.',
    nl: 'Er is net iemand verwijderd die nog kan worden teruggezet. De cijfers komen over {minutes, plural, one {een minuut} other {# minuten}}, zodat het verschil niet verraadt hoe die persoon is beoordeeld.',
    de: 'Gerade wurde jemand entfernt und kann noch zurückgeholt werden. Die Zahlen kommen in {minutes, plural, one {einer Minute} other {# Minuten}}, damit der Unterschied nicht verrät, wie diese Person beurteilt wurde.',
    es: 'Se acaba de quitar a alguien y todavía se le puede volver a añadir. Las cifras llegan en {minutes, plural, one {un minuto} other {# minutos}}, para que la diferencia no revele cómo se evaluó a esa persona.',
  },
  studiesFull: {
    en: 'Many success profiles are being calculated right now. Please try again in a moment.',
    nl: 'Er worden nu veel succesprofielen berekend. Probeer het zo nog eens.',
    de: 'Gerade werden viele Erfolgsprofile berechnet. Bitte versuchen Sie es gleich noch einmal.',
    es: 'Ahora mismo se están calculando muchos perfiles de éxito. Vuelva a intentarlo en un momento.',
  },
  ownStudiesFull: {
    en: 'Two success profiles of your organisation are already being calculated. Please try again in a moment.',
    nl: 'Er worden al twee succesprofielen van je organisatie berekend. Probeer het zo nog eens.',
    de: 'Es werden schon zwei Erfolgsprofile Ihrer Organisation berechnet. Bitte versuchen Sie es gleich noch einmal.',
    es: 'Ya se están calculando dos perfiles de éxito de su organización. Vuelva a intentarlo en un momento.',
  },
  oneself: {
    en: 'You cannot remove yourself: the reviews of you would go, too. Please ask a colleague.',
    nl: 'Je kunt jezelf niet verwijderen: dan verdwijnen ook de beoordelingen over jou. Vraag een collega.',
    de: 'Sie können sich nicht selbst entfernen: Damit gingen auch die Beurteilungen über Sie. Bitte fragen Sie jemanden im Team.',
    es: 'No puede quitarse de la lista: también se borrarían las evaluaciones sobre usted. Pídaselo a un colega.',
  },
  tooFewForPoints: {
    en: 'The chart shows people whom you have reviewed. Please review at least {minimum} people to see it.',
    nl: 'De grafiek toont mensen die je zelf hebt beoordeeld. Beoordeel minstens {minimum} personen om de grafiek te zien.',
    de: 'Das Diagramm zeigt Personen, die Sie selbst beurteilt haben. Bitte beurteilen Sie mindestens {minimum} Personen, um es zu sehen.',
    es: 'El gráfico muestra a las personas que usted ha evaluado. Evalúe al menos a {minimum} personas para verlo.',
  },
  tooFewToSave: {
    en: 'Fewer than {minimum} reviewed people have completed the personality test, so nothing can be saved yet.',
    nl: 'Minder dan {minimum} beoordeelde personen hebben de persoonlijkheidstest afgerond, dus er kan nog niets worden bewaard.',
    de: 'Weniger als {minimum} beurteilte Personen haben den Persönlichkeitstest abgeschlossen, deshalb lässt sich noch nichts speichern.',
    es: 'Menos de {minimum} personas evaluadas han completado la prueba de personalidad, así que aún no se puede guardar nada.',
  },
  nothingSupported: {
    en: 'No scale is supported by these reviews, so there is nothing to save.',
    nl: 'Geen enkele schaal wordt door deze beoordelingen ondersteund, dus er is niets te bewaren.',
    de: 'Diese Beurteilungen stützen keine Skala; es gibt also nichts zu speichern.',
    es: 'Estas evaluaciones no respaldan ninguna escala, así que no hay nada que guardar.',
  },
  impactNotAccepted: {
    code: 'must_be_accepted',
    en: 'Taking the third with the highest fit would treat a group of your own people adversely. Please read the warning and accept it first.',
    nl: 'Het derde deel met de hoogste match kiezen, zou een groep van je eigen mensen benadelen. Lees de waarschuwing en accepteer die eerst.',
    de: 'Das Drittel mit der höchsten Passung zu wählen, würde eine Gruppe Ihrer eigenen Leute benachteiligen. Bitte lesen und bestätigen Sie zuerst die Warnung.',
    es: 'Elegir el tercio con mayor ajuste perjudicaría a un grupo de su propia gente. Lea antes la advertencia y acéptela.',
  },
  deleted: {
    en: 'The success profile {profile} is deleted.',
    nl: 'Het succesprofiel {profile} is verwijderd.',
    de: 'Das Erfolgsprofil {profile} ist gelöscht.',
    es: 'El perfil de éxito {profile} se ha eliminado.',
  },
});
