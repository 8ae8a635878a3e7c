import type { CultureWords } from './words.ts';

const flatPerson =
  'hat jeder Arbeitsweise denselben Wert gegeben, sodass die Antworten nicht sagen, was wichtiger ist und was weniger wichtig.';

/** German. */
export const de: CultureWords = {
  labels: {
    opposed: 'Gegensätzlich',
    chance: 'Kann Zufall sein',
    moderate: 'Mittel',
    strong: 'Stark',
    none: 'Nicht verfügbar',
  },
  outcomes: {
    organization: {
      opposed:
        'Was dieser Person am wichtigsten ist, prägt die Organisation eher am wenigsten, und umgekehrt. Sprechen Sie über die größten Abstände; sie stehen unten.',
      chance:
        'Die Wünsche dieser Person und die Kultur, die Manager beschreiben, stimmen nicht deutlicher überein, als es zufällige Antworten könnten. Das ist weder ein gutes noch ein schlechtes Zeichen.',
      moderate:
        'Mehreres, was dieser Person wichtig ist, prägt auch die Organisation. Die Abstände unten zeigen, wo das endet.',
      strong:
        'Das meiste, was dieser Person wichtig ist, prägt auch die Organisation, und das meiste Übrige ist für beide weniger wichtig.',
    },
    people: {
      opposed:
        'Was der einen Person am wichtigsten ist, kommt bei der anderen eher zuletzt. Sprechen Sie über die größten Abstände; sie stehen unten.',
      chance:
        'Ihre Wünsche stimmen nicht deutlicher überein, als es zufällige Antworten könnten. Bei den meisten Paaren kommt das heraus.',
      moderate:
        'Mehreres ist beiden wichtig. Die Abstände zeigen, wo das endet.',
      strong:
        'Beide wünschen sich von einem Arbeitsplatz weitgehend dasselbe, und weitgehend dasselbe ist beiden weniger wichtig.',
    },
  },
  absences: {
    organization: {
      'other questions':
        'Keine Passung: Diese Person und das Kulturprofil haben verschiedene Versionen der Fragen beantwortet, und nur Antworten auf dieselben Fragen werden verglichen. Wer den Test ab jetzt macht, kann mit einem neuen Kulturtest Ihrer Manager verglichen werden.',
      'first is flat': `Keine Passung: Diese Person ${flatPerson}`,
      'second is flat':
        'Keine Passung: Die Antworten der Manager ergeben für jede Arbeitsweise dasselbe, sodass nichts die Organisation mehr prägt als das Übrige.',
      'too few shared answers':
        'Keine Passung: Weniger als 30 der 40 Arbeitsweisen wurden bewertet.',
    },
    people: {
      'other questions':
        'Kein Vergleich: Diese beiden Personen haben verschiedene Versionen der Fragen beantwortet, und nur Antworten auf dieselben Fragen werden verglichen.',
      'first is flat': `Kein Vergleich: Die erste Person ${flatPerson}`,
      'second is flat': `Kein Vergleich: Die zweite Person ${flatPerson}`,
      'too few shared answers':
        'Kein Vergleich: Weniger als 30 der 40 Arbeitsweisen haben beide bewertet.',
    },
  },
  verdicts: {
    organization: {
      more: 'Dieser Person wichtiger, als es die Organisation prägt',
      less: 'Dieser Person weniger wichtig, als es die Organisation prägt',
      same: 'Kein deutlicher Unterschied',
    },
    people: {
      more: 'Der ersten Person wichtiger',
      less: 'Der zweiten Person wichtiger',
      same: 'Kein deutlicher Unterschied',
    },
  },
  agreement: {
    one: 'Ein Manager hat die Kultur beschrieben. Ob andere sie ebenso sehen, ist nicht bekannt.',
    shared: (managers) => `${managers} Manager beschreiben die Kultur weitgehend gleich.`,
    apart: (managers) =>
      `Noch nicht gemeinsam: ${managers} Manager beschreiben die Kultur unterschiedlich. Ihr Durchschnitt entspricht deshalb vielleicht niemandes Erfahrung. Sprechen Sie über die Unterschiede, bevor Sie ihn verwenden.`,
  },
  limits: {
    everybody: [
      'Jede Kategorie wird mit den anderen Kategorien derselben Person verglichen, nie mit anderen Menschen. Auch Menschen, denen alles wichtig ist, haben Kategorien unter dem eigenen Durchschnitt.',
      'Der Vertrauensbereich einer Kategorie zeigt, wie weit ihre fünf Antworten übereinstimmen. Eine Kategorie heißt nur dann hoch oder niedrig, wenn ihr ganzer Bereich auf einer Seite liegt.',
      'Es gibt keine richtigen oder falschen Wünsche, und keine Ausprägung einer Kategorie ist an sich gut oder schlecht.',
    ],
    managers: [
      'Was jemandem wichtig ist, ist nie ein Grund für eine Absage. Es ist ein Thema für das Gespräch.',
    ],
    organizations: [
      'So sehen Manager die Organisation. Beschäftigte sehen sie vielleicht anders, und Teams können sich voneinander unterscheiden.',
      'Das Profil zeigt, was die Organisation am meisten prägt, verglichen mit ihren eigenen anderen Kategorien. Es ist kein Vergleich mit anderen Organisationen.',
    ],
    people: [
      'Verglichen wird die Reihenfolge der Wünsche zweier Menschen, nie, wer von ihnen besser passt oder besser arbeitet.',
      'Unterschiedliche Wünsche stehen der Zusammenarbeit nicht im Weg; sie sind etwas, worüber man sprechen kann.',
    ],
    firstVersion: {
      report:
        'Dieses Ergebnis beruht auf Version 2026.1 der Fragen. Einige davon haben sich seither geändert, und „Tempo und Wettbewerb“ heißt jetzt „Wettbewerb“. Verglichen wird es nur mit Ergebnissen und Kulturprofilen derselben Version.',
      organization:
        'Dieses Profil beruht auf Version 2026.1 der Fragen. Einige davon haben sich seither geändert, und wer den Kulturtest ab jetzt macht, wird nicht damit verglichen. Für einen Vergleich beginnen Sie einen neuen Kulturtest.',
    },
  },
  neverAKnockOut: [
    'Eine Passung zur Kultur ist nie ein Grund für eine Absage. Sie ist ein Thema für das Gespräch.',
    'Sie vergleicht Wünsche damit, wie Manager die Organisation sehen. Können misst sie nicht, und niemand macht eine Arbeit allein dadurch gut, dasselbe zu wollen wie andere.',
    'Sie ist unsicher: Eine Passung von 40 kann ebenso gut 10 oder 63 sein. Überschneiden sich die Bereiche zweier Menschen, kann der Unterschied Zufall sein.',
    'Kaum jemand kommt in die Nähe von 100. Simulierte Menschen, die genau das wollen, was eine Organisation ist, erhalten etwa 66, meist zwischen 43 und 83, weil einzelne Antworten schwanken.',
    'Was jemandem wichtig ist, hängt auch von Alter, Herkunft, Familie und früheren Arbeitgebern ab. Wer danach auswählt, kann ungewollt ganze Gruppen ausschließen.',
    'Einer Organisation aus Menschen, die alle dasselbe wollen, fehlt, was die anderen beitragen würden. Wer nach dem fragt, was fehlt, kann gerade die richtige Person sein.',
  ],
};
