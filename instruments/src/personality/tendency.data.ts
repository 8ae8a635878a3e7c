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
      en: 'I give up something safe for a chance of something better.',
      nl: 'Ik geef iets zekers op voor de kans op iets beters.',
      de: 'Ich gebe etwas Sicheres auf für die Chance auf etwas Besseres.',
      es: 'Renuncio a algo seguro por la posibilidad de algo mejor.',
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
      en: 'I want to get better at what I do, even when it is good already.',
      nl: 'Ik wil beter worden in wat ik doe, ook als het al goed is.',
      de: 'Ich will in dem, was ich tue, besser werden, auch wenn es schon gut ist.',
      es: 'Quiero mejorar en lo que hago, aunque ya esté bien.',
    },
  },
  {
    scale: 'STD',
    reversed: true,
    text: {
      en: 'I stop checking before I am sure that everything is right.',
      nl: 'Ik stop met controleren voordat ik zeker weet dat alles klopt.',
      de: 'Ich höre auf zu prüfen, bevor ich sicher bin, dass alles stimmt.',
      es: 'Dejo de revisar antes de tener la seguridad de que todo está bien.',
    },
  },
  {
    scale: 'ORG',
    reversed: false,
    text: {
      en: 'I often suggest solutions others had not considered.',
      nl: 'Ik stel vaak oplossingen voor waar anderen niet aan hadden gedacht.',
      de: 'Ich schlage oft Lösungen vor, an die andere nicht gedacht hatten.',
      es: 'A menudo propongo soluciones que otros no habían considerado.',
    },
  },
  {
    scale: 'LRN',
    reversed: true,
    text: {
      en: 'I like new material to be explained step by step.',
      nl: 'Ik heb graag dat nieuwe stof stap voor stap wordt uitgelegd.',
      de: 'Neuen Stoff lasse ich mir gern Schritt für Schritt erklären.',
      es: 'Me gusta que me expliquen lo nuevo paso a paso.',
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
      en: 'I tell people directly when I disagree.',
      nl: 'Ik zeg het mensen rechtstreeks als ik het er niet mee eens ben.',
      de: 'Ich sage anderen direkt, wenn ich nicht ihrer Meinung bin.',
      es: 'Digo directamente cuando no estoy de acuerdo.',
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
      en: 'When a goal turns out to be difficult, I choose an easier one.',
      nl: 'Als een doel moeilijk blijkt, kies ik een makkelijker doel.',
      de: 'Wenn sich ein Ziel als schwierig erweist, suche ich mir ein leichteres.',
      es: 'Cuando una meta resulta difícil, elijo otra más fácil.',
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
      en: 'I need little practice to learn something.',
      nl: 'Ik heb weinig oefening nodig om iets te leren.',
      de: 'Ich brauche wenig Übung, um etwas zu lernen.',
      es: 'Necesito poca práctica para aprender algo.',
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
      en: 'I leave out the unpleasant part when I tell people something.',
      nl: 'Ik laat het onaangename weg als ik mensen iets vertel.',
      de: 'Ich lasse das Unangenehme weg, wenn ich anderen etwas sage.',
      es: 'Omito la parte desagradable cuando le digo algo a alguien.',
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
      en: 'I find out how something is meant to be done before I start.',
      nl: 'Ik zoek uit hoe iets hoort te gebeuren voordat ik begin.',
      de: 'Ich erkundige mich, wie etwas gemacht werden soll, bevor ich anfange.',
      es: 'Averiguo cómo se debe hacer algo antes de empezar.',
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
