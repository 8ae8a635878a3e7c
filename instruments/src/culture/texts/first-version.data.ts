import type { Language } from '@assay/contract/languages';
import type { CategoryCode } from '../categories.ts';
import type { Emphasis } from '../emphasis.ts';
import type { CategoryTexts } from './category-texts.ts';

/*
 * What version 2026.1 asked and said otherwise than today: sittings that were begun with it go on with it, and results
 * keep what they were made of. Nothing here changes any more.
 */

interface FirstVersion {
  /** Labels of the values 1..7, as subjects read them. */
  options: readonly [string, string, string, string, string, string, string];
  /** By the question's id. */
  items: Readonly<Record<number, string>>;
  competition: { name: string; description: string; own: Record<Emphasis, string> };
  integrityHigh: string;
}

export const firstVersion: Record<Language, FirstVersion> = {
  en: {
    options: [
      'Not at all important',
      'Slightly important',
      'Somewhat important',
      'Moderately important',
      'Quite important',
      'Very important',
      'Extremely important',
    ],
    items: {
      13: 'Teams plan their work around the private needs of members.',
      15: 'Managers thank people by name for work that went well.',
      21: 'Most questions get a decision within one working day.',
      22: 'New offers reach customers before those of other suppliers.',
      23: 'Teams compare their own results with those of the leader in their field.',
      24: 'People act on a new chance on the day it appears.',
      25: 'Colleagues compete in a friendly way for the top result.',
      31: 'Colleagues offer help before anyone has to ask for it.',
      35: 'People settle a conflict by talking to each other directly.',
      36: 'People tell their whole team about a mistake they made.',
      37: 'Promises to customers are kept even when this costs money.',
      38: 'A report of wrong behaviour is looked into within days.',
      39: 'Leaders explain the real reasons behind a hard decision.',
      40: 'Leaders weigh the effects on people outside before a large decision.',
    },
    competition: {
      name: 'Pace and competition',
      description: 'How fast decisions fall and how much people measure themselves against others.',
      own: {
        low: 'Speed and rivalry matter less to you than the rest. You may want time to think a thing through, and colleagues who are not opponents.',
        middle: 'Speed and competition have a normal place in your ideal workplace, neither first nor last.',
        high: 'You want things to move: quick decisions, chances taken at once, somebody to measure yourself against. Where every step needs a meeting, you may grow impatient.',
      },
    },
    integrityHigh: 'You want people to answer for what they do: tell their mistakes, keep their promises, give the real reasons. Where things are kept quiet, you may lose trust.',
  },
  nl: {
    options: [
      'Helemaal niet belangrijk',
      'Een beetje belangrijk',
      'Enigszins belangrijk',
      'Redelijk belangrijk',
      'Behoorlijk belangrijk',
      'Heel belangrijk',
      'Uiterst belangrijk',
    ],
    items: {
      13: 'Teams plannen hun werk rond wat hun leden privé nodig hebben.',
      15: 'Leidinggevenden bedanken mensen bij naam voor werk dat goed is gegaan.',
      21: 'Op de meeste vragen volgt binnen één werkdag een besluit.',
      22: 'Nieuw aanbod bereikt klanten eerder dan dat van andere leveranciers.',
      23: 'Teams vergelijken hun eigen resultaten met die van de koploper in hun vak.',
      24: 'Mensen grijpen een nieuwe kans op de dag dat die zich voordoet.',
      25: 'Collega’s strijden op een vriendschappelijke manier om het hoogste resultaat.',
      31: 'Collega’s bieden hulp aan voordat iemand erom hoeft te vragen.',
      35: 'Mensen lossen een conflict op door rechtstreeks met elkaar te praten.',
      36: 'Mensen vertellen hun hele team over een fout die ze hebben gemaakt.',
      37: 'Beloften aan klanten worden nagekomen, ook als dat geld kost.',
      38: 'Een melding van verkeerd gedrag wordt binnen enkele dagen onderzocht.',
      39: 'De leiding legt uit wat de echte redenen achter een moeilijk besluit zijn.',
    },
    competition: {
      name: 'Tempo en wedijver',
      description: 'Hoe snel besluiten vallen en hoe sterk mensen zich met anderen meten.',
      own: {
        low: 'Snelheid en wedijver zijn voor jou minder belangrijk dan de rest. Misschien wil je tijd om iets goed te overdenken, en collega’s die geen tegenstanders zijn.',
        middle: 'Snelheid en wedijver hebben een gewone plaats op jouw ideale werkplek, niet voorop en niet achteraan.',
        high: 'Je wilt dat er vaart in zit: snelle besluiten, kansen die meteen worden gegrepen, iemand om je mee te meten. Waar elke stap een vergadering vraagt, word je misschien ongeduldig.',
      },
    },
    integrityHigh: 'Je wilt dat mensen instaan voor wat ze doen: over hun fouten vertellen, hun beloften nakomen, de echte redenen geven. Waar dingen stil worden gehouden, verlies je misschien het vertrouwen.',
  },
  de: {
    options: [
      'Überhaupt nicht wichtig',
      'Wenig wichtig',
      'Etwas wichtig',
      'Mittelmäßig wichtig',
      'Ziemlich wichtig',
      'Sehr wichtig',
      'Äußerst wichtig',
    ],
    items: {
      13: 'Teams planen ihre Arbeit um die privaten Bedürfnisse ihrer Mitglieder herum.',
      15: 'Führungskräfte danken Einzelnen namentlich für Arbeit, die gut gelungen ist.',
      21: 'Die meisten Fragen werden innerhalb eines Arbeitstages entschieden.',
      22: 'Neue Angebote sind früher bei der Kundschaft als die von anderen Anbietern.',
      23: 'Teams vergleichen ihre eigenen Ergebnisse mit denen der Nummer eins auf ihrem Gebiet.',
      24: 'Eine neue Chance wird noch an dem Tag ergriffen, an dem sie sich zeigt.',
      25: 'Kolleginnen und Kollegen wetteifern freundschaftlich um das Spitzenergebnis.',
      31: 'Kolleginnen und Kollegen bieten Hilfe an, bevor jemand darum bitten muss.',
      35: 'Konflikte werden beigelegt, indem die Beteiligten direkt miteinander sprechen.',
      36: 'Wer einen Fehler gemacht hat, erzählt dem ganzen Team davon.',
      37: 'Versprechen an die Kundschaft werden gehalten, auch wenn das Geld kostet.',
      38: 'Einer Meldung über Fehlverhalten wird innerhalb weniger Tage nachgegangen.',
      39: 'Die Leitung erklärt die wahren Gründe für eine schwierige Entscheidung.',
      40: 'Vor einer großen Entscheidung wägt die Leitung deren Folgen für Außenstehende ab.',
    },
    competition: {
      name: 'Tempo und Wettbewerb',
      description: 'Wie schnell Entscheidungen fallen und wie sehr man sich mit anderen misst.',
      own: {
        low: 'Tempo und Wetteifer sind Ihnen weniger wichtig als das Übrige. Vielleicht möchten Sie Zeit, um eine Sache zu durchdenken, und Kolleginnen und Kollegen, die keine Gegner sind.',
        middle: 'Tempo und Wettbewerb haben an Ihrem idealen Arbeitsplatz einen normalen Platz, weder den ersten noch den letzten.',
        high: 'Sie möchten, dass es vorangeht: schnelle Entscheidungen, sofort ergriffene Chancen, jemand, mit dem Sie sich messen können. Wo jeder Schritt eine Besprechung braucht, werden Sie vielleicht ungeduldig.',
      },
    },
    integrityHigh: 'Sie möchten, dass Menschen für das einstehen, was sie tun: von ihren Fehlern erzählen, ihre Versprechen halten, die wahren Gründe nennen. Wo Dinge verschwiegen werden, verlieren Sie vielleicht das Vertrauen.',
  },
  es: {
    options: [
      'Nada importante',
      'Ligeramente importante',
      'Algo importante',
      'Moderadamente importante',
      'Bastante importante',
      'Muy importante',
      'Extremadamente importante',
    ],
    items: {
      13: 'Los equipos planifican su trabajo según las necesidades de la vida privada de sus miembros.',
      15: 'Quienes dirigen agradecen a las personas, por su nombre, el trabajo que ha salido bien.',
      21: 'La mayoría de las cuestiones se deciden en el plazo de un día de trabajo.',
      22: 'Las ofertas nuevas llegan a los clientes antes que las de otros proveedores.',
      23: 'Los equipos comparan sus propios resultados con los de quien lidera su sector.',
      24: 'Ante una nueva oportunidad, las personas actúan el mismo día en que aparece.',
      25: 'Entre colegas se compite de forma amistosa por el resultado más alto.',
      31: 'Entre colegas se ofrece ayuda antes de que alguien tenga que pedirla.',
      35: 'Las personas resuelven un conflicto hablando directamente entre ellas.',
      36: 'Las personas cuentan a todo su equipo un error que han cometido.',
      37: 'Las promesas a los clientes se cumplen aunque eso cueste dinero.',
      38: 'Un aviso de conducta indebida se investiga en cuestión de días.',
      39: 'La dirección explica los verdaderos motivos de una decisión difícil.',
      40: 'La dirección sopesa los efectos en personas de fuera antes de una gran decisión.',
    },
    competition: {
      name: 'Ritmo y competición',
      description: 'Con qué rapidez se decide y cuánto se miden las personas con otras.',
      own: {
        low: 'La rapidez y la rivalidad le importan menos que lo demás. Quizá quiera tiempo para pensar bien las cosas, y colegas que no sean rivales.',
        middle: 'La rapidez y la competición tienen un lugar normal en su trabajo ideal, ni el primero ni el último.',
        high: 'Quiere que las cosas se muevan: decisiones rápidas, oportunidades que se aprovechan al momento, alguien con quien medirse. Donde cada paso necesita una reunión, puede que usted se impaciente.',
      },
    },
    integrityHigh: 'Quiere que las personas respondan de lo que hacen: que cuenten sus errores, cumplan sus promesas, den los verdaderos motivos. Donde se callan las cosas, puede que usted pierda la confianza.',
  },
};

