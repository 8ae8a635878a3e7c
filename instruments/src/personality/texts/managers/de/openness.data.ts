import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const opennessTexts: Record<
  'O1' | 'O2' | 'O3' | 'O4' | 'O5' | 'O6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  O1: {
    report: {
      low: 'Hält sich an Tatsachen und an das, was allen vor Augen liegt. Offene Aufgaben ohne Vorbild kommen vielleicht langsam in Gang.',
      average: 'Nutzt die Fantasie, wenn eine Aufgabe es verlangt, und bleibt sonst bei den Tatsachen. Tagträume sind weder fremd noch besonders verlockend.',
      high: 'Denkt in Bildern und Möglichkeiten und füllt ein leeres Blatt leicht. Bei trockener oder gleichförmiger Arbeit schweifen die Gedanken vielleicht ab.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Aufgabe, für die es kein Vorbild gab. Wie haben Sie angefangen?',
        'Wann hat Ihnen die Idee von jemand anderem gezeigt, dass sich Ihre Arbeit auch anders machen lässt? Was haben Sie daraus gemacht?',
      ],
      above: [
        'Erzählen Sie von einer Arbeit, die der Fantasie keinen Raum ließ. Wie sind Sie bei der Sache geblieben?',
        'Erzählen Sie von einer eigenen Idee, aus der ein Plan werden musste. Was waren die ersten Schritte?',
      ],
    },
  },
  O2: {
    report: {
      low: 'Beurteilt Dinge eher nach ihrem Nutzen als nach ihrem Aussehen. Betrachtet Sorgfalt bei Form und Darstellung vielleicht als Luxus.',
      average: 'Schätzt eine gute Form, wo sie passt, und besteht nicht darauf. Achtet auf die Darstellung, wenn jemand sagt, dass es darauf ankommt.',
      high: 'Hat ein Auge für Schönheit und Form und legt Wert darauf, wie Dinge aussehen und klingen. Steckt vielleicht Mühe in Gestaltung, wo Schlichtes genügen würde.',
    },
    interview: {
      below: [
        'Wann kam es auf das Aussehen von etwas, das Sie abgeliefert haben, mehr an, als Sie erwartet hatten?',
        'Erzählen Sie von etwas, das Sie der Kundschaft oder der Öffentlichkeit zeigen mussten. Wie haben Sie entschieden, wie es aussehen soll?',
      ],
      above: [
        'Erzählen Sie von etwas, das Sie schlicht lassen mussten, obwohl Sie es gern schön gemacht hätten.',
        'Wann ließen Budget oder Frist keinen Raum für gute Gestaltung? Worauf haben Sie verzichtet?',
      ],
    },
  },
  O3: {
    report: {
      low: 'Hält Gefühle von der Arbeit getrennt und entscheidet nach den Fakten. Stimmungen im Team bleiben vielleicht unbemerkt, bis jemand sie ausspricht.',
      average: 'Keine ausgeprägte Neigung: Gefühle scheinen weder mehr noch weniger Beachtung zu finden als üblich. Wie viel sie zählen, kann von der Situation abhängen.',
      high: 'Nimmt Gefühle, die eigenen wie die anderer, früh und genau wahr. Intensive Situationen hinterlassen Spuren und brauchen vielleicht Zeit zum Verarbeiten.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Spannung im Team, die Sie erst spät bemerkt haben. Welche Anzeichen gab es?',
        'Beschreiben Sie eine Entscheidung, bei der es auf die Gefühle der Beteiligten ankam. Wie haben Sie von diesen Gefühlen erfahren?',
      ],
      above: [
        'Erzählen Sie von einer Situation bei der Arbeit, die Sie stark bewegt hat. Wie haben Sie weitergearbeitet?',
        'Erzählen Sie von Kritik, die Sie üben mussten, obwohl es auch Ihnen schwerfiel. Wie haben Sie sich vorbereitet?',
      ],
    },
  },
  O4: {
    report: {
      low: 'Mag vertraute Wege und wird auf ihnen sehr sicher. Veränderungen früh und mit Begründung anzukündigen, hilft wahrscheinlich.',
      average: 'Nimmt Veränderungen an, wenn sie sinnvoll sind, und hat es gern, wenn manches bleibt. Sucht das Neue nicht, wehrt sich aber auch nicht dagegen.',
      high: 'Mag Abwechslung und gehört zu den Ersten, die einen neuen Weg ausprobieren. Ändert vielleicht, was gut genug lief, oder verliert die Lust daran, sobald es läuft.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Veränderung bei der Arbeit, die Sie nicht wollten. Was haben Sie in den ersten Wochen getan?',
        'Welche Veränderung der letzten Jahre konnten Sie leicht annehmen, und woran lag das?',
      ],
      above: [
        'Welche Routine haben Sie lange beibehalten, und wie?',
        'Erzählen Sie von etwas Neuem, das Sie ausprobiert und dann zugunsten des Alten aufgegeben haben. Was gab den Ausschlag?',
      ],
    },
  },
  O5: {
    report: {
      low: 'Zieht praktische Probleme und einfache Worte der Theorie vor. Lernt gern am Beispiel und beim Tun.',
      average: 'Folgt abstrakten Gedanken, wenn sie zu etwas führen. Theorie um ihrer selbst willen fesselt wahrscheinlich nur eine Weile.',
      high: 'Hat Freude an abstrakten Fragen, Theorie und anspruchsvoller Lektüre. Sucht vielleicht Tiefe, wo eine schnelle und einfache Antwort gewünscht ist.',
    },
    interview: {
      below: [
        'Erzählen Sie von etwas Abstraktem, das Sie lernen mussten. Wie haben Sie es sich erschlossen?',
        'Beschreiben Sie einen langen oder schwierigen Text, den Sie für die Arbeit brauchten. Wie haben Sie das Nötige herausgeholt?',
      ],
      above: [
        'Wann war eine einfache Antwort besser als eine gründliche? Woran haben Sie es gemerkt?',
        'Erzählen Sie davon, wie Sie jemandem in Eile etwas Schwieriges erklärt haben. Was haben Sie weggelassen?',
      ],
    },
  },
  O6: {
    report: {
      low: 'Misst der Tradition und der bestehenden Ordnung Gewicht bei. Vorschläge, eine Gepflogenheit abzuschaffen, brauchen vielleicht gute Gründe und etwas Zeit.',
      average: 'Sieht einen Wert in der Tradition und auch darin, sie zu hinterfragen. Wägt eine Gepflogenheit wahrscheinlich von Fall zu Fall ab.',
      high: 'Stellt Autorität und Konventionen bereitwillig infrage. Hierarchien und Gepflogenheiten, für die kein Grund genannt wird, sind vielleicht schwer zu akzeptieren.',
    },
    interview: {
      below: [
        'Wann haben Sie Ihre Meinung darüber geändert, wie etwas gemacht werden sollte?',
        'Erzählen Sie von einer Anweisung, die Sie hinterfragt haben. Wie sind Sie dabei vorgegangen?',
      ],
      above: [
        'Wann haben Sie sich bei der Arbeit an eine Gepflogenheit gehalten, obwohl Sie es anders gemacht hätten?',
        'Erzählen Sie von einer Regel im Haus, die Sie zunächst merkwürdig fanden. Was haben Sie über ihren Grund erfahren?',
      ],
    },
  },
};
