import type { FactorCode } from '../../../scales.ts';
import type { FactorTexts } from '../../scale-texts.ts';

/** What managers read, in German. */
export const factorTexts: Record<FactorCode, Pick<FactorTexts, 'report'>> = {
  N: {
    report: {
      low: 'Bleibt bei Druck, Kritik oder schlechten Nachrichten eher ausgeglichen. Wirkt vielleicht unbekümmert, wo andere sichtbare Sorge erwarten, und kann ein echtes Risiko spät bemerken.',
      average: 'Zeigt etwa so viel Sorge und Anspannung wie die meisten Menschen: meist ausgeglichen, angespannt, wenn es Grund gibt. Wie viel Druck sichtbar wird, hängt wahrscheinlich von der Situation ab.',
      high: 'Empfindet Druck, Kritik und Ungewissheit eher stark und spürt oft früh, dass etwas nicht stimmt. Sich von Rückschlägen zu erholen, kann länger dauern; klare Rückmeldungen und frühe Ankündigungen helfen deshalb.',
    },
  },
  E: {
    report: {
      low: 'Arbeitet tendenziell gut allein und meldet sich, wenn es etwas zu sagen gibt. Hält sich in großen Gruppen vielleicht zurück, sodass gute Ideen ungehört bleiben, wenn niemand fragt.',
      average: 'Keine ausgeprägte Neigung: Weder ständiger Kontakt noch langes Alleinsein wird erkennbar bevorzugt. Beides ist wahrscheinlich eine Zeit lang in Ordnung.',
      high: 'Neigt dazu, Kontakt zu suchen, das Tempo vorzugeben und sich früh zu Wort zu melden. Empfindet ruhige Arbeit allein vielleicht als kräftezehrend und kann stilleren Stimmen wenig Raum lassen.',
    },
  },
  O: {
    report: {
      low: 'Bevorzugt eher das Konkrete, Bekannte und Bewährte, was der Arbeit Beständigkeit gibt. Braucht vielleicht einen klaren Grund und etwas Zeit, bis ein neuer Ansatz willkommen ist.',
      average: 'Greift neue Ideen auf, wenn ihr Nutzen erkennbar ist, und behält bei, was sich bewährt. Gehört bei Veränderungen selten zu den Ersten oder zu den Letzten.',
      high: 'Ist eher neugierig und fantasievoll und sieht schnell andere Wege. Verliert vielleicht das Interesse an Routine und rollt Fragen wieder auf, die andere für geklärt halten.',
    },
  },
  A: {
    report: {
      low: 'Neigt dazu, Dinge kritisch zu betrachten, hart zu verhandeln und Konflikte auszuhalten. Wirkt vielleicht schroff oder misstrauisch, wo andere auf Unterstützung hoffen.',
      average: 'Keine ausgeprägte Neigung, weder zum Mitgehen noch zum Beharren. Was davon geschieht, hängt wahrscheinlich von der Sache ab.',
      high: 'Neigt dazu, zu vertrauen, zu helfen und die Wogen zu glätten. Meidet vielleicht einen notwendigen Konflikt oder gibt nach, wo Standhaftigkeit allen mehr nützen würde.',
    },
  },
  C: {
    report: {
      low: 'Nimmt Dinge eher, wie sie kommen, und ändert Pläne ohne Umstände. Fristen, Details und Nachfassen fallen mit einem äußeren Rahmen vielleicht leichter: kurze Schritte, eine Liste, jemand, der nachfragt.',
      average: 'Plant und erledigt, was wichtig ist, und lässt Kleineres manchmal schleifen. Wie viel Struktur gewünscht ist, kann vom Interesse an der Aufgabe abhängen.',
      high: 'Neigt dazu, vorauszuplanen, Versprechen zu halten und Begonnenes abzuschließen. Lässt einen überholten Plan vielleicht nur langsam los oder ist streng mit Menschen, die lockerer arbeiten.',
    },
  },
};
