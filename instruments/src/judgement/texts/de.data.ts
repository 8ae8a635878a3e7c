import type { JudgementWords } from './texts.ts';

/** German. */
export const de: JudgementWords = {
  stem: 'Welche Reaktion ist am wirksamsten, welche am wenigsten wirksam?',
  areas: {
    others: {
      name: 'Zusammenarbeit',
      description: 'Absprachen, Meinungsverschiedenheiten und Hilfe unter Menschen, die zusammenarbeiten.',
    },
    setbacks: {
      name: 'Rückschläge und Fehler',
      description: 'Was zu tun ist, wenn etwas schiefgegangen ist oder nicht gut genug war.',
    },
    planning: {
      name: 'Planung und Prioritäten',
      description: 'Zeit, Termine und was zuerst kommt.',
    },
    integrity: {
      name: 'Integrität',
      description: 'Offen und fair bleiben, wenn etwas anderes leichter wäre.',
    },
  },
  own: {
    agreements: {
      chance: {
        title: 'Sie haben viele Situationen anders eingeschätzt als das Autorenteam',
        text: 'In vielen Situationen fanden Sie andere Reaktionen wirksam als die Menschen, die diesen Test geschrieben haben. Dafür kann es gute Gründe geben: Was hilft, hängt auch von den Menschen und vom Ort ab.',
      },
      some: {
        title: 'Ihre Entscheidungen stimmen oft mit denen des Autorenteams überein',
        text: 'In einem guten Teil der Situationen fanden Sie dieselben Reaktionen wirksam oder unwirksam wie die Menschen, die diesen Test geschrieben haben. In anderen haben Sie anders abgewogen.',
      },
      most: {
        title: 'Ihre Entscheidungen stimmen meist mit denen des Autorenteams überein',
        text: 'In den meisten Situationen fanden Sie dieselben Reaktionen wirksam oder unwirksam wie die Menschen, die diesen Test geschrieben haben.',
      },
    },
    limits: [
      'Was als wirksam gilt, ist das Urteil des Autorenteams. Weder eine Gruppe von Fachleuten noch Ergebnisse bei der Arbeit haben es bisher bestätigt.',
      'Zwölf Situationen sind wenige. Mit zwölf anderen könnte das Ergebnis anders ausfallen.',
      'Es sagt, was Ihrer Meinung nach hilft. Es sagt nicht, was Sie tun würden, und nicht, wie gut Sie arbeiten.',
      'Eine Organisation, die Ihr Ergebnis sehen darf, sieht eine Punktzahl mit einem Vertrauensbereich und eine Beschreibung in Worten. Sie sieht nie, was Sie in einer einzelnen Situation gewählt haben, und wird darauf hingewiesen, nie allein nach diesem Ergebnis zu entscheiden.',
    ],
  },
  managers: {
    agreements: {
      below: {
        verdict: 'Weniger als Zufall',
        text: 'Der ganze Vertrauensbereich liegt unter den 18 Punkten, die man im Durchschnitt bekommt, wenn man wählt, ohne zu lesen. So wenige kommen durch Zufall kaum je zustande: Vielleicht wurde die Frage falsch gelesen, etwa die wirksamste mit der am wenigsten wirksamen Reaktion vertauscht. Das Ergebnis sagt also nichts darüber, wie diese Person solche Situationen beurteilt: Fragen Sie, wie die Frage verstanden wurde.',
      },
      chance: {
        verdict: 'Kann Zufall sein',
        text: 'Der Vertrauensbereich liegt nicht ganz über den 18 Punkten, die man im Durchschnitt bekommt, wenn man wählt, ohne zu lesen. Das Ergebnis sagt also nichts darüber, wie diese Person solche Situationen beurteilt.',
      },
      some: {
        verdict: 'Mehr als Zufall',
        text: 'Der ganze Vertrauensbereich liegt über den 18 Punkten, die man im Durchschnitt bekommt, wenn man wählt, ohne zu lesen: Diese Person stimmt öfter mit dem Schlüssel überein als durch Zufall. Wie viel öfter, ist unsicher.',
      },
      most: {
        verdict: 'Stimmt meist mit dem Schlüssel überein',
        text: 'Der ganze Vertrauensbereich liegt bei 30 Punkten oder mehr: Diese Person stimmt in den meisten Situationen mit dem Schlüssel überein.',
      },
    },
    hasty:
      'Die Hälfte der Situationen wurde in jeweils weniger als 10 Sekunden beantwortet. Das ist zu kurz, um sie zu lesen: Verwenden Sie dieses Ergebnis nicht.',
    sources: [
      'Punkte: Jede der 12 Situationen bringt bis zu 4. Die als wirksamste gewählte Reaktion bringt 2 Punkte, wenn sie im Schlüssel an erster, und 1, wenn sie an zweiter Stelle steht; die als am wenigsten wirksam gewählte bringt 2 Punkte, wenn sie an letzter, und 1, wenn sie an vorletzter Stelle steht. Abgezogen wird nichts.',
      'Schlüssel: das Urteil des Autorenteams, mit einer schriftlichen Begründung für jede Reaktion. Bisher hat ihn weder eine Gruppe von Fachleuten noch eine Studie zu Arbeitsergebnissen bestätigt.',
      'Vertrauensbereich: 95\u00a0%, vorläufig. Er zählt die 12 Situationen wie 18 Fragen mit je einer richtigen Antwort. Das stammt aus simulierten Antworten und einer Annahme über andere Situationen, noch nicht von wirklichen Menschen.',
      'Norm: noch keine. Die Punkte werden mit dem Möglichen verglichen, nicht mit anderen Menschen.',
    ],
    limits: [
      'Lesen Sie die Punkte nicht als Maß dafür, wie gut jemand arbeitet: Sie sagen nur, wie oft die Entscheidungen mit dem Schlüssel übereinstimmen.',
      'Ordnen Sie Menschen nicht nach ihren Punkten. Bei zwölf Situationen überschneiden sich die meisten Vertrauensbereiche, und die Reihenfolge wäre Zufall.',
      'Erwarten Sie nicht, dass jemand so handelt wie gewählt. Der Test fragt, was am besten hilft, und das zu wissen ist nicht dasselbe, wie es zu tun.',
      'Ziehen Sie keine Schlüsse über einen einzelnen Bereich. Je drei Situationen sind zu wenig für einen Wert.',
      'Sagen Sie niemandem allein wegen dieses Ergebnisses ab. Sprechen Sie stattdessen mit der Person über Situationen aus Ihrer eigenen Arbeit.',
    ],
  },
};
