import type { TendencyCode } from '../../../scales.ts';
import type { ScaleTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const tendencyTexts: Record<TendencyCode, Pick<ScaleTexts, 'report' | 'interview'>> = {
  INF: {
    report: {
      low: 'Scheint das letzte Wort wenig zu brauchen und das Überzeugen anderen zu überlassen. Gute Argumente werden vielleicht nicht mit Nachdruck vertreten.',
      average: 'Versucht wahrscheinlich zu überzeugen, wenn eine Sache wichtig ist, und nimmt andere Entscheidungen hin. Mitzureden scheint wichtig zu sein, das letzte Wort weniger.',
      high: 'Scheint Entscheidungen mitgestalten und Menschen gewinnen zu wollen. Eine Entscheidung mitzutragen, die anders ausgefallen ist, fällt vielleicht schwer.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Entscheidung, auf die Sie stärker hätten Einfluss nehmen sollen.',
        'Erzählen Sie von einer guten Idee, die andere nicht aufgegriffen haben. Was haben Sie versucht?',
      ],
      above: [
        'Erzählen Sie von einer Entscheidung, die gegen Sie ausfiel und die Sie dann mittragen mussten.',
        'Erzählen Sie von jemandem, der Sie umgestimmt hat. Wie ist das gelungen?',
      ],
    },
  },
  DRV: {
    report: {
      low: 'Nach eigener Aussage mit soliden Ergebnissen zufrieden. Erreichbare Ziele werden wahrscheinlich bevorzugt.',
      average: 'Scheint keine ausgeprägte Neigung zu haben. Macht Dinge gern gut und wählt Ziele, die erreichbar sind.',
      high: 'Scheint sich schwierige Ziele zu setzen. Bleibt wahrscheinlich auch dann dabei, wenn sie sich als mühsam erweisen.',
    },
    interview: {
      below: [
        'Welches Ziel haben Sie sich in letzter Zeit gesetzt, und woran erkennen Sie, ob Sie es erreichen?',
        'Erzählen Sie von einem Ziel, das schwerer zu erreichen war als gedacht. Was haben Sie getan?',
      ],
      above: [
        'Erzählen Sie von einer Situation, in der der Erfolg eines anderen Menschen nützlicher war als Ihr eigener.',
        'Erzählen Sie von einem Ziel, das Sie nicht erreicht haben. Wie sind Sie damit umgegangen?',
      ],
    },
  },
  STD: {
    report: {
      low: 'Scheint etwas abzuliefern, sobald es gut genug ist, und sich dem Nächsten zuzuwenden. Wo kleine Fehler teuer sind, kann ein zweites Augenpaar helfen.',
      average: 'Vermutlich sorgfältig, wo es zählt, und sonst gelassen. Wie viel Schliff eine Arbeit bekommt, kann davon abhängen, wer sie sehen wird.',
      high: 'Scheint sich an Mängeln zu stören und arbeitet wahrscheinlich, bis die Einzelheiten stimmen. Vielleicht fließt Zeit in einen Feinschliff, den niemand verlangt hat.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Fehler, den Sie gemacht und andere gefunden haben. Was machen Sie seitdem anders?',
        'Denken Sie an Ihre letzte fertige Arbeit. Wie haben Sie entschieden, dass sie gut genug ist?',
      ],
      above: [
        'Wann haben Sie zuletzt etwas abgegeben, das Sie gern noch verbessert hätten? Wie haben Sie entschieden?',
        'Erzählen Sie von einer Situation, in der Tempo wichtiger war als Feinschliff. Was haben Sie weggelassen?',
      ],
    },
  },
  ORG: {
    report: {
      low: 'Scheint lieber auf vorhandenen Ideen aufzubauen. Aufgaben, die etwas ganz Neues verlangen, brauchen vielleicht Beispiele als Ausgangspunkt.',
      average: 'Hat nach eigener Aussage manche Idee und greift die von anderen auf. Verbessert wahrscheinlich eher Vorhandenes, als etwas zu erfinden.',
      high: 'Nach eigener Aussage voller Ideen und ungewohnter Blickwinkel. Unter ihnen auszuwählen, erfordert vielleicht einen zweiten Schritt oder eine zweite Person.',
    },
    interview: {
      below: [
        'Erzählen Sie von etwas, das Sie verbessert haben, so klein es auch war. Woher kam die Idee?',
        'Beschreiben Sie eine Idee von anderswo, die Sie in Ihre Arbeit eingebracht haben. Was mussten Sie daran ändern?',
      ],
      above: [
        'Welche Ihrer Ideen war am Ende die Mühe nicht wert? Wie haben Sie das herausgefunden?',
        'Erzählen Sie von einer Idee, die Sie bis zum Schluss verfolgt haben. Welche anderen haben Sie dafür aufgegeben?',
      ],
    },
  },
  LRN: {
    report: {
      low: 'Nimmt sich nach eigener Aussage Zeit für neuen Stoff. Eine längere Anlaufzeit und Raum zum Üben können helfen.',
      average: 'Beschreibt bei neuem Stoff ein gewöhnliches Tempo. Eine Erklärung und etwas Übung reichen wahrscheinlich aus.',
      high: 'Fühlt sich nach eigener Aussage schnell in neuem Stoff zu Hause, was kein Maß für Fähigkeit ist. Die Übung, die das Gelernte festigen würde, fällt vielleicht aus.',
    },
    interview: {
      below: [
        'Was haben Sie zuletzt für die Arbeit gelernt, und was hat Ihnen dabei geholfen?',
        'Erzählen Sie von einem Werkzeug oder Thema, für das Sie lange gebraucht haben. Was hätte es leichter gemacht?',
      ],
      above: [
        'Erzählen Sie von etwas, bei dem Sie zu früh glaubten, es verstanden zu haben.',
        'Wie sind Sie bei etwas in Übung geblieben, das Sie schnell gelernt hatten?',
      ],
    },
  },
  RUL: {
    report: {
      low: 'Scheint eigene Wege zu suchen und eine Regel beiseitezulassen, wenn sie im Weg steht. Strenge Abläufe brauchen vielleicht Gründe, die überzeugen.',
      average: 'Befolgt wahrscheinlich Abläufe, die sinnvoll sind, und passt die übrigen an. Fragt im Zweifel vermutlich nach.',
      high: 'Scheint sich eng an Regeln und Anweisungen zu halten. Ein Fall, den keine Regel vorsieht, führt vielleicht zu Verzögerungen.',
    },
    interview: {
      below: [
        'Erzählen Sie von einem Ablauf, den Sie geändert oder ausgelassen haben. Was kam dabei heraus?',
        'Erzählen Sie von einer Regel, deren Grund Sie erst später verstanden haben.',
      ],
      above: [
        'Erzählen Sie von einem Fall, für den es keine Regel gab. Was haben Sie getan?',
        'Wann haben Sie zuletzt darum gebeten, eine Regel zu ändern? Was war Ihr Argument?',
      ],
    },
  },
  RSK: {
    report: {
      low: 'Scheint die sichere Möglichkeit zu wählen und zu schützen, was da ist. Chancen mit ungewissem Ausgang bleiben vielleicht ungenutzt.',
      average: 'Geht vermutlich ein Risiko ein, wenn Gewinn und Verlust in einem angemessenen Verhältnis stehen. Scheint sich gern einen Rückweg offenzuhalten.',
      high: 'Scheint bereit, die ungewisse Möglichkeit zu wählen, wenn mehr zu gewinnen ist. Mögliche Verluste muss vielleicht jemand anders durchrechnen.',
    },
    interview: {
      below: [
        'Erzählen Sie von einer Chance, die Sie haben verstreichen lassen. Würden Sie es wieder tun?',
        'Beschreiben Sie einen ungewissen Schritt, den Sie trotzdem gewagt haben. Was gab den Ausschlag?',
      ],
      above: [
        'Erzählen Sie von einem Risiko, das sich nicht ausgezahlt hat. Wie hatten Sie sich darauf vorbereitet?',
        'Erzählen Sie von einem Risiko, gegen das Sie sich entschieden haben. Was war der Grund?',
      ],
    },
  },
  CAN: {
    report: {
      low: 'Scheint Worte mit Bedacht zu wählen und Gefühle zu schonen. Kritik kommt vielleicht spät oder so sanft, dass sie überhört wird.',
      average: 'Sagt wahrscheinlich, was wichtig ist, und wählt den Zeitpunkt. Klare Worte und Takt scheinen etwa gleich viel zu zählen.',
      high: 'Scheint offen auszusprechen, was andere ungesagt lassen. Die Worte können erschrecken oder verletzen, ohne dass es so gemeint ist.',
    },
    interview: {
      below: [
        'Erzählen Sie von Kritik, die Sie für sich behalten haben. Was ist daraus geworden?',
        'Wann mussten Sie zuletzt etwas Unwillkommenes sagen? Wie haben Sie Ihre Worte gewählt?',
      ],
      above: [
        'Wann haben klare Worte von Ihnen Schaden angerichtet? Was haben Sie dann getan?',
        'Erzählen Sie von einer Situation, in der Sie beschlossen haben, Ihre Meinung nicht zu sagen. Was hat Sie zurückgehalten?',
      ],
    },
  },
};
