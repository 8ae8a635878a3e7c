import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const extraversionTexts: Record<
  'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  E1: {
    report: {
      low: 'Hält höflich Abstand und lässt Vertrauen langsam wachsen. Neue Menschen im Team und in der Kundschaft brauchen vielleicht Zeit, um damit warm zu werden.',
      average: 'Ist zu den meisten Menschen freundlich und einigen wenigen nah. Knüpft Kontakte, wenn sich ein Anlass bietet.',
      high: 'Geht nach eigener Beschreibung leicht auf Menschen zu und kommt ihnen schnell nahe. Verwendet vielleicht Arbeitszeit auf Beziehungen, wo ein kurzer Austausch genügen würde.',
    },
    interview: {
      below: [
        'Wie sind Sie vorgegangen, um die anderen kennenzulernen, als Sie zuletzt neu in ein Team kamen?',
        'Erzählen Sie von einer Arbeitsbeziehung, die lange gebraucht hat, um gut zu werden.',
      ],
      above: [
        'Wann hat ein freundschaftliches Verhältnis es schwerer gemacht, das Nötige zu tun?',
        'Erzählen Sie von einer Situation, in der Ihre Arbeit etwas Abstand zu jemandem verlangte, den Sie mochten. Wie haben Sie ihn gewahrt?',
      ],
    },
  },
  E2: {
    report: {
      low: 'Ist lieber in kleinen Gruppen oder allein und arbeitet gut ohne Gesellschaft. Großraumbüros und große Veranstaltungen kosten Kraft.',
      average: 'Mag Gesellschaft in Maßen und ebenso einen ruhigen Schreibtisch. Eine Mischung über die Woche hinweg passt wahrscheinlich gut.',
      high: 'Ist gern unter vielen Menschen und schöpft daraus Kraft. Über längere Zeit allein zu arbeiten kann sich eintönig anfühlen.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Tag voller Menschen, etwa auf einer Messe oder in einem Workshop. Wie haben Sie ihn so gestaltet, dass er gut verlief?',
        'Beschreiben Sie die Arbeit an einem belebten, gemeinsam genutzten Ort. Was haben Sie getan, um sich konzentrieren zu können?',
      ],
      above: [
        'Erzählen Sie von einer Aufgabe, mit der Sie lange allein waren. Wie sind Sie damit zurechtgekommen?',
        'Wann haben Sie Gesellschaft gesucht, obwohl ruhige Arbeit anstand? Was haben Sie geändert?',
      ],
    },
  },
  E3: {
    report: {
      low: 'Überlässt die Führung anderen und unterstützt sie aus der zweiten Reihe. Nach hörenswerten Ansichten muss vielleicht eigens gefragt werden.',
      average: 'Übernimmt die Führung, wenn die Sache oder die Rolle es verlangt, und folgt sonst. Meldet sich bei gut vertrauten Themen zu Wort.',
      high: 'Scheint bereitwillig die Führung zu übernehmen und einer Gruppe gern die Richtung zu geben. Entscheidet vielleicht, bevor die Stilleren gesprochen haben.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Situation, in der niemand die Führung übernahm. Was haben Sie getan?',
        'Wann waren Sie zuletzt mit der Richtung einer Gruppe nicht einverstanden, und was haben Sie unternommen?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der Sie gegen Ihre eigene Meinung der Führung eines anderen Menschen gefolgt sind.',
        'Denken Sie an einen stillen Menschen in einer Gruppe, die Sie geleitet haben. Wie haben Sie seine Sicht erfahren?',
      ],
    },
  },
  E4: {
    report: {
      low: 'Arbeitet ohne Hast und kann bei einer Sache bleiben. Viele kurzfristige Anforderungen zugleich sind ermüdend.',
      average: 'Hält ein gleichmäßiges Tempo und kann eine Zeit lang zulegen. Kommt mit vollen wie mit ruhigen Phasen zurecht.',
      high: 'Ist gern beschäftigt und hat gern vieles gleichzeitig in Arbeit. Wird vielleicht unruhig, wenn es langsam vorangeht, und gibt möglicherweise ein Tempo vor, das andere anstrengt.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Zeit mit viel zu viel Arbeit. Wie haben Sie Schritt gehalten?',
        'Beschreiben Sie einen Tag, an dem mehrere Menschen zugleich etwas von Ihnen wollten. In welcher Reihenfolge haben Sie ihnen geantwortet?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der Sie oder die Menschen um Sie herum ein langsameres Tempo brauchten. Woran haben Sie es gemerkt?',
        'Erzählen Sie von einem Projekt, das langsamer voranging, als Ihnen lieb war. Was haben Sie in der Zwischenzeit getan?',
      ],
    },
  },
  E5: {
    report: {
      low: 'Bevorzugt eine ruhige und vorhersehbare Umgebung. Eine Tätigkeit, die von Nervenkitzel und Überraschungen lebt, ist wahrscheinlich ermüdend.',
      average: 'Mag etwas Aufregung und ist auch ohne sie zufrieden. Begrüßt hin und wieder einen Tapetenwechsel.',
      high: 'Sucht starke Eindrücke und fühlt sich zu gewagten Vorhaben hingezogen. Routine und Sicherheitsregeln können beengend wirken; ihr Grund sollte deshalb klar sein.',
    },
    interview: {
      below: [
        'Wann haben Sie bei der Arbeit zuletzt etwas getan, ohne zu wissen, wie es ausgeht?',
        'Erzählen Sie von einer Überraschung, die Ihre Tagesplanung umgeworfen hat. Wie haben Sie weitergemacht?',
      ],
      above: [
        'Erzählen Sie von einer Sicherheitsregel oder einer Grenze, die Ihnen lästig war. Was haben Sie getan?',
        'Beschreiben Sie eine Aufgabe, die monatelang gleich blieb. Wie haben Sie Ihre Aufmerksamkeit wachgehalten?',
      ],
    },
  },
  E6: {
    report: {
      low: 'Ist nüchtern und sachlich und lässt sich nicht leicht mitreißen. Begeisterung kann da sein, ohne dass andere sie sehen.',
      average: 'Ist an vielen Tagen gut gelaunt, an anderen sachlich. Begeisterung zeigt sich, wenn es einen Anlass gibt.',
      high: 'Scheint oft Freude und Zuversicht zu empfinden und sie zu zeigen. Nimmt vielleicht ein Problem leicht, das andere ernst genommen wissen wollen.',
    },
    interview: {
      below: [
        'Erzählen Sie von etwas bei der Arbeit, das Sie begeistert hat. Woran konnten die Menschen um Sie herum das merken?',
        'Erzählen Sie von einem Erfolg Ihres Teams. Wie haben Sie ihn gewürdigt?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der andere ein Problem ernster nahmen als Sie.',
        'Erzählen Sie von einer schlechten Nachricht, die Sie überbringen mussten. Wie haben Sie es gesagt?',
      ],
    },
  },
};
