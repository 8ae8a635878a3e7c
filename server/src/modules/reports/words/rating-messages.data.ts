import { messages } from '../../../platform/words/message.ts';

/** What the printed record of a video interview says of its ratings, in the words of its page. */
export const ratingMessages = messages({
  rating: { en: 'Rating', nl: 'Beoordeling', de: 'Bewertung', es: 'Valoración' },
  unrated: {
    en: 'No one has rated this interview yet.',
    nl: 'Nog niemand heeft dit interview beoordeeld.',
    de: 'Noch niemand hat dieses Interview bewertet.',
    es: 'Nadie ha valorado aún esta entrevista.',
  },
  withheld: {
    en: '{raters, plural, one {# colleague has} other {# colleagues have}} rated. You see their ratings once you have rated.',
    nl: '{raters, plural, one {# collega heeft} other {# collega’s hebben}} beoordeeld. Hun beoordelingen zie je zodra je zelf hebt beoordeeld.',
    de: '{raters, plural, one {# Person aus Ihrem Team hat} other {# Personen aus Ihrem Team haben}} bewertet. Was angegeben wurde, sehen Sie, sobald Sie selbst bewertet haben.',
    es: '{raters, plural, one {# colega ha} other {# colegas han}} valorado. Verá sus valoraciones cuando haya dado la suya.',
  },
  mean: {
    en: '{mean} of 5, {raters, plural, one {# rater} other {# raters}}',
    nl: '{mean} van 5, {raters, plural, one {# beoordelaar} other {# beoordelaars}}',
    de: '{mean} von 5, {raters, plural, one {# Bewertung} other {# Bewertungen}}',
    es: '{mean} de 5, {raters, plural, one {# valoración} other {# valoraciones}}',
  },
  given: {
    en: '{name}: {score}',
    nl: '{name}: {score}',
    de: '{name}: {score}',
    es: '{name}: {score}',
  },
  cannotTell: {
    en: '{name}: cannot tell',
    nl: '{name}: niet te zeggen',
    de: '{name}: nicht zu beurteilen',
    es: '{name}: no se puede valorar',
  },
  formerManager: {
    en: 'A former manager',
    nl: 'Een voormalige manager',
    de: 'Ein früherer Manager',
    es: 'Un gestor anterior',
  },
  agreement: { en: 'Agreement', nl: 'Overeenstemming', de: 'Übereinstimmung', es: 'Acuerdo' },
  compared: {
    en: '{compared, plural, one {# comparison: {same} the same, {one} one point apart, {further} further apart.} other {# comparisons: {same} the same, {one} one point apart, {further} further apart.}}',
    nl: '{compared, plural, one {# vergelijking: {same} gelijk, {one} één punt uit elkaar, {further} verder uit elkaar.} other {# vergelijkingen: {same} gelijk, {one} één punt uit elkaar, {further} verder uit elkaar.}}',
    de: '{compared, plural, one {# Vergleich: {same} gleich, {one} einen Punkt auseinander, {further} weiter auseinander.} other {# Vergleiche: {same} gleich, {one} einen Punkt auseinander, {further} weiter auseinander.}}',
    es: '{compared, plural, one {# comparación: {same} iguales, {one} a un punto, {further} a más distancia.} other {# comparaciones: {same} iguales, {one} a un punto, {further} a más distancia.}}',
  },
  furthestApart: {
    en: 'Furthest apart: “{title}”, {low} and {high}.',
    nl: 'Het verst uit elkaar: “{title}”, {low} en {high}.',
    de: 'Am weitesten auseinander: „{title}“, {low} und {high}.',
    es: 'La mayor diferencia: «{title}», {low} y {high}.',
  },
  eachPair: {
    en: 'Each pair of raters at each criterion, as first given, before they saw each other’s ratings. By chance alone, about half would be the same or one point apart.',
    nl: 'Elk paar beoordelaars bij elk criterium, met hun eerste beoordelingen, voordat ze die van elkaar zagen. Alleen al door toeval zou ongeveer de helft gelijk zijn of één punt uit elkaar liggen.',
    de: 'Jedes Paar von Bewertenden bei jedem Kriterium, wie zuerst angegeben, bevor sie die Bewertungen der anderen sahen. Schon durch Zufall wäre etwa die Hälfte gleich oder läge einen Punkt auseinander.',
    es: 'Cada par de evaluadores en cada criterio, como lo indicaron primero, antes de ver las otras valoraciones. Solo por azar, alrededor de la mitad coincidirían o estarían a un punto.',
  },
  oneOpinion: {
    en: 'Only one person has rated. Ask a colleague to rate, too.',
    nl: 'Er heeft maar één persoon beoordeeld. Vraag een collega om ook te beoordelen.',
    de: 'Bisher hat nur eine Person bewertet. Bitten Sie noch jemanden aus Ihrem Team um eine Bewertung.',
    es: 'Solo ha valorado una persona. Pida a un colega que valore también.',
  },
  nothingInCommon: {
    en: 'The raters have no scored criterion in common.',
    nl: 'De beoordelaars hebben geen criterium gemeen waarvoor beiden een score gaven.',
    de: 'Die Bewertenden haben kein Kriterium gemeinsam bewertet.',
    es: 'Los evaluadores no han puntuado ningún criterio en común.',
  },
  givenBy: {
    en: '{name}, {mean} on average, {day}',
    nl: '{name}, gemiddeld {mean}, {day}',
    de: '{name}, im Durchschnitt {mean}, {day}',
    es: '{name}, {mean} de media, {day}',
  },
  changedBy: {
    en: '{name}, {mean} on average, changed {day}',
    nl: '{name}, gemiddeld {mean}, gewijzigd {day}',
    de: '{name}, im Durchschnitt {mean}, geändert am {day}',
    es: '{name}, {mean} de media, modificada el {day}',
  },
  noComment: {
    en: 'No comment',
    nl: 'Geen toelichting',
    de: 'Kein Kommentar',
    es: 'Sin comentario',
  },
});
