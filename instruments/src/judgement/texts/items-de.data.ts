import type { JudgementItemTexts } from './texts.ts';

export const items: readonly JudgementItemTexts[] = [
  {
    situation:
      'Eine Person, mit der Sie eng zusammenarbeiten, ist in zwei Wochen dreimal später als vereinbart mit ihrem Teil fertig geworden. Jedes Mal hat sich Ihre eigene Arbeit verzögert. Sonst scheint es niemand bemerkt zu haben.',
    responses: [
      'Ihre Führungskraft bitten, für Sie beide feste Termine zu setzen.',
      'Unter vier Augen mit der Person sprechen, sagen, was die Verzögerungen für Ihre Arbeit bedeuten, und fragen, was dahintersteckt.',
      'Die Verzögerungen in der nächsten Teambesprechung ansprechen, damit das Team nach einer Lösung sucht.',
      'Von nun an mehr Zeit einplanen, damit die Verzögerungen Sie nicht mehr treffen.',
    ],
  },
  {
    situation:
      'Sie entdecken einen Fehler in einer Arbeit, die Sie gestern abgegeben haben. Wer sie bekommen hat, benutzt sie wahrscheinlich noch nicht.',
    responses: [
      'Zuerst klären, ob der Fehler dort etwas ausmacht, und Bescheid geben, wenn es so ist.',
      'Den Fehler in der nächsten Fassung berichtigen, die in zwei Wochen ohnehin fällig ist.',
      'Den Fehler berichtigen und die neue Fassung mit dem Hinweis schicken, dass sie die alte ersetzt.',
      'Noch heute sagen, was nicht stimmt und wann die berichtigte Fassung kommt.',
    ],
  },
  {
    situation:
      'Am Montagmorgen haben Sie mehr zu tun, als in die Woche passt. Zwei Personen brauchen bis Mittwoch jeweils etwas von Ihnen, und nur eines von beiden können Sie rechtzeitig fertigstellen.',
    responses: [
      'Mit dem beginnen, was Ihnen wichtiger erscheint, und der anderen Person heute sagen, dass es bei ihr später wird.',
      'Abwechselnd an beidem arbeiten, damit am Mittwoch beide wenigstens einen Teil haben.',
      'Zuerst erledigen, worum Sie zuerst gebeten wurden, und das andere, sobald Sie können.',
      'Beide fragen, was von ihrem Termin abhängt, und mit beiden vereinbaren, was zuerst kommt.',
    ],
  },
  {
    situation:
      'Sie bereiten eine Zusammenfassung für Ihre Führungskraft vor. Eine Zahl darin lässt Ihr Team besser aussehen, als es war: Sie stimmt, lässt aber den schwächsten Monat weg.',
    responses: [
      'Den schwächsten Monat aufnehmen und in einem Satz erklären, was damals los war.',
      'Die Zahl so lassen, da sie stimmt, und antworten, falls Ihre Führungskraft danach fragt.',
      'Jemanden aus Ihrem Team fragen, ob die Zahl so bleiben soll.',
      'Die Zahl so lassen und darunter angeben, welche Monate sie umfasst.',
    ],
  },
  {
    situation:
      'In einer Besprechung beginnt jemand, der noch nicht lange dabei ist, eine Idee zu erklären, und wird unterbrochen. Das Gespräch geht weiter, und von der Person kommt nichts mehr. Sie halten es für möglich, dass die Idee nützlich ist.',
    responses: [
      'Die Idee später in der Besprechung selbst aufgreifen und erklären, warum sie nützlich sein könnte.',
      'Der Person nach der Besprechung sagen, dass die Idee gut war und sie es beim nächsten Mal wieder versuchen soll.',
      'In der Besprechung darauf zurückkommen und sagen, dass Sie gern den Rest der Idee von ihr hören würden.',
      'Es der Person überlassen, die am besten beurteilen kann, ob und wann sie die Idee wieder anspricht.',
    ],
  },
  {
    situation:
      'Sie haben mehrere Wochen an einem Vorschlag gearbeitet. Ihre Führungskraft liest ihn und sagt, dass nicht das gebraucht wurde, ohne viel mehr dazu zu sagen.',
    responses: [
      'Schriftlich erklären, warum Sie den Vorschlag so aufgebaut haben.',
      'Um ein kurzes Gespräch bitten, um zu erfahren, was erwartet wurde und welche Teile noch brauchbar sind.',
      'Den Auftrag noch einmal durchgehen und eine neue Fassung abgeben, die Ihrer Meinung nach besser passt.',
      'Jemanden aus dem Team, dessen Vorschläge schon angenommen wurden, fragen, was fehlen könnte.',
    ],
  },
  {
    situation:
      'Sie sind mitten in einer Aufgabe, als Sie merken, dass der vereinbarte Weg etwa doppelt so lange dauern wird wie geplant. Das Ergebnis ist in drei Wochen fällig.',
    responses: [
      'Denen, die auf das Ergebnis warten, jetzt Bescheid geben, mit zwei oder drei Möglichkeiten weiterzumachen und dem, was jede kosten würde.',
      'Länger arbeiten, damit der Termin gehalten werden kann.',
      'Einige Tage lang nach einem schnelleren Weg suchen und dann sagen, wie es steht.',
      'Wie vereinbart weitermachen und sich melden, sobald sicher ist, dass der Termin nicht zu halten ist.',
    ],
  },
  {
    situation:
      'Eine Person aus Ihrem Team bittet Sie, ihr die Teilnahme an einer vorgeschriebenen Schulung zu bestätigen. Sie hat sie verpasst, weil sie jemandem bei einer dringenden Arbeit geholfen hat. Die Liste muss heute Abend vollständig sein.',
    responses: [
      'Die Person auf die Liste setzen und diese Woche mit ihr die wichtigsten Punkte der Schulung durchgehen.',
      'Sagen, dass Sie es lieber nicht bestätigen möchten, und es der Person überlassen, einen Weg zu finden.',
      'Es dieses eine Mal bestätigen, da die Person einen guten Grund für ihr Fehlen hatte.',
      'Sagen, dass Sie es nicht bestätigen können, und der Person helfen, heute herauszufinden, wie sie es nachholen kann.',
    ],
  },
  {
    situation:
      'Zwei Personen, mit denen Sie sich eine Aufgabe teilen, sind sich über das Vorgehen nicht einig. Beide haben Ihnen einzeln gesagt, was am Vorgehen der anderen Person nicht stimmt. Inzwischen steht die Arbeit still. Ihnen wären beide Wege recht.',
    responses: [
      'Sagen, welchen der beiden Wege Sie besser finden, damit die Arbeit weitergehen kann.',
      'Vorschlagen, dass Sie sich zu dritt zusammensetzen und zuerst vereinbaren, was das Ergebnis leisten muss.',
      'Beiden einzeln erklären, wie Sie die Sicht der anderen Person verstehen.',
      'Sich heraushalten, da beide genug Erfahrung haben, um es unter sich zu klären.',
    ],
  },
  {
    situation:
      'Etwas, das Sie organisiert haben, ist vor anderen schiefgegangen. Sie hatten einen Schritt vergessen, und von jemandem aus dem Team hatten Sie eine falsche Auskunft bekommen. Ihre Führungskraft fragt Sie, was passiert ist.',
    responses: [
      'Sagen, dass Sie einen Schritt vergessen haben und dafür sorgen werden, dass es nicht wieder vorkommt.',
      'Erklären, dass Sie eine falsche Auskunft bekommen haben und mit der Person schon darüber gesprochen haben.',
      'Sagen, welchen Schritt Sie vergessen haben, welche Auskunft falsch war und was Sie anders machen werden.',
      'Um Zeit bitten, um alles zuerst mit der Person durchzugehen, bevor Sie etwas sagen.',
    ],
  },
  {
    situation:
      'Sie haben sich diesen Vormittag für eine schwierige Aufgabe freigehalten, die Sie seit Tagen aufschieben. Kurz nach dem Beginn bittet Sie jemand aus dem Team um Hilfe bei etwas, das etwa eine Stunde dauern würde. Es eilt nicht, aber ohne Hilfe geht es dort nicht weiter.',
    responses: [
      'Sich jetzt zehn Minuten nehmen, um zu sehen, wo es hakt, und dann zu Ihrer Aufgabe zurückkehren.',
      'Sagen, dass Sie heute Vormittag beschäftigt sind, und vorschlagen, jemand anderen zu fragen.',
      'Eine Zeit am Nachmittag vereinbaren und darauf hinweisen, was bis dahin getan werden kann.',
      'Sofort helfen und die eigene Aufgabe erledigen, wenn das fertig ist.',
    ],
  },
  {
    situation:
      'In einer Besprechung lobt Ihre Führungskraft Sie für eine Lösung. Das meiste daran stammt von einer Person aus Ihrem Team, die nicht dabei ist.',
    responses: [
      'An Ort und Stelle sagen, dass das meiste von dieser Person stammt, und ihren Namen nennen.',
      'Sich bei Ihrer Führungskraft bedanken und das Lob später an die Person weitergeben.',
      'Sagen, dass es nicht viel Arbeit war, und zum nächsten Punkt übergehen.',
      'Sich bei Ihrer Führungskraft bedanken und ihr nach der Besprechung sagen, wessen Arbeit es war.',
    ],
  },
];