/** Labels of the values 1..7, as managers read them. */
export const firstManagerOptions = [
  'Not at all characteristic',
  'Slightly characteristic',
  'Somewhat characteristic',
  'Moderately characteristic',
  'Quite characteristic',
  'Very characteristic',
  'Extremely characteristic',
] as const;

/** What managers read of it, where that was otherwise. */
export const firstVersionReports: Partial<
  Record<
    CategoryCode,
    {
      report?: Partial<Record<Emphasis, string>>;
      organization?: Partial<Record<Emphasis, string>>;
      questions?: CategoryTexts['questions'];
    }
  >
> = {
  SUP: {
    report: {
      high: 'Looks above all for attention to people: workload, learning, private life, thanks. A manager who seldom asks may be missed more than other things.',
    },
  },
  PAC: {
    report: {
      low: 'Wants speed and rivalry less than other things. Likely to prefer time to think, and may draw back where colleagues measure themselves against each other.',
      middle: 'Gives speed and competition about the same weight as the rest. Can probably hurry for a while and slow down again.',
      high: 'Looks above all for quick decisions and a contest worth winning. Long coordination is likely to try this person’s patience.',
    },
    organization: {
      low: 'Speed and rivalry mark this organisation less than other things do. Decisions can ripen, and a chance that will not wait may pass.',
      middle: 'Things move here at a pace like that of other concerns: fast when it matters, slower elsewhere.',
      high: 'Quick decisions and comparison with others stand out here. That carries people who like a contest, and it leaves little time for second thoughts.',
    },
    questions: {
      more: [
        'Tell me about a decision that took long and that you were part of. What would have made it faster?',
        'What do you do with your energy while you wait for others?',
      ],
      less: [
        'Tell me about a time when you had to decide faster than you liked. How did it turn out?',
        'How do you work among colleagues who like to compare results?',
      ],
    },
  },
  INT: {
    report: {
      high: 'Looks above all for people who answer for what they do: mistakes told, promises kept, reasons given. A decision without its reasons may cost trust quickly.',
    },
    organization: {
      low: 'Telling mistakes, giving reasons and weighing effects on others mark this organisation less than other things do. It may save time and awkward talks, and people may wonder what lies behind a decision.',
      high: 'Answering for what one does stands out here: mistakes are told, reports are followed up, promises are kept at a price. It costs money and frank talks.',
    },
  },
};
