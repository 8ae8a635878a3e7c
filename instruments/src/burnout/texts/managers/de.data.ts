import type { TopicCode } from '../../categories.ts';
import type { ManagerBand } from '../manager.data.ts';

/** What a manager reads about the work of somebody, never about the person, in German. @public */
export const managerBands: Record<ManagerBand, string> = {
  low: 'Die Arbeit und die Tage ringsum werden als seltener kräftezehrend beschrieben als „hin und wieder“. Es muss nichts getan werden, und es sollte nichts hineingelesen werden.',
  moderate:
    'Die Arbeit und die Tage ringsum werden als hin und wieder bis oft kräftezehrend beschrieben. Ein guter Zeitpunkt, sich gemeinsam die Arbeitsmenge anzusehen, bevor es mehr wird.',
  high: 'Die Arbeit und die Tage ringsum werden als oft oder noch häufiger kräftezehrend beschrieben. Die Arbeit sollte bald weniger oder anders werden, und der Weg dorthin ist ein Gespräch, das diese Person lenken darf.',
};

/** The sides of work that may be named to a manager, in German. @public */
export const managerTopics: Partial<Record<TopicCode, { name: string; advice: string }>> = {
  recovery: {
    name: 'Zu wenig Erholung zwischen den Arbeitsphasen',
    advice:
      'Sehen Sie sich Arbeitszeiten, Schichten, Überstunden und Urlaub an: Gibt es einen freien Abend, ein freies Wochenende und eine echte Pause am Tag? Nachrichten nach Feierabend zählen als Arbeit.',
  },
  demands: {
    name: 'Arbeit, die mehr verlangt, als sich auf Dauer geben lässt',
    advice:
      'Gehen Sie die Aufgaben gemeinsam durch und nehmen Sie etwas weg: eine Frist, ein Projekt, eine Besprechung. Sagen Sie klar, was am wenigsten wichtig ist.',
  },
  contact: {
    name: 'Viel Kontakt mit Menschen, wenige Pausen davon',
    advice:
      'Verteilen Sie Termine, lassen Sie Lücken dazwischen und wechseln Sie zwischen Kontakt und Arbeit, die allein getan wird.',
  },
  care: {
    name: 'Viel Geduld und Mitgefühl gefordert',
    advice:
      'Verteilen Sie schwierige Fälle auf mehrere, bieten Sie Supervision oder eine zweite Person an und sorgen Sie dafür, dass niemand Beschimpfungen hinnehmen muss.',
  },
};

/** @public */
export const managerAdvice: Record<ManagerBand, readonly string[]> = {
  low: ['Fragen Sie weiter nach, wie die Arbeit läuft, wie bei allen. Still ist nicht dasselbe wie gut.'],
  moderate: [
    'Bieten Sie ein Gespräch über die Arbeitsmenge an und fragen Sie, was helfen würde. Fragen Sie nicht nach der Gesundheit.',
    'Ändern Sie eine Sache an der Arbeit und vereinbaren Sie, wann Sie gemeinsam sehen, ob es geholfen hat.',
  ],
  high: [
    'Bieten Sie bald ein Gespräch an und überlassen Sie es der Person, was sie sagen möchte. Fragen Sie nicht nach Gesundheit, Familie oder Ursachen.',
    'Nehmen Sie Arbeit weg, bevor Sie Angebote hinzufügen: Ein Kurs zur Resilienz ersetzt keine Stunden.',
    'Nennen Sie einmal und ohne Druck die Betriebsärztin oder den Betriebsarzt, die Vertrauensperson oder wer das in der Organisation übernimmt.',
    'Wenn mehrere Menschen in diesem Bereich liegen, liegt die Ursache in der Arbeit und nicht bei den Einzelnen.',
  ],
};

/** @public */
export const managerLimits = [
  'Das betrifft die Gesundheit und wurde im Vertrauen mitgeteilt, um Unterstützung zu ermöglichen. Es darf nicht dazu dienen, jemanden auszuwählen, in eine Rangfolge zu bringen, auszusortieren, zu befördern oder zu entlassen.',
  'Es ist keine Diagnose und keine Vorhersage, und es sagt nichts darüber, wie gut jemand arbeitet.',
  'Es beschreibt vier Wochen in eigenen Worten. In einem anderen Monat kann der Bereich ein anderer sein.',
  'Die Bereiche sind Konventionen, und die Fragen sind noch in keiner Studie erprobt. Nahe an einer Grenze entscheidet der Zufall zwischen zwei Bereichen.',
  'Antworten, Punktwerte und alles über das Leben außerhalb der Arbeit bleiben bei der Person.',
] as const;
