import type { CategoryCode } from '../../categories.ts';
import type { CategoryTexts } from '../category-texts.ts';
import type { firstVersionReports } from '../first-version.data.ts';

/** What managers read, in German. */
export const cultureManagerTexts: Record<
  CategoryCode,
  Pick<CategoryTexts, 'report' | 'organization' | 'questions'>
> = {
  INN: {
    report: {
      low: 'Wünscht sich das Ausprobieren von Neuem weniger als anderes bei der Arbeit. Verbessert wahrscheinlich gern, was es gibt, und fragt vor dem Mitmachen, wozu eine Veränderung dient.',
      middle: 'Gibt neuen Ideen etwa das gleiche Gewicht wie dem Übrigen. Beteiligt sich wahrscheinlich an einem Versuch, wenn sein Nutzen zu sehen ist.',
      high: 'Sucht vor allem Raum, um zu erkunden und auszuprobieren. Arbeit, bei der seit Langem alles feststeht, wirkt vielleicht beengend, und eine unfertige Idee wird früh gezeigt.',
    },
    organization: {
      low: 'Neues auszuprobieren prägt diese Organisation weniger als anderes. Bewährtes wird beibehalten, was Mühe spart, und eine neue Idee braucht Geduld, bis jemand sie aufgreift.',
      middle: 'Neue Ideen haben hier ihren Platz neben allem anderen. Ob eine davon ausprobiert wird, hängt wahrscheinlich vom Team ab.',
      high: 'Das Erkunden von Neuem sticht hier hervor: Ideen werden schon im Rohzustand gezeigt, Versuche sind klein und häufig, über Misserfolge wird gesprochen. Das bringt Chancen und auch Unfertiges, mit dem jemand leben muss.',
    },
    questions: {
      more: [
        'Erzählen Sie von etwas Neuem, das Sie bei der Arbeit ausprobiert haben. Was hätten Sie gebraucht, um damit weiterzukommen?',
        'Wo würden Sie bei einer Arbeit, die bekannten Wegen folgt, nach Neuem suchen?',
      ],
      less: [
        'Erzählen Sie von einer Zeit, in der sich die Arbeitsweisen um Sie herum oft geändert haben. Was hat Ihnen geholfen und was nicht?',
        'Wenn Ihnen jemand eine halb fertige Idee zeigt: Was möchten Sie wissen, bevor Sie mitmachen?',
      ],
    },
  },
  STA: {
    report: {
      low: 'Wünscht sich feste Abläufe und lange Vorankündigung weniger als anderes. Fühlt sich wahrscheinlich wohl, wo vieles offen ist, und empfindet detaillierte Regeln vielleicht als ermüdend.',
      middle: 'Gibt Regeln und Planbarkeit etwa das gleiche Gewicht wie dem Übrigen. Kann wahrscheinlich mit einem festen Ablauf ebenso arbeiten wie mit einer Lücke darin.',
      high: 'Sucht vor allem klare Abläufe, klare Rollen und Zeit zur Vorbereitung. Plötzliche Planänderungen kosten wahrscheinlich mehr Kraft als bei anderen.',
    },
    organization: {
      low: 'Schriftliche Regeln und lange Vorankündigung prägen diese Organisation weniger als anderes. Man kann sich schnell anpassen und muss selbst herausfinden, was gilt.',
      middle: 'Regeln gibt es hier, wo sie nötig sind, und sonst wird von Fall zu Fall entschieden. Wer neu ist, muss vielleicht fragen, was wo gilt.',
      high: 'Schriftliche Abläufe, klare Rollen und frühe Ankündigungen stechen hier hervor. Auf das, was gilt, ist Verlass, und ein Fall, zu dem keine Regel passt, dauert länger.',
    },
    questions: {
      more: [
        'Erzählen Sie von einem Plan, der sich kurzfristig geändert hat. Wie hat sich das auf Ihre Arbeit ausgewirkt?',
        'Welche Vereinbarungen brauchen Sie schriftlich, um gut zu arbeiten, und welche nicht?',
      ],
      less: [
        'Erzählen Sie von einer Regel bei der Arbeit, die Sie zu eng fanden. Was haben Sie unternommen?',
        'Denken Sie an eine Aufgabe mit festem Ablauf. Welchen Teil davon würden Sie gern selbst gestalten?',
      ],
    },
  },
  SUP: {
    report: {
      low: 'Wünscht sich persönliche Aufmerksamkeit und Unterstützung weniger als anderes. Achtet wahrscheinlich selbst auf die eigene Belastung und das eigene Lernen und sagt vielleicht nicht früh, wenn es zu viel wird.',
      middle: 'Gibt der Unterstützung von Menschen etwa das gleiche Gewicht wie dem Übrigen. Nutzt wahrscheinlich, was angeboten wird, ohne einen Arbeitsplatz danach auszuwählen.',
      high: 'Sucht vor allem Aufmerksamkeit für den Menschen: Arbeitsmenge, Lernen, Privatleben, Zeit mit der Führungskraft. Wenn die Führungskraft selten nachfragt, fehlt das vielleicht mehr als anderes.',
    },
    organization: {
      low: 'Aufmerksamkeit für Belastung, Lernen und Privatleben prägt diese Organisation weniger als anderes. Selbstständigen Menschen gefällt das vielleicht, und wer Schwierigkeiten hat, fällt vielleicht erst spät auf.',
      middle: 'Auf Unterstützung wird hier etwa so viel geachtet wie auf anderes. Wie viel jemand davon bekommt, hängt wahrscheinlich von der Führungskraft ab.',
      high: 'Die Sorge für die Menschen sticht hier hervor: Führungskräfte fragen nach, für das Lernen sind Tage reserviert, private Bedürfnisse werden eingeplant. Das kostet Zeit und Geld, die anderswo in anderes fließen.',
    },
    questions: {
      more: [
        'Womit hat Ihnen eine Führungskraft am meisten geholfen? Woran würden Sie merken, dass Sie es wieder brauchen?',
        'Wenn um Unterstützung erst gebeten werden muss: Wie gehen Sie vor?',
      ],
      less: [
        'Wenn eine Führungskraft oft fragt, wie es Ihnen geht: Wie viel davon finden Sie nützlich?',
        'Erzählen Sie von einer Zeit, in der Sie zu viel zu tun hatten. Wann haben andere davon erfahren?',
      ],
    },
  },
  RES: {
    report: {
      low: 'Wünscht sich gemessene Ziele und Belohnungen für Ergebnisse weniger als anderes. Sieht wahrscheinlich auch in Arbeit einen Wert, die keine Zahl zeigt, und sträubt sich vielleicht dagegen, nach Zahlen beurteilt zu werden.',
      middle: 'Gibt messbaren Ergebnissen etwa das gleiche Gewicht wie dem Übrigen. Akzeptiert wahrscheinlich eine Zielvorgabe und schaut darüber hinaus.',
      high: 'Sucht vor allem klare Ziele, sichtbaren Fortschritt und eine Belohnung dafür. Arbeit, deren Nutzen unklar bleibt, wird vielleicht bald aufgegeben.',
    },
    organization: {
      low: 'Gemessene Ziele prägen diese Organisation weniger als anderes. Es gibt Raum für Arbeit, die sich spät auszahlt oder nie in einer Zahl erscheint, und Fortschritt ist schwerer zu erkennen.',
      middle: 'Ziele werden hier gesetzt und betrachtet, neben vielem anderen, was zählt. Nicht zu jeder Arbeit gehört eine Zahl.',
      high: 'Ziele, Termine und Belohnungen für Ergebnisse stechen hier hervor. Alle wissen, worauf es ankommt, und was sich nicht zählen lässt, kommt vielleicht zu kurz.',
    },
    questions: {
      more: [
        'Woran haben Sie gemerkt, dass Ihre Arbeit gut läuft, wenn niemand es gemessen hat?',
        'Manche Arbeit zeigt ihren Nutzen erst nach Jahren. Was hilft Ihnen, dabeizubleiben?',
      ],
      less: [
        'Erzählen Sie von einer Zielvorgabe, auf die Sie hingearbeitet haben. Wie hat sie Ihre Arbeitsweise verändert?',
        'Welcher Teil Ihrer Arbeit verdient Aufmerksamkeit, obwohl keine Zahl ihn zeigt?',
      ],
    },
  },
  PAC: {
    report: {
      low: 'Wünscht sich Wettstreit und Vergleich weniger als anderes. Beurteilt die eigene Arbeit wahrscheinlich nach einem eigenen Maßstab und zieht sich eher zurück, wo sich Kolleginnen und Kollegen miteinander messen.',
      middle: 'Gibt dem Wettbewerb etwa das gleiche Gewicht wie dem Übrigen. Kann wahrscheinlich an einem Wettstreit teilnehmen und auch ohne ihn auskommen.',
      high: 'Sucht vor allem einen Wettstreit, der sich lohnt: Vergleiche, Ranglisten, eine Konkurrenz, der man voraus sein kann. Arbeit, die mit nichts verglichen wird, verliert vielleicht ihren Reiz.',
    },
    organization: {
      low: 'Wettstreit prägt diese Organisation weniger als anderes. Teams richten sich nach ihren eigenen Zielen, und was die Konkurrenz tut, wird vielleicht spät bemerkt.',
      middle: 'Der Vergleich mit anderen hat hier seinen Platz neben anderem. Manche Teams beobachten ihre Konkurrenz genau, andere schauen auf ihre eigene Arbeit.',
      high: 'Der Vergleich mit der Konkurrenz und untereinander sticht hier hervor. Das kommt Menschen entgegen, die einen Wettstreit mögen, gibt Kolleginnen und Kollegen aber einen Grund, Dinge für sich zu behalten.',
    },
    questions: {
      more: [
        'Erzählen Sie von einem Wettstreit bei der Arbeit, den Sie gewinnen wollten. Was haben Sie dafür getan?',
        'Woran erkennen Sie, dass Sie gut arbeiten, wo Ergebnisse nicht verglichen werden?',
      ],
      less: [
        'Wie arbeiten Sie mit Menschen zusammen, die gern Ergebnisse vergleichen?',
        'Erzählen Sie von einer Zeit, in der Ihre Ergebnisse in einer Rangliste neben denen anderer standen. Was hat das für Sie geändert?',
      ],
    },
  },
  DET: {
    report: {
      low: 'Wünscht sich Prüfen und Genauigkeit weniger als anderes. Erklärt etwas wahrscheinlich früh für fertig; vereinbaren Sie deshalb, was genau stimmen muss.',
      middle: 'Gibt der Sorgfalt im Einzelnen etwa das gleiche Gewicht wie dem Übrigen. Prüft wahrscheinlich dort nach, wo ein Fehler teuer wäre.',
      high: 'Sucht vor allem Sorgfalt: zweite Prüfungen, Quellen, Ursachen. Ungeprüfte Arbeit abgeben zu müssen, geht vielleicht gegen den Strich.',
    },
    organization: {
      low: 'Prüfungen und Maßstäbe prägen diese Organisation weniger als anderes. Arbeit geht früh hinaus, und manches davon kommt zurück.',
      middle: 'Sorgfalt im Einzelnen hat hier ihren Platz neben anderem. Wie genau Arbeit geprüft wird, hängt wahrscheinlich davon ab, was auf dem Spiel steht.',
      high: 'Zweite Prüfungen, Quellen und Ursachen stechen hier hervor. Auf das, was hinausgeht, ist Verlass, und es geht später hinaus.',
    },
    questions: {
      more: [
        'Erzählen Sie von einer Arbeit, die Sie abgeben mussten, bevor sie so gut war, wie Sie wollten.',
        'Auf welche Prüfungen können Sie verzichten, wenn die Zeit knapp ist, und auf welche nicht?',
      ],
      less: [
        'Erzählen Sie von einem Ihrer Fehler, den jemand anders gefunden hat. Was haben Sie danach geändert?',
        'Wenn eine zweite Person Ihre Arbeit prüft: Wodurch wird das für Sie nützlich?',
      ],
    },
  },
  TEA: {
    report: {
      low: 'Wünscht sich gemeinsame Arbeit und gemeinsame Anerkennung weniger als anderes. Schätzt wahrscheinlich eigene Aufgaben und Ruhe; nach Informationen muss deshalb vielleicht gefragt werden.',
      middle: 'Gibt der Zusammenarbeit etwa das gleiche Gewicht wie dem Übrigen. Arbeitet wahrscheinlich allein oder mit anderen, wie die Aufgabe es verlangt.',
      high: 'Sucht vor allem Gemeinschaft bei der Arbeit: Hilfe, ohne darum zu bitten, gemeinsam besprochene Entscheidungen, geteilte Erfolge. Eine Aufgabe, die monatelang allein zu erledigen ist, lastet vielleicht auf dieser Person.',
    },
    organization: {
      low: 'Gemeinsame Entscheidungen und gemeinsame Anerkennung prägen diese Organisation weniger als anderes. Man kann mit der eigenen Aufgabe vorankommen, und Wissen bleibt vielleicht, wo es ist.',
      middle: 'Zusammengearbeitet wird hier, wo die Aufgabe es verlangt. Manche Entscheidungen werden besprochen, andere trifft eine Person allein.',
      high: 'Hilfe, offene Information und gemeinsame Entscheidungen stechen hier hervor. Niemand wird mit einem Problem allein gelassen, und eine Entscheidung wartet, bis alle gehört wurden.',
    },
    questions: {
      more: [
        'Wenn Sie den größten Teil Ihrer Arbeit allein erledigen: Wo suchen Sie den Austausch?',
        'Erzählen Sie von einem Team, in dem Sie gern gearbeitet haben. Was haben die Menschen dort im Alltag getan?',
      ],
      less: [
        'Erzählen Sie von einer Entscheidung, die ein ganzes Team getroffen hat, obwohl eine Person sie hätte treffen können. Wie war das für Sie?',
        'Wie erfahren andere, was Sie wissen, wenn Sie für sich arbeiten?',
      ],
    },
  },
  INT: {
    report: {
      low: 'Hat, vor die Wahl gestellt, anderem den Vorzug gegeben vor Offenheit und Verantwortung für Auswirkungen auf andere. Das ist eine Reihenfolge von Wünschen und sagt nichts über Ehrlichkeit.',
      middle: 'Gibt Offenheit und Verantwortung etwa das gleiche Gewicht wie dem Übrigen. Erwartet wahrscheinlich beides als Selbstverständlichkeit.',
      high: 'Sucht vor allem Menschen, die für das einstehen, was sie tun: Entscheidungen zum Nachlesen, gehaltene Zusagen, genannte Gründe. Eine Entscheidung ohne Begründung kostet vielleicht schnell Vertrauen.',
    },
    organization: {
      low: 'Offene Entscheidungen, vorab genannte Gründe und Rücksicht auf Folgen für andere prägen diese Organisation weniger als anderes. Das spart vielleicht Zeit, und man fragt sich vielleicht, was hinter einer Entscheidung steht.',
      middle: 'Offenheit und Verantwortung haben hier ihren Platz neben anderem. Für manche Entscheidungen werden Gründe genannt, andere muss man nehmen, wie sie sind.',
      high: 'Verantwortung für das eigene Tun sticht hier hervor: Entscheidungen lassen sich nachlesen, Meldungen gehen an eine Stelle außerhalb, Zusagen werden auch dann gehalten, wenn es etwas kostet. Das braucht Geld und Zeit.',
    },
    questions: {
      more: [
        'Nicht jeder Grund lässt sich sofort nennen. Erzählen Sie von einer Entscheidung, die Sie hinnehmen mussten, ohne den Grund zu kennen.',
        'Was tun Sie, wenn sich eine Zusage nicht mehr einhalten lässt?',
      ],
      less: [
        'Erzählen Sie von einem Fehler, den Sie bei der Arbeit gemacht haben. Wer hat davon erfahren, und wann?',
        'Wann mussten Sie eine harte Entscheidung den Betroffenen erklären? Wie sind Sie vorgegangen?',
      ],
    },
  },
};

