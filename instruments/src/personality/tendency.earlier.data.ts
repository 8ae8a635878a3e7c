import type { TendencyItem } from './tendency.data.ts';

/** The items of version 2026.1 that read otherwise today, by question id: attempts that were begun with them keep them. */
export const earlierTendencyTexts: Readonly<Record<number, TendencyItem['text']>> = {
  127: {
    en: 'I would give up something safe for a chance of something better.',
    nl: 'Ik geef iets zekers op voor de kans op iets beters.',
    de: 'Ich gebe etwas Sicheres auf für die Chance auf etwas Besseres.',
    es: 'Renunciaría a algo seguro por la posibilidad de algo mejor.',
  },
  130: {
    en: 'I want to do better than the people around me.',
    nl: 'Ik wil het beter doen dan de mensen om me heen.',
    de: 'Ich will besser sein als die Menschen um mich herum.',
    es: 'Quiero hacerlo mejor que las personas que me rodean.',
  },
  131: {
    en: 'I hand in work as soon as it is good enough.',
    nl: 'Ik lever werk in zodra het goed genoeg is.',
    de: 'Ich gebe eine Arbeit ab, sobald sie gut genug ist.',
    es: 'Entrego un trabajo en cuanto está aceptable.',
  },
  132: {
    en: 'I think of solutions that nobody else has thought of.',
    nl: 'Ik kom op oplossingen waar niemand anders aan denkt.',
    de: 'Ich komme auf Lösungen, an die sonst niemand denkt.',
    es: 'Se me ocurren soluciones en las que nadie más ha pensado.',
  },
  133: {
    en: 'I need an explanation several times before I get it.',
    nl: 'Ik heb een uitleg meerdere keren nodig voordat ik het snap.',
    de: 'Ich muss etwas mehrmals erklärt bekommen, bis ich es begreife.',
    es: 'Necesito que me expliquen las cosas varias veces para entenderlas.',
  },
  136: {
    en: 'I tell people to their face when I disagree.',
    nl: 'Ik zeg mensen recht in hun gezicht dat ik het er niet mee eens ben.',
    de: 'Ich sage anderen offen ins Gesicht, wenn ich nicht ihrer Meinung bin.',
    es: 'Digo a la cara cuando no estoy de acuerdo.',
  },
  138: {
    en: 'I do not mind when others get further than I do.',
    nl: 'Ik vind het niet erg als anderen verder komen dan ik.',
    de: 'Es macht mir nichts aus, wenn andere weiter kommen als ich.',
    es: 'No me importa que otros lleguen más lejos que yo.',
  },
  141: {
    en: 'I can do without much practice when I learn something.',
    nl: 'Als ik iets leer, heb ik weinig oefening nodig.',
    de: 'Wenn ich etwas lerne, komme ich mit wenig Übung aus.',
    es: 'Cuando aprendo algo, me basta con poca práctica.',
  },
  144: {
    en: 'I say what people want to hear.',
    nl: 'Ik zeg wat mensen graag willen horen.',
    de: 'Ich sage, was andere gern hören.',
    es: 'Digo lo que la gente quiere oír.',
  },
  150: {
    en: 'I keep to a rule even when nobody is watching.',
    nl: 'Ik houd me aan een regel, ook als niemand kijkt.',
    de: 'Ich halte mich an eine Regel, auch wenn niemand zusieht.',
    es: 'Cumplo una norma aunque nadie me vea.',
  },
};
