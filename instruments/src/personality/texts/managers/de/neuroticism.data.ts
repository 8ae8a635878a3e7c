import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const neuroticismTexts: Record<
  'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  N1: {
    report: {
      low: 'Macht sich wenig Sorgen und geht gelassen in ungewisse Situationen. Bereitet sich vielleicht auf weniger vor, was schiefgehen könnte.',
      average: 'Macht sich Sorgen, wenn es Anlass gibt, und lässt sie auch wieder los. Wägt Risiken meist ab, ohne sich von ihnen bremsen zu lassen.',
      high: 'Denkt früh daran, was schiefgehen könnte, und bereitet sich darauf vor. Ungewissheit kostet Kraft; klare Informationen und frühe Antworten helfen deshalb.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Plan, bei dem ein Problem auftrat, mit dem niemand gerechnet hatte. Woran hätte es sich früher erkennen lassen?',
        'Welches Risiko in Ihrer jetzigen Arbeit behalten Sie am genauesten im Auge, und wie?',
      ],
      above: [
        'Beschreiben Sie eine Zeit, in der wochenlang vieles ungewiss war. Was haben Sie getan, um weiterhin gut zu arbeiten?',
        'Erzählen Sie von einer Veränderung, die spät angekündigt wurde. Was mussten Sie wissen, und wie haben Sie es herausgefunden?',
      ],
    },
  },
  N2: {
    report: {
      low: 'Bleibt bei Provokationen, Verzögerungen oder Widerspruch geduldig. Andere merken vielleicht nicht, wenn eine Grenze überschritten ist.',
      average: 'Ärgert sich, wenn es einen klaren Anlass gibt, und hält den Ärger meist in Grenzen. Ist in einem Streit selten die lauteste oder die geduldigste Person.',
      high: 'Reagiert schnell und merklich auf Hindernisse und Ungerechtigkeit; so kommen Probleme auf den Tisch. In angespannten Momenten ist bei Ton und Zeitpunkt vielleicht Sorgfalt gefragt.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Vereinbarung mit Ihnen, die nicht eingehalten wurde. Wie haben die anderen erfahren, was Sie davon hielten?',
        'Beschreiben Sie eine Entscheidung bei der Arbeit, die Sie ungerecht fanden. Was haben Sie gesagt, und zu wem?',
      ],
      above: [
        'Erzählen Sie von einer Situation im Team oder mit Kundschaft, die Sie wütend gemacht hat. Was haben Sie gesagt, und wie ging es weiter?',
        'Was hilft Ihnen erfahrungsgemäß, wenn sich im Laufe eines Arbeitstages Ärger aufstaut?',
      ],
    },
  },
  N3: {
    report: {
      low: 'Ist im Allgemeinen zufrieden und neigt wenig zu Selbstzweifeln. Geht vielleicht schnell über Misserfolge hinweg, die einen genaueren Blick verdienen.',
      average: 'Keine ausgeprägte Neigung: Zweifel und gedrückte Stimmung scheinen etwa so häufig zu sein wie bei den meisten Menschen. Wie schwer ein Rückschlag wiegt, kann von der Sache abhängen.',
      high: 'Neigt zur Selbstkritik und dazu, Rückschläge persönlich zu nehmen. Konkrete Rückmeldungen, auch zu dem, was gut lief, helfen wahrscheinlich.',
    },
    interview: {
      below: [
        'Erzählen Sie von etwas, das durch Ihr eigenes Zutun misslungen ist. Was haben Sie danach geändert?',
        'Welche Kritik an Ihrer Arbeit war für Sie nützlich, und was haben Sie daraus gemacht?',
      ],
      above: [
        'Beschreiben Sie einen Rückschlag bei der Arbeit und wie Sie wieder in Gang gekommen sind. Wer oder was hat geholfen?',
        'Erzählen Sie von einer Rückmeldung, die Ihnen geholfen hat, etwas besser zu machen. In welcher Form kam sie?',
      ],
    },
  },
  N4: {
    report: {
      low: 'Fühlt sich unter Beobachtung, unter Fremden und vor Gruppen wohl. Übersieht vielleicht, wie eine Bemerkung ankommt.',
      average: 'Ist in neuer Gesellschaft ein wenig befangen und findet sich bald hinein. Vor einer Gruppe zu präsentieren ist mit Vorbereitung machbar.',
      high: 'Achtet genau auf die eigene Wirkung und vermeidet es, andere in Verlegenheit zu bringen. Im Mittelpunkt zu stehen kostet Mühe; Vorbereitung und kleine Gruppen helfen deshalb.',
    },
    interview: {
      below: [
        'Wann haben Sie zuletzt falsch eingeschätzt, wie etwas ankommt, das Sie sagen? Woran haben Sie es gemerkt?',
        'Erzählen Sie von einer Besprechung, in der Sie erst die Stimmung erkunden mussten, bevor Sie etwas sagten. Worauf haben Sie geachtet?',
      ],
      above: [
        'Erzählen Sie von einer Gelegenheit, bei der Sie vor Fremden sprechen mussten. Wie haben Sie sich vorbereitet?',
        'In welcher Art von Besprechung ist es Ihnen am leichtesten gefallen, Ihre Meinung zu sagen? Was hat es leicht gemacht?',
      ],
    },
  },
  N5: {
    report: {
      low: 'Widersteht Versuchungen leicht und behält ein langfristiges Ziel im Blick. Wirkt vielleicht streng auf Menschen, die sich mehr erlauben.',
      average: 'Gibt hin und wieder einer Versuchung nach, ohne den Faden zu verlieren. Kann ein Vergnügen meist aufschieben, wenn es darauf ankommt.',
      high: 'Gibt Impulsen leicht nach und genießt den Augenblick. Arbeit, die sich erst viel später auszahlt, braucht vielleicht Zwischenziele.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Situation, in der es richtig war, den eigenen Plan für etwas Reizvolleres aufzugeben.',
        'Erzählen Sie von der Arbeit mit Menschen, die schneller Ergebnisse sehen wollten als Sie. Worauf haben Sie sich geeinigt?',
      ],
      above: [
        'Erzählen Sie von einer langen Aufgabe ohne schnelle Erfolgserlebnisse. Wie sind Sie drangeblieben?',
        'Was lenkt Sie bei der Arbeit am meisten ab, und was tun Sie dagegen?',
      ],
    },
  },
  N6: {
    report: {
      low: 'Ist auch dann innerlich ruhig, wenn mehreres zugleich schiefgeht. Übernimmt vielleicht zu viel, weil die Grenze erst spät spürbar wird.',
      average: 'Fühlt sich gewöhnlichem Druck gewachsen und spürt die Belastung, wenn er anhält. Unterstützung in Spitzenzeiten ist willkommen, aber nicht immer nötig.',
      high: 'Kann sich überfordert fühlen, wenn sich die Anforderungen häufen, und bittet wahrscheinlich früh um Hilfe. Klare Prioritäten und eine Aufgabe nach der anderen können entlasten.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Zeit, in der Sie zu viel übernommen haben. Wann haben Sie es gemerkt?',
        'Beschreiben Sie eine Situation, in der andere im Team stärker belastet waren als Sie. Wie haben Sie davon erfahren?',
      ],
      above: [
        'Beschreiben Sie Ihren hektischsten Arbeitstag im vergangenen Jahr. Was haben Sie zuerst getan, und was haben Sie liegen gelassen?',
        'Erzählen Sie von einer Situation, in der Sie um Hilfe gebeten haben. Wann haben Sie gefragt, und wen?',
      ],
    },
  },
};
