import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const agreeablenessTexts: Record<
  'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  A1: {
    report: {
      low: 'Prüft gern nach, was andere sagen, statt sich gleich darauf zu verlassen. Kontrolliert vielleicht, wo eine einfache Absprache genügen würde.',
      average: 'Keine ausgeprägte Neigung: fasst weder schnell noch langsam Vertrauen. Wie weit das Vertrauen reicht, kann von der Erfahrung mit der Person abhängen.',
      high: 'Neigt dazu, gute Absichten anzunehmen und Vertrauen im Voraus zu schenken. Bemerkt vielleicht spät, wenn ein Vorschuss nicht verdient war.',
    },
    interview: {
      below: [
        'Erzählen Sie von jemandem bei der Arbeit, auf den Sie sich erst nach einer Weile verlassen haben. Was hat Sie umgestimmt?',
        'Erzählen Sie von einer Arbeit, die Sie abgegeben haben. Wie haben Sie sie weiterverfolgt?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der Sie sich auf jemanden verlassen haben und es schiefging. Was machen Sie seitdem anders?',
        'Wann haben Sie zuletzt eine wichtige Aussage aus einer Lieferfirma oder aus dem Team nachgeprüft? Wie sind Sie vorgegangen?',
      ],
    },
  },
  A2: {
    report: {
      low: 'Beschreibt den eigenen Umgang mit Menschen als taktisch und hält sich demnach gern Möglichkeiten offen. Früh zu klären, was beide Seiten wollen, spart vielleicht Zeit.',
      average: 'Ist geradlinig, wo es zählt, und in kleinen Dingen diplomatisch. Hält in einer Verhandlung manchmal eine Karte zurück, im üblichen Rahmen.',
      high: 'Geht offen und fair mit Menschen um, ohne verdeckte Ziele. Tut sich vielleicht schwer mit Verhandlungen, in denen die andere Seite nicht alle Karten auf den Tisch legt.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Situation, in der völlige Offenheit Sie etwas gekostet hätte. Was haben Sie getan?',
        'Beschreiben Sie eine Ihrer Verhandlungen. Was haben Sie der anderen Seite über Ihre Ziele gesagt, und wann?',
      ],
      above: [
        'Wie haben Sie sich auf eine Verhandlung vorbereitet, in der die andere Seite ihre Karten nicht aufdeckte?',
        'Erzählen Sie von einer Situation, in der Sie nicht alles sagen durften, was Sie wussten. Wie sind Sie mit Fragen umgegangen?',
      ],
    },
  },
  A3: {
    report: {
      low: 'Bleibt bei den eigenen Aufgaben und erwartet das auch von anderen. Hilft eher auf Bitten als von sich aus.',
      average: 'Hilft, wenn Bedarf besteht und Zeit da ist. Behält dabei die eigene Arbeit im Blick.',
      high: 'Hilft gern und bemerkt, wer Hilfe braucht. Stellt die eigene Arbeit vielleicht hintan und tut sich schwer damit, Nein zu sagen.',
    },
    interview: {
      below: [
        'Wann haben Sie zuletzt jemandem ungefragt geholfen? Was hat Sie dazu bewogen?',
        'Erzählen Sie von jemandem im Team, der mehr zu tun hatte als Sie. Was haben Sie getan?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der Ihre Hilfe für andere die eigene Arbeit gefährdet hat.',
        'Wann haben Sie zuletzt eine Bitte um Hilfe abgelehnt? Wie haben Sie es gesagt?',
      ],
    },
  },
  A4: {
    report: {
      low: 'Hält einen Streit aus und sagt Nein, wenn es nötig ist. Der Ton wird vielleicht scharf, und aus Kleinigkeiten kann ein Kräftemessen werden.',
      average: 'Sucht Einigung und lässt sich auf einen Streit ein, wenn er sich lohnt. Sucht die Auseinandersetzung nicht, meidet sie aber auch nicht um jeden Preis.',
      high: 'Gibt bereitwillig nach und entschärft Streit. Eine Auseinandersetzung, die sein muss, wird vielleicht aufgeschoben.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Streit bei der Arbeit, mit dem Sie heute behutsamer umgehen würden.',
        'Erzählen Sie von einem Kompromiss, den Sie geschlossen haben. Was haben Sie dafür aufgegeben?',
      ],
      above: [
        'Erzählen Sie von einer Meinungsverschiedenheit, die Sie aufgeschoben haben. Was hat das gekostet?',
        'Beschreiben Sie einen Punkt, in dem Sie nicht nachgegeben haben. Wie haben Sie daran festgehalten?',
      ],
    },
  },
  A5: {
    report: {
      low: 'Kennt die eigenen Stärken und spricht sie aus; das hilft, wenn für eine Sache geworben werden muss. Andere im Team vermissen vielleicht die Anerkennung ihres Anteils.',
      average: 'Spricht von der eigenen Arbeit, wenn es nützt, und belässt es dabei. Die Selbstdarstellung fällt selten auf, weder in die eine noch in die andere Richtung.',
      high: 'Überlässt anderen die Bühne und teilt Anerkennung. Eigene Leistungen werden vielleicht übersehen; Führungskräfte sollten deshalb danach fragen.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Ihrer Erfolge. Wer hatte noch Anteil daran, und welchen?',
        'Wann haben Sie zuletzt Lob an andere weitergegeben? Wofür war es?',
      ],
      above: [
        'Von welcher Ihrer Leistungen wissen zu wenige?',
        'Erzählen Sie von einer Situation, in der Sie für Ihr Budget, Ihr Projekt oder Ihre Beförderung eintreten mussten. Was haben Sie gesagt?',
      ],
    },
  },
  A6: {
    report: {
      low: 'Beurteilt eine Notlage eher nach Fakten und Gerechtigkeit als nach dem Gefühl. Wirkt vielleicht unbewegt, wenn jemand zuerst Verständnis möchte.',
      average: 'Fühlt mit Menschen in Schwierigkeiten und behält den Sinn für das Mögliche. Sucht bei einer unliebsamen Entscheidung wahrscheinlich einen rücksichtsvollen Weg.',
      high: 'Lässt sich von der Not anderer berühren und setzt sich für sie ein. Unpopuläre Entscheidungen über Menschen wiegen schwer.',
    },
    interview: {
      below: [
        'Erzählen Sie von jemandem bei der Arbeit, der eine schwere Zeit hatte. Was haben Sie bemerkt, und was haben Sie getan?',
        'Beschreiben Sie eine Situation, in der jemand aus Kundschaft oder Team erst Verständnis und dann eine Lösung wollte. Wie haben Sie reagiert?',
      ],
      above: [
        'Beschreiben Sie eine Entscheidung, die richtig war und jemandem wehtat. Wie sind Sie damit umgegangen?',
        'Wann mussten Sie alle gleich behandeln, obwohl die Lage einer Person für eine Ausnahme sprach?',
      ],
    },
  },
};
