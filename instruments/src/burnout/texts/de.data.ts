import type { BurnoutTexts } from './texts.ts';

/** German, in the tone of a good doctor’s letter: warm, plain, and without fear. */
export const de: BurnoutTexts = {
  consent: {
    version: '2026.2-de',
    title: 'Bevor Sie beginnen',
    intro:
      'Diese Fragen handeln von Ihrer Energie: davon, wie müde oder ausgeruht Sie sind. Das berührt Ihre Gesundheit, deshalb bitten wir Sie zuerst um Ihre Einwilligung. Sie können Nein sagen, und niemand erfährt den Grund.',
    points: [
      {
        heading: 'Was gefragt wird',
        text: '19 Fragen zu den vergangenen vier Wochen: wie es Ihnen allgemein geht, wie die Arbeit läuft und wie es mit den Menschen ist, für die Sie da sind. Etwa vier Minuten, ohne Uhr. Sie können eine Frage auslassen, und auch den letzten Teil, wenn Sie nicht direkt mit Menschen arbeiten.',
      },
      {
        heading: 'Was Sie sehen',
        text: 'Ihr Ergebnis: was es bedeutet, was helfen kann und was sich seit dem letzten Mal verändert hat. Es gehört Ihnen.',
      },
      {
        heading: 'Was eine Führungskraft sieht',
        text: 'Nur solange Sie der Organisation erlauben, Ihre Ergebnisse zu sehen: in welchem von drei Bereichen Ihre Belastung liegt (niedrig, mittel, hoch) und, ab mittel, welche Seiten der Arbeit am schwersten wiegen. Niemals Ihre Antworten, Ihren Punktwert oder das, was Sie über sich außerhalb der Arbeit sagen.',
      },
      {
        heading: 'Gruppen',
        text: 'Eine Organisation kann den gerundeten Durchschnitt einer Gruppe von fünf oder mehr Menschen sehen, die das erlauben. Er ist so gebildet, dass der Vergleich zweier Durchschnitte nicht eine einzelne Person zeigt.',
      },
      {
        heading: 'Wofür es nicht verwendet wird',
        text: 'Nicht, um Menschen auszuwählen, in eine Rangfolge zu bringen oder auszusortieren, und nicht als Diagnose.',
      },
      {
        heading: 'Wie Sie aufhören',
        text: 'Sie können bei jeder Frage aufhören und löschen, was Sie geantwortet haben. Sie können die Einwilligung jederzeit widerrufen; von da an sieht die Organisation Ihr Ergebnis nicht mehr, und ihr wird kein Durchschnitt mehr gezeigt, in dem Sie enthalten sind.',
      },
    ],
    agree: 'Ich bin einverstanden, dass meine Antworten auf diese Fragen gespeichert und so verwendet werden, wie es hier beschrieben ist',
    decline: 'Jetzt nicht',
  },
  options: {
    frequency: ['Nie oder fast nie', 'Selten', 'Hin und wieder', 'Oft', 'Fast immer'],
    degree: ['Gar nicht', 'Ein wenig', 'Mäßig', 'Ziemlich', 'Sehr'],
  },
  items: [
    'Wie oft sind Sie aufgewacht, ohne sich ausgeruht zu fühlen?',
    'Wie oft schien es Ihrem Körper an Kraft zu fehlen?',
    'Wie oft kam es Ihnen vor, als wären Ihre inneren Reserven aufgebraucht?',
    'Wie oft haben gewöhnliche Dinge wie Kochen oder das Beantworten einer Nachricht Sie große Mühe gekostet?',
    'Wie oft war ein freier Tag zu wenig, um sich zu erholen?',
    'Wie sehr hat fehlende Energie Sie von Dingen abgehalten, die Ihnen wichtig sind?',
    'Wie oft hatten Sie nichts mehr zu geben, wenn Sie mit der Arbeit aufhörten?',
    'Wie oft mussten Sie sich dazu zwingen, mit der Arbeit anzufangen?',
    'Wie oft waren Sie durch die Arbeit zu müde, um sich zu konzentrieren?',
    'Wie oft waren Sie nach der Arbeit noch frisch genug für etwas, das Ihnen Freude macht?',
    'Wie sehr ging Ihnen die Arbeit nicht aus dem Kopf, wenn Sie sich ausruhen wollten?',
    'Wie oft verlangte Ihre Arbeit mehr, als Sie geben konnten?',
    'Alles in allem: Wie sehr hat Ihre Arbeit Sie erschöpft?',
    'Wie oft hat der Kontakt mit den Menschen, für die Sie da sind, Sie erschöpft zurückgelassen?',
    'Wie oft haben Sie sich eine Pause von den Menschen gewünscht, für die Sie da sind?',
    'Wie oft mussten Sie sich zur Geduld mit den Menschen zwingen, für die Sie da sind?',
    'Wie oft fiel es Ihnen schwer, mit den Menschen mitzufühlen, für die Sie da sind?',
    'Wie sehr haben die Wünsche der Menschen, für die Sie da sind, auf Ihnen gelastet?',
    'Wie sehr hat es Sie angestrengt, für diese Menschen da zu sein?',
  ],
  categories: {
    personal: {
      name: 'Sie im Allgemeinen',
      description: 'Wie ausgeruht oder erschöpft Sie sich fühlen, gleich aus welchem Grund.',
      instruction:
        'Denken Sie an die vergangenen vier Wochen, an Ihr ganzes Leben und nicht nur an die Arbeit.',
      skip: null,
    },
    work: {
      name: 'Ihre Arbeit',
      description: 'Wie viel Kraft die Arbeit Sie kostet und wie viel danach übrig ist.',
      instruction:
        'Denken Sie an die vergangenen vier Wochen. Wenn Sie gerade keine Stelle haben, ist „Arbeit“ das, was Ihre Tage füllt: Stellensuche, Studium, Pflege, ein Haushalt oder ein Ehrenamt.',
      skip: null,
    },
    served: {
      name: 'Die Menschen, für die Sie da sind',
      description: 'Wie viel Kraft die Menschen Sie kosten, denen Ihre Arbeit gilt.',
      instruction:
        'Denken Sie an die vergangenen vier Wochen und an die Menschen, denen Ihre Arbeit gilt: Kundschaft, Patientinnen und Patienten, Schülerinnen und Schüler, Gäste, Bewohnerinnen und Bewohner oder Kolleginnen und Kollegen, die bei Ihnen Hilfe suchen.',
      skip: 'Ich arbeite nicht direkt mit Menschen',
    },
  },
  topics: {
    rest: {
      name: 'Ruhe, die nicht erfrischt',
      text: 'Schlaf und freie Zeit bringen Ihre Kraft nicht so zurück, wie sie sollten.',
    },
    strength: {
      name: 'Kraft für Alltägliches',
      text: 'Gewöhnliche Dinge kosten Mühe, und für das, was Ihnen wichtig ist, fehlt Kraft.',
    },
    recovery: {
      name: 'Erholung von der Arbeit',
      text: 'Nach der Arbeit ist wenig übrig, und wieder in Gang zu kommen ist schwer.',
    },
    demands: {
      name: 'Anforderungen der Arbeit',
      text: 'Die Arbeit verlangt viel von Ihnen und lässt nicht los, wenn Sie sich ausruhen wollen.',
    },
    contact: {
      name: 'Wie viel Kontakt es mit Menschen gibt',
      text: 'Es gibt viel Kontakt mit den Menschen, für die Sie da sind, und wenige Pausen davon.',
    },
    care: {
      name: 'Die Mühe, für Menschen da zu sein',
      text: 'Geduld und Mitgefühl für die Menschen, für die Sie da sind, kosten Sie Mühe.',
    },
  },
  overall: {
    low: 'Nach Ihren Antworten ist Belastung bei Ihnen im Moment nicht die Regel: Es gibt anstrengende Tage, und meistens erholen Sie sich davon. Was dazu beiträgt, ist es wert, geschützt zu werden.',
    moderate:
      'Nach Ihren Antworten begleitet Sie Müdigkeit hin und wieder bis oft. Viele Menschen kennen solche Wochen. Wenn es schon lange so ist, ist jetzt eine gute Zeit, etwas zu ändern, solange das noch leicht fällt.',
    high: 'Nach Ihren Antworten sind Sie die meiste Zeit müde und stark belastet. Das ist viel zu tragen, und es ist nicht Ihre Schuld. Sie müssen damit nicht allein fertig werden: Sprechen Sie mit jemandem, dem Sie vertrauen, und mit einer Ärztin oder einem Arzt, wenn es schon Wochen dauert.',
    severe:
      'Nach Ihren Antworten ist fast die ganze Zeit alles so ermüdend, wie es nur sein kann. Bitte tragen Sie das nicht allein: Sprechen Sie noch heute mit jemandem, dem Sie vertrauen, und vereinbaren Sie einen Termin bei einer Ärztin oder einem Arzt.',
  },
  parts: {
    personal: {
      low: 'Meistens scheinen Sie sich zu erholen und Kraft für das zu haben, was der Tag bringt.',
      moderate: 'Ruhe scheint nicht immer zu reichen, und manche Tage kosten mehr, als sie sollten.',
      high: 'An den meisten Tagen scheint es Ihnen an Ruhe und Kraft zu fehlen, was auch immer der Grund ist.',
      severe: 'Sie sagen, dass Ruhe und Kraft fast die ganze Zeit fehlen.',
    },
    work: {
      low: 'Die Arbeit scheint Ihnen genug für den Rest des Tages zu lassen.',
      moderate: 'Die Arbeit scheint einen guten Teil Ihrer Kraft zu kosten; an manchen Tagen bleibt danach wenig übrig.',
      high: 'Die Arbeit scheint mehr zu kosten, als Sie von einem Tag zum nächsten zurückgewinnen können.',
      severe: 'Sie sagen, dass die Arbeit fast die ganze Zeit Ihre gesamte Kraft kostet.',
    },
    served: {
      low: 'Für Menschen da zu sein scheint Sie wenig zu kosten oder Ihnen etwas zurückzugeben.',
      moderate: 'Die Menschen, für die Sie da sind, scheinen Sie hin und wieder Kraft zu kosten. Das geht auch denen so, denen viel an ihnen liegt.',
      high: 'Für Menschen da zu sein scheint Ihnen an den meisten Tagen schwerzufallen. Oft heißt das, dass es zu viel gewesen ist, und nicht, dass es Ihnen gleichgültig geworden wäre.',
      severe: 'Sie sagen, dass es fast immer über Ihre Kräfte geht, für Menschen da zu sein.',
    },
  },
  help: {
    personal: [
      'Halten Sie sich ein oder zwei feste Zeiten in der Woche für das frei, was Ihnen Kraft gibt, und behandeln Sie sie wie einen Termin.',
      'Gehen Sie etwa zur gleichen Zeit schlafen und stehen Sie etwa zur gleichen Zeit auf, und legen Sie Bildschirme in der letzten halben Stunde weg.',
      'Sagen Sie einem Menschen, dem Sie vertrauen, wie es Ihnen geht. Müdigkeit ist leichter zu tragen, wenn jemand davon weiß.',
      'Müdigkeit kann eine körperliche Ursache haben. Wenn Sie nicht wissen, woher sie kommt, lassen Sie sie ärztlich abklären.',
    ],
    work: [
      'Schreiben Sie eine Woche lang auf, was Sie am meisten Kraft kostet. Oft sind es zwei oder drei Dinge und nicht alles.',
      'Fragen Sie, was warten, an andere gehen oder wegfallen kann, und vereinbaren Sie das mit denen, die Ihnen die Arbeit geben.',
      'Legen Sie eine Uhrzeit fest, nach der Sie keine Nachrichten mehr ansehen, und einen kurzen Spaziergang oder ein anderes Zeichen, dass der Tag vorbei ist.',
      'Machen Sie Pausen, bevor Sie sie brauchen: alle zwei Stunden zehn Minuten weg von der Arbeit.',
    ],
    served: [
      'Lassen Sie zwischen zwei Menschen ein paar Minuten Zeit, und sei es nur, um durchzuatmen und eine Zeile zu notieren.',
      'Sprechen Sie schwierige Begegnungen mit jemandem aus dem Kollegium durch, oder bitten Sie um Supervision, wo es sie in Ihrem Beruf gibt.',
      'Fragen Sie, ob die schwersten Fälle eine Zeit lang anders verteilt werden können.',
      'Die Geduld zu verlieren ist häufiger ein Zeichen von Müdigkeit als von Charakter. Seien Sie zu sich so freundlich wie zu anderen.',
    ],
  },
  change: {
    'more strain':
      'Weniger Energie als beim letzten Mal; der Unterschied ist größer, als der Messfehler erklärt. Vielleicht ist etwas schwerer geworden; es lohnt sich zu fragen, was.',
    'less strain':
      'Mehr Energie als beim letzten Mal; der Unterschied ist größer, als der Messfehler erklärt. Was auch immer sich verändert hat, es lohnt sich, es beizubehalten.',
    'no meaningful difference':
      'Kein bedeutsamer Unterschied: Zwei Messungen bei jemandem, der sich gar nicht verändert hat, liegen oft so weit auseinander.',
  },
  meaning: [
    'Der Punktwert reicht von 0 bis 100: Er ist das, was Ihre Antworten über sich selbst und über Ihre Arbeit im Durchschnitt von 100 übrig lassen. Mehr heißt mehr Energie.',
    'Die Bereiche folgen den Worten, die Sie gewählt haben: über 50 war die Belastung im Durchschnitt seltener als „hin und wieder“, bei 25 und darunter „oft“ und mehr.',
    'Er sagt, wie Sie die vergangenen vier Wochen beschrieben haben. Ein schlechter Monat zeigt sich darin, und ein guter ebenso.',
  ],
  limits: [
    'Das ist keine Diagnose. Müdigkeit hat viele Ursachen, bei der Arbeit und außerhalb, in Körper und Seele, und ein Fragebogen kann sie nicht auseinanderhalten.',
    'Energie heißt hier nicht mehr, als dass Sie nicht erschöpft sind. Nach Glück, Liebe und Sinn wird nicht gefragt.',
    'Die Fragen sind unsere eigenen und neu. Wie genau der Punktwert ist, ist eine Schätzung, die wir ersetzen, sobald genug Menschen geantwortet haben.',
    'Sie kennen sich besser, als 19 Fragen es tun. Wenn das Ergebnis nicht passt, glauben Sie sich selbst, vor allem, wenn es Ihnen schlechter geht, als es sagt.',
  ],
  seekHelp: [
    'Sprechen Sie mit einer Ärztin oder einem Arzt, wenn Sie seit mehr als zwei Wochen erschöpft sind, obwohl Sie sich ausruhen, wenn Sie in den meisten Nächten schlecht schlafen oder wenn Sie sich auf nichts mehr freuen.',
    'Sprechen Sie schon früher mit jemandem, dem Sie vertrauen: im Freundeskreis, im Kollegium, mit einer Vertrauensperson oder mit der Betriebsärztin oder dem Betriebsarzt. Niemand davon muss dieses Ergebnis sehen.',
    'Wenn Sie das Gefühl haben, nicht mehr weiterzukönnen, oder daran denken, sich etwas anzutun, rufen Sie jetzt den Notruf oder ein Krisentelefon an Ihrem Wohnort an, zu jeder Stunde. Sie fallen dort niemandem zur Last.',
  ],
  planning: {
    name: 'Vorläufige Werte',
    source:
      'Von uns in dem Bereich gewählt, der für Fragebögen dieser Bauart üblich ist. Vorläufig: mit diesen Fragen noch nicht gemessen.',
  },
};