/** What managers read of version 2026.1, where that was otherwise. */
export const firstVersionManagerReports: typeof firstVersionReports = {
  SUP: {
    report: {
      high: 'Sucht vor allem Aufmerksamkeit für den Menschen: Arbeitsmenge, Lernen, Privatleben, Dank. Wenn die Führungskraft selten nachfragt, fehlt das vielleicht mehr als anderes.',
    },
  },
  PAC: {
    report: {
      low: 'Wünscht sich Tempo und Wettstreit weniger als anderes. Hat wahrscheinlich lieber Zeit zum Nachdenken und zieht sich vielleicht zurück, wo sich Kolleginnen und Kollegen miteinander messen.',
      middle: 'Gibt Tempo und Wettbewerb etwa das gleiche Gewicht wie dem Übrigen. Kann sich wahrscheinlich eine Zeit lang beeilen und dann wieder langsamer werden.',
      high: 'Sucht vor allem schnelle Entscheidungen und einen Wettstreit, der sich lohnt. Lange Abstimmungen stellen die Geduld dieser Person wahrscheinlich auf die Probe.',
    },
    organization: {
      low: 'Tempo und Wettstreit prägen diese Organisation weniger als anderes. Entscheidungen können reifen, und eine Chance, die nicht wartet, verstreicht vielleicht.',
      middle: 'Das Tempo ist hier ein Anliegen wie andere auch: schnell, wenn es darauf ankommt, sonst langsamer.',
      high: 'Schnelle Entscheidungen und der Vergleich mit anderen stechen hier hervor. Das gibt Menschen Auftrieb, die einen Wettstreit mögen, und lässt wenig Zeit, etwas noch einmal zu überdenken.',
    },
    questions: {
      more: [
        'Erzählen Sie von einer Entscheidung, an der Sie beteiligt waren und die lange gedauert hat. Was hätte sie beschleunigt?',
        'Was machen Sie mit Ihrer Energie, während Sie auf andere warten?',
      ],
      less: [
        'Erzählen Sie von einer Situation, in der Sie schneller entscheiden mussten, als Ihnen lieb war. Wie ging es aus?',
        'Wie arbeiten Sie mit Menschen zusammen, die gern Ergebnisse vergleichen?',
      ],
    },
  },
  INT: {
    report: {
      high: 'Sucht vor allem Menschen, die für das einstehen, was sie tun: offen angesprochene Fehler, gehaltene Versprechen, genannte Gründe. Eine Entscheidung ohne Begründung kostet vielleicht schnell Vertrauen.',
    },
    organization: {
      low: 'Von Fehlern zu erzählen, Gründe zu nennen und Folgen für andere abzuwägen, prägt diese Organisation weniger als anderes. Das spart vielleicht Zeit und heikle Gespräche, und man fragt sich vielleicht, was hinter einer Entscheidung steht.',
      high: 'Verantwortung für das eigene Tun sticht hier hervor: Fehler werden angesprochen, Meldungen wird nachgegangen, Versprechen werden auch dann gehalten, wenn es etwas kostet. Das braucht Geld und offene Gespräche.',
    },
  },
};
