import type { TopicCode } from '../../categories.ts';
import type { ManagerBand } from '../manager.data.ts';

/** What a manager reads about the work of somebody, never about the person, in German. */
export const managerBands: Record<ManagerBand, string> = {
  low: 'Nach eigener Beschreibung zehren die Arbeit und der Alltag um sie herum zusammengenommen im Durchschnitt seltener als „hin und wieder“ an den Kräften; eines von beiden kann schwerer wiegen. Deswegen muss nichts geschehen, und es sollte nichts hineingelesen werden.',
  moderate:
    'Nach eigener Beschreibung zehren die Arbeit und der Alltag um sie herum zusammengenommen im Durchschnitt hin und wieder bis oft an den Kräften; eines von beiden kann leichter oder schwerer wiegen. Ein guter Zeitpunkt, sich gemeinsam die Arbeitsmenge anzusehen, bevor mehr daraus wird.',
  high: 'Nach eigener Beschreibung zehren die Arbeit und der Alltag um sie herum zusammengenommen im Durchschnitt oft oder noch häufiger an den Kräften; eines von beiden kann leichter wiegen. Sprechen Sie bald darüber, ob die Arbeit weniger oder anders werden sollte, in einem Gespräch, das diese Person lenken darf.',
};

/** The sides of work that may be named to a manager, in German. */
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
      'Verteilen Sie Termine, lassen Sie Lücken dazwischen und wechseln Sie zwischen Kontakt und Arbeit ab, die allein getan wird.',
  },
  care: {
    name: 'Arbeit, die viel Geduld und Mitgefühl verlangt',
    advice:
      'Verteilen Sie schwierige Fälle auf mehrere, bieten Sie Supervision oder eine zweite Person an und sorgen Sie dafür, dass niemand Beschimpfungen hinnehmen muss.',
  },
};

export const managerAdvice: Record<ManagerBand, readonly string[]> = {
  low: ['Fragen Sie weiterhin wie bei allen, wie die Arbeit läuft. Auch wenn jemand nichts sagt, geht es der Person vielleicht nicht gut.'],
  moderate: [
    'Bieten Sie ein Gespräch über die Arbeitsmenge an und fragen Sie, was helfen würde. Fragen Sie nicht nach der Gesundheit.',
    'Ändern Sie eine Sache an der Arbeit und vereinbaren Sie, wann Sie gemeinsam sehen, ob es geholfen hat.',
  ],
  high: [
    'Bieten Sie bald ein Gespräch an und überlassen Sie es der Person, was sie sagen möchte. Fragen Sie nicht nach Gesundheit, Familie oder Ursachen.',
    'Nehmen Sie erst Arbeit weg, bevor Sie Angebote hinzufügen: Ein Resilienzkurs gleicht zu viel Arbeit nicht aus.',
    'Nennen Sie einmal und ohne Druck die Betriebsärztin oder den Betriebsarzt, die Vertrauensperson oder wer das in der Organisation übernimmt.',
    'Sind mehrere Menschen in diesem Bereich, liegt die Ursache in der Arbeit und nicht bei den Einzelnen.',
  ],
};

export const managerLimits = [
  'Das betrifft die Gesundheit und wurde im Vertrauen mitgeteilt, um Unterstützung zu ermöglichen. Es darf nicht dazu dienen, jemanden auszuwählen, in eine Rangfolge zu bringen, auszusortieren, zu befördern oder zu entlassen.',
  'Es ist keine Diagnose und keine Vorhersage, und es sagt nichts darüber, wie gut jemand arbeitet.',
  'Es gibt wieder, wie jemand vier Wochen beschrieben hat. In einem anderen Monat kann der Bereich ein anderer sein.',
  'Die Bereiche sind Konventionen, und die Fragen sind noch in keiner Studie erprobt. Nahe an einer Grenze entscheidet der Zufall zwischen zwei Bereichen.',
  'Antworten, Punktwerte und alles über das Leben außerhalb der Arbeit bleiben bei der Person.',
] as const;
