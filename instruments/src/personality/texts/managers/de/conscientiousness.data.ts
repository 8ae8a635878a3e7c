import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const conscientiousnessTexts: Record<
  'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  C1: {
    report: {
      low: 'Schätzt die eigenen Fähigkeiten vorsichtig ein und fragt nach, bevor es ans Handeln geht. Vor einem großen Schritt braucht es vielleicht Ermutigung und einen klaren Auftrag.',
      average: 'Ist bei vertrauten Aufgaben zuversichtlich, bei neuen vorsichtig. Holt wahrscheinlich eine zweite Meinung ein, wenn viel davon abhängt.',
      high: 'Vertraut auf das eigene Können und übernimmt schwierige Aufgaben. Bittet vielleicht spät um Hilfe oder verspricht etwas zu viel.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Aufgabe, die Ihnen zunächst zu schwer erschien. Wie ging es aus?',
        'Beschreiben Sie eine Entscheidung, die Sie allein getroffen haben, obwohl Sie hätten fragen können. Was gab Ihnen genug Sicherheit?',
      ],
      above: [
        'Wann haben Sie sich zuletzt überschätzt? Woran haben Sie es gemerkt, und was haben Sie getan?',
        'Erzählen Sie von einer Aufgabe, die für eine Person zu groß war. Zu welchem Zeitpunkt haben Sie andere hinzugezogen?',
      ],
    },
  },
  C2: {
    report: {
      low: 'Stört sich nicht an Unordnung und verbringt wenig Zeit mit Aufräumen. Andere finden vielleicht nicht, was sie brauchen; gemeinsam genutzte Orte verlangen deshalb Absprachen.',
      average: 'Hält Ordnung, wo sie sich lohnt, und duldet anderswo Unordnung. Gemeinsame Ordnungssysteme werden in der Regel eingehalten.',
      high: 'Hält Dinge aufgeräumt, beschriftet und an ihrem Platz. Unordnung ringsum stört vielleicht, und das Aufräumen kommt möglicherweise vor dringenderer Arbeit.',
    },
    interview: {
      below: [
        'Wie haben Sie dafür gesorgt, dass jemand anders Ihre Arbeit kurzfristig übernehmen konnte?',
        'Erzählen Sie von etwas Wichtigem, das nicht zu finden war, als es gebraucht wurde. Was haben Sie seitdem geändert?',
      ],
      above: [
        'Erzählen Sie von der Zusammenarbeit mit jemandem, der viel weniger ordentlich ist als Sie. Wie sind Sie miteinander ausgekommen?',
        'Wann haben Sie zuletzt etwas unaufgeräumt gelassen, weil anderes vorging?',
      ],
    },
  },
  C3: {
    report: {
      low: 'Scheint Regeln als Orientierung zu verstehen und von Fall zu Fall zu urteilen. Vorab zu vereinbaren, welche Zusagen fest sind, kann nützlich sein.',
      average: 'Hält Versprechen und dehnt eine Regel, wenn es einen guten Grund gibt. Hält sich an das, was klar vereinbart ist.',
      high: 'Hält Wort und befolgt Regeln, auch unbeobachtet. Tut sich vielleicht schwer, wenn eine Regel und der gesunde Menschenverstand in verschiedene Richtungen weisen.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Versprechen bei der Arbeit, das Sie nicht halten konnten. Was haben Sie getan?',
        'Erzählen Sie von einer Regel bei der Arbeit, die Sie gedehnt haben. Wie haben Sie entschieden, und wem haben Sie davon erzählt?',
      ],
      above: [
        'Erzählen Sie von einer Regel, die in einem bestimmten Fall keinen Sinn ergab. Was haben Sie getan?',
        'Beschreiben Sie ein Versprechen, das Sie zurücknehmen mussten, weil sich die Umstände geändert hatten. Wie haben Sie das gemacht?',
      ],
    },
  },
  C4: {
    report: {
      low: 'Tut, was nötig ist, und hält die Arbeit in Grenzen. Ehrgeizige Ziele allein motivieren wahrscheinlich nicht; Sinn und gute Gesellschaft vielleicht schon.',
      average: 'Strengt sich für Ziele, die es wert scheinen, besonders an und bleibt sonst bei dem, was verlangt ist. Übernimmt hin und wieder zusätzliche Aufgaben.',
      high: 'Setzt sich hohe Ziele und tut dafür, was sie verlangen. Erwartet vielleicht von allen dasselbe, und die Erholung kommt möglicherweise zu kurz.',
    },
    interview: {
      below: [
        'Wann haben Sie zuletzt mehr getan, als von Ihnen erwartet wurde? Warum war es das wert?',
        'Erzählen Sie von einer Aufgabe, für die sich echte Anstrengung aus Ihrer Sicht gelohnt hat. Woran lag das?',
      ],
      above: [
        'Erzählen Sie von der Arbeit mit Menschen, die sich mit weniger zufriedengaben als Sie. Was haben Sie getan?',
        'Beschreiben Sie eine Zeit, in der Sie sehr viel gearbeitet haben. Wie haben Sie für Erholung gesorgt?',
      ],
    },
  },
  C5: {
    report: {
      low: 'Tut sich schwer, langweilige Aufgaben anzufangen, und arbeitet in Schüben, unter Termindruck oft gut. Kurze Schritte und frühe Rücksprachen helfen.',
      average: 'Beginnt die meisten Aufgaben rechtzeitig und schiebt einige auf. Bleibt dran, wenn Interesse oder eine Frist hilft.',
      high: 'Fängt sofort an und bringt Dinge zu Ende, auch langweilige. Bleibt vielleicht noch an einer Aufgabe, wenn sie ihren Sinn verloren hat.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Aufgabe, die Sie immer wieder aufgeschoben haben. Wie haben Sie sie am Ende geschafft?',
        'Wie haben Sie sich Ihre letzte Woche ohne Fristen eingeteilt?',
      ],
      above: [
        'Erzählen Sie von etwas, das Sie auf halbem Weg aufgegeben haben, weil es richtig war.',
        'Wann haben Sie zuletzt eine Aufgabe für etwas Dringenderes unterbrochen? Wie haben Sie zu ihr zurückgefunden?',
      ],
    },
  },
  C6: {
    report: {
      low: 'Entscheidet schnell und handelt sofort; das hilft, wenn die Zeit knapp ist. Folgen zeigen sich vielleicht erst im Nachhinein.',
      average: 'Denkt wichtige Schritte durch und entscheidet kleine schnell. Wie lange eine Entscheidung dauert, hängt davon ab, was auf dem Spiel steht.',
      high: 'Denkt vor dem Handeln lange nach und wägt Folgen ab. Entscheidungen unter Zeitdruck fallen vielleicht spät.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Entscheidung, die Sie zu schnell getroffen haben. Was würden Sie heute prüfen?',
        'Denken Sie an Ihren letzten Schritt bei der Arbeit, der sich nicht rückgängig machen ließ. Was haben Sie sich vorher angesehen?',
      ],
      above: [
        'Erzählen Sie von einer Entscheidung, die Sie treffen mussten, ohne genug zu wissen.',
        'Welche Entscheidungen treffen Sie in einer Minute, und über welche schlafen Sie eine Nacht? Bitte nennen Sie je ein Beispiel.',
      ],
    },
  },
};
