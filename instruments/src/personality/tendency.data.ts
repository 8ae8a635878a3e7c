import type { TendencyLanguage } from './languages.ts';
import type { TendencyCode } from './scales.ts';

export interface TendencyItem {
  scale: TendencyCode;
  /** True when agreeing lowers the scale. */
  reversed: boolean;
  text: Record<TendencyLanguage, string>;
}

/**
 * Our own items, numbered 121..152 in this order. The eight scales take turns, and so do the two directions.
 * The position is the question's id and stored with answers: change a wording only with a new version.
 */
export const tendencyItems: readonly TendencyItem[] = [
  {
    scale: 'INF',
    reversed: false,
    text: {
      en: 'I like it when my opinion decides what a group does.',
      nl: 'Ik vind het prettig als mijn mening bepaalt wat een groep doet.',
      de: 'Ich mag es, wenn meine Meinung den Ausschlag gibt, was eine Gruppe tut.',
      es: 'Me gusta que mi opinión decida lo que hace un grupo.',
    },
  },
  {
    scale: 'DRV',
    reversed: true,
    text: {
      en: 'I am content with an average result.',
      nl: 'Ik ben tevreden met een gemiddeld resultaat.',
      de: 'Ich bin mit einem durchschnittlichen Ergebnis zufrieden.',
      es: 'Me conformo con un resultado corriente.',
    },
  },
  {
    scale: 'STD',
    reversed: false,
    text: {
      en: 'I go over my work again until every detail is right.',
      nl: 'Ik loop mijn werk opnieuw na tot elk detail klopt.',
      de: 'Ich gehe meine Arbeit noch einmal durch, bis jede Einzelheit stimmt.',
      es: 'Repaso mi trabajo hasta que cada detalle está bien.',
    },
  },
  {
    scale: 'ORG',
    reversed: true,
    text: {
      en: 'I seldom come up with something new.',
      nl: 'Ik bedenk zelden iets nieuws.',
      de: 'Mir fällt selten etwas Neues ein.',
      es: 'Rara vez se me ocurre algo nuevo.',
    },
  },
  {
    scale: 'LRN',
    reversed: false,
    text: {
      en: 'I understand a new subject quickly.',
      nl: 'Ik begrijp een nieuw onderwerp snel.',
      de: 'Ich verstehe ein neues Thema schnell.',
      es: 'Entiendo rápido un tema nuevo.',
    },
  },
  {
    scale: 'RUL',
    reversed: true,
    text: {
      en: 'I set a rule aside when it gets in my way.',
      nl: 'Ik zet een regel opzij als die me in de weg zit.',
      de: 'Ich setze mich über eine Regel hinweg, wenn sie mir im Weg steht.',
      es: 'Dejo de lado una norma cuando me estorba.',
    },
  },
  {
    scale: 'RSK',
    reversed: false,
    text: {
      en: 'I would give up something safe for a chance of something better.',
      nl: 'Ik geef iets zekers op voor de kans op iets beters.',
      de: 'Ich gebe etwas Sicheres auf für die Chance auf etwas Besseres.',
      es: 'Renunciaría a algo seguro por la posibilidad de algo mejor.',
    },
  },
  {
    scale: 'CAN',
    reversed: true,
    text: {
      en: 'I keep criticism to myself.',
      nl: 'Ik houd kritiek voor me.',
      de: 'Kritik behalte ich für mich.',
      es: 'Me guardo las críticas.',
    },
  },
  {
    scale: 'INF',
    reversed: true,
    text: {
      en: 'I leave it to others to convince people.',
      nl: 'Ik laat het overtuigen van mensen aan anderen over.',
      de: 'Ich überlasse es anderen, Menschen zu überzeugen.',
      es: 'Dejo que otros se encarguen de convencer a la gente.',
    },
  },
  {
    scale: 'DRV',
    reversed: false,
    text: {
      en: 'I want to do better than the people around me.',
      nl: 'Ik wil het beter doen dan de mensen om me heen.',
      de: 'Ich will besser sein als die Menschen um mich herum.',
      es: 'Quiero hacerlo mejor que las personas que me rodean.',
    },
  },
  {
    scale: 'STD',
    reversed: true,
    text: {
      en: 'I hand in work as soon as it is good enough.',
      nl: 'Ik lever werk in zodra het goed genoeg is.',
      de: 'Ich gebe eine Arbeit ab, sobald sie gut genug ist.',
      es: 'Entrego un trabajo en cuanto está aceptable.',
    },
  },
  {
    scale: 'ORG',
    reversed: false,
    text: {
      en: 'I think of solutions that nobody else has thought of.',
      nl: 'Ik kom op oplossingen waar niemand anders aan denkt.',
      de: 'Ich komme auf Lösungen, an die sonst niemand denkt.',
      es: 'Se me ocurren soluciones en las que nadie más ha pensado.',
    },
  },
  {
    scale: 'LRN',
    reversed: true,
    text: {
      en: 'I need an explanation several times before I get it.',
      nl: 'Ik heb een uitleg meerdere keren nodig voordat ik het snap.',
      de: 'Ich muss etwas mehrmals erklärt bekommen, bis ich es begreife.',
      es: 'Necesito que me expliquen las cosas varias veces para entenderlas.',
    },
  },
  {
    scale: 'RUL',
    reversed: false,
    text: {
      en: 'I follow instructions exactly as they are given.',
      nl: 'Ik volg instructies precies zoals ze gegeven zijn.',
      de: 'Ich befolge Anweisungen genau so, wie sie gegeben wurden.',
      es: 'Sigo las instrucciones tal como me las dan.',
    },
  },
  {
    scale: 'RSK',
    reversed: true,
    text: {
      en: 'I choose the safe way.',
      nl: 'Ik kies de veilige weg.',
      de: 'Ich wähle den sicheren Weg.',
      es: 'Elijo el camino seguro.',
    },
  },
  {
    scale: 'CAN',
    reversed: false,
    text: {
      en: 'I tell people to their face when I disagree.',
      nl: 'Ik zeg mensen recht in hun gezicht dat ik het er niet mee eens ben.',
      de: 'Ich sage anderen offen ins Gesicht, wenn ich nicht ihrer Meinung bin.',
      es: 'Digo a la cara cuando no estoy de acuerdo.',
    },
  },
  {
    scale: 'INF',
    reversed: false,
    text: {
      en: 'I try to win people over to my plans.',
      nl: 'Ik probeer mensen voor mijn plannen te winnen.',
      de: 'Ich versuche, andere für meine Pläne zu gewinnen.',
      es: 'Intento ganarme a la gente para mis planes.',
    },
  },
  {
    scale: 'DRV',
    reversed: true,
    text: {
      en: 'I do not mind when others get further than I do.',
      nl: 'Ik vind het niet erg als anderen verder komen dan ik.',
      de: 'Es macht mir nichts aus, wenn andere weiter kommen als ich.',
      es: 'No me importa que otros lleguen más lejos que yo.',
    },
  },
  {
    scale: 'STD',
    reversed: false,
    text: {
      en: 'I am bothered by small mistakes in my own work.',
      nl: 'Kleine fouten in mijn eigen werk storen me.',
      de: 'Kleine Fehler in meiner eigenen Arbeit stören mich.',
      es: 'Me molestan los pequeños errores en mi propio trabajo.',
    },
  },
  {
    scale: 'ORG',
    reversed: true,
    text: {
      en: 'I would rather use ideas that exist than invent my own.',
      nl: 'Ik gebruik liever bestaande ideeën dan dat ik zelf iets bedenk.',
      de: 'Ich greife lieber auf vorhandene Ideen zurück, als mir selbst etwas auszudenken.',
      es: 'Prefiero usar ideas que ya existen antes que inventar las mías.',
    },
  },
  {
    scale: 'LRN',
    reversed: false,
    text: {
      en: 'I can do without much practice when I learn something.',
      nl: 'Als ik iets leer, heb ik weinig oefening nodig.',
      de: 'Wenn ich etwas lerne, komme ich mit wenig Übung aus.',
      es: 'Cuando aprendo algo, me basta con poca práctica.',
    },
  },
  {
    scale: 'RUL',
    reversed: true,
    text: {
      en: 'I find my own way instead of the prescribed one.',
      nl: 'Ik zoek mijn eigen weg in plaats van de voorgeschreven weg.',
      de: 'Ich suche mir meinen eigenen Weg statt des vorgeschriebenen.',
      es: 'Busco mi propia manera en vez de la establecida.',
    },
  },
  {
    scale: 'RSK',
    reversed: false,
    text: {
      en: 'I take a decision even when the outcome is uncertain.',
      nl: 'Ik neem een beslissing ook als de afloop onzeker is.',
      de: 'Ich entscheide mich auch dann, wenn der Ausgang ungewiss ist.',
      es: 'Tomo una decisión aunque el resultado sea incierto.',
    },
  },
  {
    scale: 'CAN',
    reversed: true,
    text: {
      en: 'I say what people want to hear.',
      nl: 'Ik zeg wat mensen graag willen horen.',
      de: 'Ich sage, was andere gern hören.',
      es: 'Digo lo que la gente quiere oír.',
    },
  },
  {
    scale: 'INF',
    reversed: true,
    text: {
      en: 'I prefer that somebody else has the last word.',
      nl: 'Ik heb liever dat iemand anders het laatste woord heeft.',
      de: 'Mir ist es lieber, wenn jemand anderes das letzte Wort hat.',
      es: 'Prefiero que otra persona tenga la última palabra.',
    },
  },
  {
    scale: 'DRV',
    reversed: false,
    text: {
      en: 'I set myself goals that are hard to reach.',
      nl: 'Ik stel mezelf doelen die moeilijk te halen zijn.',
      de: 'Ich setze mir Ziele, die schwer zu erreichen sind.',
      es: 'Me pongo metas difíciles de alcanzar.',
    },
  },
  {
    scale: 'STD',
    reversed: true,
    text: {
      en: 'I let a small flaw in my work pass.',
      nl: 'Ik laat een kleine onvolkomenheid in mijn werk zitten.',
      de: 'Einen kleinen Makel in meiner Arbeit lasse ich durchgehen.',
      es: 'Dejo pasar un pequeño defecto en mi trabajo.',
    },
  },
  {
    scale: 'ORG',
    reversed: false,
    text: {
      en: 'I look at things from unusual angles.',
      nl: 'Ik bekijk dingen vanuit ongewone hoeken.',
      de: 'Ich betrachte die Dinge aus ungewöhnlichen Blickwinkeln.',
      es: 'Miro las cosas desde ángulos poco comunes.',
    },
  },
  {
    scale: 'LRN',
    reversed: true,
    text: {
      en: 'I take long to get used to a new task.',
      nl: 'Ik doe er lang over om aan een nieuwe taak te wennen.',
      de: 'Ich brauche lange, um mich an eine neue Aufgabe zu gewöhnen.',
      es: 'Tardo mucho en acostumbrarme a una tarea nueva.',
    },
  },
  {
    scale: 'RUL',
    reversed: false,
    text: {
      en: 'I keep to a rule even when nobody is watching.',
      nl: 'Ik houd me aan een regel, ook als niemand kijkt.',
      de: 'Ich halte mich an eine Regel, auch wenn niemand zusieht.',
      es: 'Cumplo una norma aunque nadie me vea.',
    },
  },
  {
    scale: 'RSK',
    reversed: true,
    text: {
      en: 'I back out when something could go wrong.',
      nl: 'Ik haak af als er iets mis kan gaan.',
      de: 'Ich mache einen Rückzieher, wenn etwas schiefgehen könnte.',
      es: 'Me echo atrás cuando algo puede salir mal.',
    },
  },
  {
    scale: 'CAN',
    reversed: false,
    text: {
      en: 'I speak up about a problem that others avoid mentioning.',
      nl: 'Ik kaart een probleem aan dat anderen liever niet noemen.',
      de: 'Ich spreche ein Problem an, das andere lieber nicht erwähnen.',
      es: 'Hablo de un problema que otros evitan mencionar.',
    },
  },
];
