import type { PersonalityTexts } from './own-texts.ts';

/** German. */
export const de: PersonalityTexts = {
  scales: {
    N: {
      name: 'Sorgen und Anspannung',
      description: 'Wie stark und wie oft jemand Sorge, Ärger und Anspannung empfindet.',
      own: {
        low: 'Sie beschreiben sich als ruhig: Wenig bringt Sie für lange aus dem Gleichgewicht. Andere sehen vielleicht nicht immer, wenn Ihnen etwas doch nahegeht.',
        average: 'Sie beschreiben sich als meistens ausgeglichen, mit Sorgen, wenn es Grund dafür gibt, ähnlich wie die meisten Menschen.',
        high: 'Sie beschreiben sich als einen Menschen, der Anspannung und Sorge stark empfindet. Das macht Sie wachsam für das, was schiefgehen kann, und es lohnt sich, nach einem schweren Tag Erholung einzuplanen.',
      },
    },
    E: {
      name: 'Extraversion',
      description: 'Wie sehr jemand Gesellschaft, Aktivität und die Führung sucht und daraus Kraft zieht.',
      own: {
        low: 'Sie beschreiben sich als eher still und in sich ruhend. Zeit für sich gibt Ihnen wahrscheinlich Kraft, und wer Ihre Meinung hören will, muss vielleicht danach fragen.',
        average: 'Ihre Antworten zeigen keine ausgeprägte Neigung: Sie sprechen weder für ständige Gesellschaft noch für langes Alleinsein.',
        high: 'Sie beschreiben sich als kontaktfreudig, aktiv und schnell dabei. Lange Zeiten allein bei der Arbeit kosten Sie vielleicht mehr als andere.',
      },
    },
    O: {
      name: 'Offenheit',
      description: 'Wie sehr es jemanden zu Ideen, Fantasie, Kunst und neuen Wegen hinzieht.',
      own: {
        low: 'Sie beschreiben sich als bodenständig: Sie vertrauen dem, was sich bewährt hat. Neue Ideen überzeugen Sie, wenn Sie sehen, wofür sie gut sind.',
        average: 'Sie beschreiben sich als in Maßen offen für Neues, mit einer gesunden Vorliebe für das, was Sie kennen.',
        high: 'Sie beschreiben sich als neugierig und fantasievoll. Abwechslung und Ideen beleben Sie; Routine ermüdet Sie vielleicht früher als andere.',
      },
    },
    A: {
      name: 'Verträglichkeit',
      description: 'Wie sehr jemand Vertrauen, Harmonie und die Bedürfnisse anderer voranstellt.',
      own: {
        low: 'Sie beschreiben sich als kritisch und bereit, Ihre eigenen Interessen zu vertreten. Das hilft beim Verhandeln; manche Menschen brauchen vielleicht länger, um Ihren guten Willen zu sehen.',
        average: 'Ihre Antworten zeigen hier keine ausgeprägte Neigung, weder zum Nachgeben noch zum Beharren.',
        high: 'Sie beschreiben sich als vertrauensvoll, rücksichtsvoll und auf Harmonie bedacht. Ihre eigenen Wünsche kommen vielleicht manchmal zuletzt.',
      },
    },
    C: {
      name: 'Gewissenhaftigkeit',
      description: 'Wie sehr jemand plant, dranbleibt und sich an Vereinbartes hält.',
      own: {
        low: 'Sie beschreiben sich eher als spontan und flexibel, weniger als planvoll. Ein klarer Rahmen, etwa kurze Fristen, macht es Ihnen vielleicht leichter, Dinge abzuschließen.',
        average: 'Sie beschreiben sich als einigermaßen organisiert: Wichtiges wird fertig, und Sie lassen sich etwas Spielraum.',
        high: 'Sie beschreiben sich als organisiert, zuverlässig und ausdauernd. Etwas bloß gut genug sein zu lassen, ist für Sie vielleicht die schwerere Übung.',
      },
    },
    N1: {
      name: 'Besorgtheit',
      description: 'Neigung, sich Sorgen zu machen und zu erwarten, dass etwas schiefgeht.',
      own: {
        low: 'Sie machen sich selten Sorgen. Ein zweiter Blick auf das, was schiefgehen kann, lohnt sich hin und wieder trotzdem.',
        average: 'Sie machen sich etwa so viele Sorgen wie die meisten: wenn es etwas zu sorgen gibt.',
        high: 'Sie neigen dazu, sich Sorgen zu machen und sich auf das Schlimmste vorzubereiten. Ihre Voraussicht ist nützlich; früh über eine Sorge zu sprechen, kann sie klein halten.',
      },
    },
    N2: {
      name: 'Ärger',
      description: 'Wie schnell Gereiztheit und Ärger aufkommen.',
      own: {
        low: 'Sie werden nur langsam ärgerlich. Vielleicht müssen Sie anderen sagen, wenn Sie etwas stört.',
        average: 'Sie sind hin und wieder gereizt und halten das meistens in Grenzen.',
        high: 'Sie spüren Gereiztheit schnell. Sie sagt Ihnen, was Ihnen wichtig ist; eine kurze Pause vor der Antwort kann Ihnen guttun.',
      },
    },
    N3: {
      name: 'Niedergeschlagenheit',
      description: 'Neigung, bedrückt zu sein und an sich zu zweifeln; eine alltägliche Eigenschaft, keine Diagnose.',
      own: {
        low: 'Sie sind mit sich und Ihren Tagen meistens zufrieden. Es kann sich lohnen zu fragen, was aus einem Fehlschlag zu lernen ist.',
        average: 'Ihre Antworten zeigen keine ausgeprägte Neigung: Zweifel und gedrückte Stimmung kommen etwa so oft vor wie bei den meisten Menschen.',
        high: 'Sie neigen dazu, streng mit sich zu sein und sich öfter bedrückt zu fühlen als andere. Das beschreibt eine Neigung, keine Krankheit; wenn es Sie belastet, ist es ein guter Schritt, mit jemandem zu sprechen, dem Sie vertrauen.',
      },
    },
    N4: {
      name: 'Befangenheit',
      description: 'Wie unwohl sich jemand fühlt, wenn andere zusehen oder urteilen, oder unter Fremden.',
      own: {
        low: 'Sie fühlen sich wohl unter Fremden und vor Gruppen.',
        average: 'In neuen Situationen fühlen Sie sich ein wenig beobachtet und finden sich bald hinein.',
        high: 'Ihnen ist bewusst, wie Sie wirken, und Ihnen ist vielleicht unwohl, wenn alle Augen auf Sie gerichtet sind. Vorbereitung und ein vertrautes Gesicht können viel ausmachen.',
      },
    },
    N5: {
      name: 'Impulsivität',
      description: 'Wie schwer es fällt, einer Versuchung oder einem Verlangen zu widerstehen.',
      own: {
        low: 'Es fällt Ihnen leicht, Versuchungen zu widerstehen. Andere brauchen vielleicht früher als Sie etwas Schönes oder eine Pause.',
        average: 'Sie widerstehen den meisten Versuchungen und genießen manche davon.',
        high: 'Es fällt Ihnen schwer, dem zu widerstehen, was Sie anzieht, und Sie genießen in vollen Zügen. Versuchungen außer Reichweite zu halten, hilft vielleicht mehr als Willenskraft.',
      },
    },
    N6: {
      name: 'Stressempfindlichkeit',
      description: 'Wie leicht Druck jemandem zu viel wird.',
      own: {
        low: 'Unter Druck fühlen Sie sich ruhig. Achten Sie darauf, nicht mehr zu übernehmen, als Ihnen guttut.',
        average: 'Sie fühlen sich Druck etwa so gut gewachsen wie die meisten Menschen.',
        high: 'Wenn viel auf einmal kommt, kann es Ihnen zu viel werden. Eine Reihenfolge festzulegen und früh um Hilfe zu bitten, sind gute Gewohnheiten, auf die Sie sich stützen können.',
      },
    },
    E1: {
      name: 'Freundlichkeit',
      description: 'Wie schnell und herzlich jemand anderen Menschen näherkommt.',
      own: {
        low: 'Sie lassen Menschen langsam näherkommen. Wer Sie gut kennt, sieht vielleicht eine Seite, die andere nicht sehen.',
        average: 'Sie sind zu den meisten Menschen freundlich und einigen nahe.',
        high: 'Sie beschreiben, dass Sie leicht Freundschaft schließen und Menschen schnell nahekommen. Wenn viel zu tun ist, reicht vielleicht ein kurzes Gespräch.',
      },
    },
    E2: {
      name: 'Geselligkeit',
      description: 'Wie gern jemand unter vielen Menschen ist.',
      own: {
        low: 'Wenige Menschen sind Ihnen lieber als viele, und Sie können auch allein zufrieden sein.',
        average: 'Sie haben gern Gesellschaft in Maßen und etwas Zeit für sich.',
        high: 'Sie haben gern viele Menschen um sich. Tagelang allein zu arbeiten, fühlt sich für Sie vielleicht leer an.',
      },
    },
    E3: {
      name: 'Durchsetzungsfähigkeit',
      description: 'Wie bereitwillig jemand die Führung übernimmt und eine Gruppe lenkt.',
      own: {
        low: 'Sie überlassen die Führung gern anderen. Ihre Sicht verdient es vielleicht, öfter gehört zu werden.',
        average: 'Sie übernehmen die Führung, wenn es gefragt ist, und können ebenso gut folgen.',
        high: 'Sie scheinen gern die Führung zu übernehmen. Eine Stille stehen zu lassen, kann diejenigen hervorlocken, die später sprechen.',
      },
    },
    E4: {
      name: 'Aktivität',
      description: 'Tempo: wie beschäftigt und in Bewegung jemand gern ist.',
      own: {
        low: 'Sie mögen ein Tempo ohne Hast und eines nach dem anderen.',
        average: 'Sie halten ein gleichmäßiges Tempo und können bei Bedarf zulegen.',
        high: 'Sie sind gern beschäftigt und in Bewegung. Erholung braucht vielleicht einen Platz in Ihrem Kalender.',
      },
    },
    E5: {
      name: 'Erlebnishunger',
      description: 'Lust auf Nervenkitzel, Risiko und starke Reize.',
      own: {
        low: 'Sie mögen es ruhig und vorhersehbar; Nervenkitzel suchen Sie nicht.',
        average: 'Sie genießen etwas Aufregung und brauchen sie nicht jeden Tag.',
        high: 'Sie suchen Aufregung und Abenteuer. Ruhige, gleichmäßige Arbeit kann Ihnen lang werden.',
      },
    },
    E6: {
      name: 'Fröhlichkeit',
      description: 'Wie oft und wie offen jemand Freude und Zuversicht empfindet.',
      own: {
        low: 'Sie sind eher nüchtern und zeigen Ihre Freude sparsam. Andere sehen vielleicht nicht immer, dass Sie sich freuen.',
        average: 'Sie sind an vielen Tagen fröhlich und an anderen sachlich.',
        high: 'Sie beschreiben sich als fröhlich, mit einem Blick für die gute Seite.',
      },
    },
    O1: {
      name: 'Fantasie',
      description: 'Wie sehr jemand in Ideen, Bildern und Tagträumen lebt.',
      own: {
        low: 'Sie halten sich an Tatsachen und leben im Hier und Jetzt.',
        average: 'Sie lassen Ihrer Fantasie manchmal freien Lauf und kommen zu den Tatsachen zurück.',
        high: 'Sie haben eine lebhafte Fantasie und verlieren sich gern darin. Eine leise Erinnerung an den nächsten Schritt kann nützlich sein.',
      },
    },
    O2: {
      name: 'Künstlerisches Interesse',
      description: 'Wie sehr Kunst und Schönheit jemanden berühren.',
      own: {
        low: 'Kunst und Form bedeuten Ihnen wenig; Ihnen kommt es darauf an, wozu eine Sache da ist.',
        average: 'Sie haben hin und wieder Freude an Kunst und Schönheit.',
        high: 'Kunst und Schönheit berühren Sie, und Sie sehen sie dort, wo andere vorbeigehen.',
      },
    },
    O3: {
      name: 'Emotionalität',
      description: 'Wie bewusst und stark jemand die eigenen Gefühle wahrnimmt.',
      own: {
        low: 'Sie achten wenig auf Gefühle und behalten einen kühlen Kopf. Es kann helfen, andere zu fragen, wie es ihnen geht.',
        average: 'Ihre Antworten zeigen keine ausgeprägte Neigung: Sie scheinen Gefühlen weder mehr noch weniger Raum zu geben als die meisten Menschen.',
        high: 'Sie beschreiben, dass Sie stark empfinden. Etwas Abstand nach einem intensiven Tag kann Ihnen guttun.',
      },
    },
    O4: {
      name: 'Abenteuerlust',
      description: 'Vorliebe für Abwechslung und Veränderung gegenüber dem Vertrauten.',
      own: {
        low: 'Sie mögen, was Sie kennen, und machen es gut. Eine Veränderung fällt Ihnen leichter, wenn Sie den Grund kennen.',
        average: 'Sie mögen eine Mischung aus Vertrautem und Neuem.',
        high: 'Sie mögen Veränderung, und Routine langweilt Sie.',
      },
    },
    O5: {
      name: 'Intellekt',
      description: 'Freude an abstrakten Ideen, Theorie und anspruchsvoller Lektüre.',
      own: {
        low: 'Praktisches ist Ihnen lieber als Theorie, und Sie lernen, indem Sie etwas tun.',
        average: 'Sie denken Dinge gern durch, wenn es zu etwas führt.',
        high: 'Sie haben Freude an schwierigen Ideen und gehen den Dingen gern auf den Grund.',
      },
    },
    O6: {
      name: 'Liberalismus',
      description: 'Bereitschaft, Autorität und Tradition infrage zu stellen; berührt politische Ansichten.',
      own: {
        low: 'Tradition und klare Maßstäbe bedeuten Ihnen viel.',
        average: 'Sie können der Tradition etwas abgewinnen und auch der Frage, ob sie recht hat.',
        high: 'Sie stellen infrage, was überliefert ist, und urteilen gern selbst.',
      },
    },
    A1: {
      name: 'Vertrauen',
      description: 'Wie weit jemand annimmt, dass andere es gut meinen.',
      own: {
        low: 'Sie überlegen sich, wem Sie vertrauen, und sehen gern erst Beweise. Manche Menschen sind vielleicht einen Vorschuss wert.',
        average: 'Ihre Antworten zeigen keine ausgeprägte Neigung, weder sofort zu vertrauen noch auf der Hut zu sein.',
        high: 'Sie glauben an das Gute im Menschen. Hin und wieder nachzuprüfen, schützt dieses Vertrauen.',
      },
    },
    A2: {
      name: 'Geradlinigkeit',
      description: 'Wie geradlinig jemand mit Menschen umgeht, ohne sie zu benutzen.',
      own: {
        low: 'Sie beschreiben, dass Sie taktisch mit Menschen umgehen und sich gern Möglichkeiten offenhalten. Früh zu sagen, was Sie möchten, kann Ihnen Zeit sparen.',
        average: 'Sie sind geradlinig, wo es zählt, und in kleinen Dingen diplomatisch.',
        high: 'Sie gehen offen und fair mit Menschen um, auch wenn es Sie etwas kostet.',
      },
    },
    A3: {
      name: 'Hilfsbereitschaft',
      description: 'Freude daran, zu helfen und sich um andere zu kümmern.',
      own: {
        low: 'Sie kümmern sich zuerst um Ihre eigenen Aufgaben und helfen, wenn man Sie bittet.',
        average: 'Sie helfen, wo Sie können, ohne Ihre eigene Arbeit zu vergessen.',
        high: 'Sie helfen sehr gern. Sie dürfen Nein sagen, wenn Sie die Zeit selbst brauchen.',
      },
    },
    A4: {
      name: 'Kooperation',
      description: 'Vorliebe für Einigung statt Konfrontation.',
      own: {
        low: 'Sie weichen einem Streit nicht aus. Mit einem milderen Anfang kommen Sie vielleicht ebenso weit.',
        average: 'Sie mögen Einigkeit und halten einen Streit aus.',
        high: 'Sie mögen keinen Streit und suchen Frieden. Manche Meinungsverschiedenheit lohnt sich früh.',
      },
    },
    A5: {
      name: 'Bescheidenheit',
      description: 'Wie wenig jemand beansprucht, besser zu sein als andere.',
      own: {
        low: 'Sie wissen, was Sie gut können, und können es sagen. Den Anteil anderer zu nennen, macht es stärker.',
        average: 'Sie verstecken Ihre Leistungen nicht und stellen sie nicht zur Schau.',
        high: 'Sie stellen sich nicht gern in den Vordergrund. Vielleicht müssen Sie anderen sagen, was Sie geleistet haben.',
      },
    },
    A6: {
      name: 'Mitgefühl',
      description: 'Wie sehr die Not anderer jemanden berührt.',
      own: {
        low: 'Sie sehen Not nüchtern und fragen, was gerecht ist. Zuerst Verständnis zu zeigen, kann anderen das Zuhören erleichtern.',
        average: 'Sie fühlen mit Menschen in Schwierigkeiten und halten Abstand, wo es nötig ist.',
        high: 'Die Not anderer berührt Sie, und Sie setzen sich für sie ein.',
      },
    },
    C1: {
      name: 'Selbstwirksamkeit',
      description: 'Zuversicht, Dinge gut zu schaffen.',
      own: {
        low: 'Sie beurteilen vorsichtig, was Sie können. Aufzuschreiben, was gut gelungen ist, gibt Ihnen vielleicht festeren Boden.',
        average: 'Sie fühlen sich sicher in dem, was Sie kennen, und sind vorsichtig bei Neuem.',
        high: 'Sie sind zuversichtlich, dass Sie Dinge schaffen. Bitten Sie früh um Hilfe, wo Sie sie brauchen.',
      },
    },
    C2: {
      name: 'Ordnungsliebe',
      description: 'Vorliebe für Aufgeräumtes, Struktur und feste Plätze.',
      own: {
        low: 'Unordnung stört Sie nicht. Wo Sie Dinge mit anderen teilen, hilft eine Absprache.',
        average: 'Sie halten Ordnung, wo sie Ihnen wichtig ist.',
        high: 'Sie mögen Ordnung und fühlen sich wohler damit. Manches darf unaufgeräumt bleiben.',
      },
    },
    C3: {
      name: 'Pflichtbewusstsein',
      description: 'Wie verbindlich sich Versprechen, Regeln und die Wahrheit anfühlen.',
      own: {
        low: 'Sie scheinen eher von Fall zu Fall als nach der Regel zu entscheiden. Zu vereinbaren, welche Zusagen fest sind, kann nützlich sein.',
        average: 'Sie halten Ihre Versprechen und sehen Regeln mit Augenmaß.',
        high: 'Ihr Wort zählt, und Regeln bedeuten Ihnen etwas. Auch eine Ausnahme kann richtig sein.',
      },
    },
    C4: {
      name: 'Leistungsstreben',
      description: 'Wie sehr sich jemand für hohe Ziele anstrengt.',
      own: {
        low: 'Sie tun, was nötig ist, und lassen die Arbeit an ihrem Platz.',
        average: 'Sie arbeiten hart für Ziele, die es Ihnen wert sind.',
        high: 'Sie stecken sich hohe Ziele und arbeiten hart dafür. Planen Sie Zeit für Erholung ein.',
      },
    },
    C5: {
      name: 'Selbstdisziplin',
      description: 'Wie bereitwillig jemand eine Aufgabe beginnt und zu Ende bringt.',
      own: {
        low: 'Bei manchen Aufgaben fällt Ihnen der Anfang schwer. Den ersten Schritt sehr klein zu machen, kann helfen.',
        average: 'Sie beginnen das meiste rechtzeitig und schieben einiges auf.',
        high: 'Sie fangen an und bringen zu Ende. Etwas fallen zu lassen, kann auch die richtige Entscheidung sein.',
      },
    },
    C6: {
      name: 'Besonnenheit',
      description: 'Wie lange jemand nachdenkt, bevor eine Entscheidung fällt oder etwas getan wird.',
      own: {
        low: 'Sie entscheiden schnell und handeln sofort. Vor Schritten ohne Rückweg kann es sich lohnen, eine Nacht darüber zu schlafen.',
        average: 'Sie denken Wichtiges durch und entscheiden das Übrige schnell.',
        high: 'Sie denken nach, bevor Sie handeln. Manchmal ist eine schnelle Entscheidung gut genug.',
      },
    },
    INF: {
      name: 'Einfluss',
      description: 'Wie sehr jemand Entscheidungen lenken und bei anderen Gewicht haben möchte.',
      own: {
        low: 'Das letzte Wort scheinen Sie kaum zu brauchen. Wo Ihnen etwas wichtig ist, kann es sich lohnen, darauf zu bestehen.',
        average: 'Sie scheinen überzeugen zu wollen, wenn es wichtig ist, und es hinzunehmen, wenn anders entschieden wird.',
        high: 'Sie scheinen gern mitzugestalten, was geschieht, und Menschen zu gewinnen. Wenn Sie ihnen zuerst zuhören, gewinnen Sie vielleicht mehr von ihnen.',
      },
    },
    DRV: {
      name: 'Ehrgeiz',
      description: 'Wie hoch jemand sich Ziele steckt und wie viel Mühe darauf verwendet wird.',
      own: {
        low: 'Sie scheinen mit einem ordentlichen Ergebnis und erreichbaren Zielen zufrieden zu sein.',
        average: 'Sie scheinen Dinge gern gut zu machen und wählen Ziele, die erreichbar sind.',
        high: 'Sie scheinen sich schwere Ziele zu setzen und dranzubleiben.',
      },
    },
    STD: {
      name: 'Anspruch',
      description: 'Wie hoch jemand die Messlatte für die eigene Arbeit legt.',
      own: {
        low: 'Gut genug scheint für Sie gut genug zu sein, und Sie machen mit dem Nächsten weiter.',
        average: 'Sie scheinen sorgfältig zu sein, wo es zählt, und sonst gelassen.',
        high: 'Bei Ihrer Arbeit scheint für Sie alles stimmen zu müssen, bis ins Einzelne. Zu fragen, wie gut sie sein muss, kann Ihnen Zeit sparen.',
      },
    },
    ORG: {
      name: 'Originalität',
      description: 'Wie oft jemand auf eigene Ideen kommt.',
      own: {
        low: 'Sie scheinen gern auf dem aufzubauen, was es gibt, und es zum Laufen zu bringen.',
        average: 'Sie scheinen einige eigene Ideen zu haben und die von anderen aufzugreifen.',
        high: 'Sie scheinen viele Ideen zu haben und aus ungewohnten Blickwinkeln zu schauen. Eine davon auszuwählen, ist vielleicht das Schwerere.',
      },
    },
    LRN: {
      name: 'Lerntempo',
      description: 'Wie schnell sich jemand in Unbekanntem zu Hause fühlt; eine Selbstbeschreibung, kein Maß für Fähigkeit.',
      own: {
        low: 'Sie beschreiben, dass Sie sich für Neues Zeit nehmen und gern üben.',
        average: 'Sie beschreiben, dass Sie sich an Neues in einem gewöhnlichen Tempo gewöhnen.',
        high: 'Sie beschreiben, dass Sie Neues schnell aufnehmen. So fühlt es sich für Sie an; getestet wurde es nicht.',
      },
    },
    RUL: {
      name: 'Regelorientierung',
      description: 'Wie eng sich jemand an Regeln und vereinbarte Abläufe hält.',
      own: {
        low: 'Sie scheinen eher Ihren eigenen Weg zu suchen als den vorgeschriebenen. Manche Regeln haben Gründe, die man leicht übersieht.',
        average: 'Sie scheinen Regeln zu folgen, die Ihnen sinnvoll erscheinen, und die übrigen anzupassen.',
        high: 'Sie scheinen sich an Regeln zu halten, auch wenn niemand hinsieht. Wo keine Regel passt, geht Fragen vielleicht schneller als Suchen.',
      },
    },
    RSK: {
      name: 'Risikobereitschaft',
      description: 'Wie bereitwillig jemand das Ungewisse mit dem größeren Gewinn wählt.',
      own: {
        low: 'Sie scheinen den sicheren Weg vorzuziehen. Hin und wieder ist ein kleines Risiko es vielleicht wert.',
        average: 'Sie scheinen ein Risiko einzugehen, wenn Gewinn und Verlust im Verhältnis stehen.',
        high: 'Sie scheinen bereit zu sein, für ein besseres Ergebnis etwas zu wagen. Sich zu fragen, was Sie sich leisten können zu verlieren, ist eine gute Gewohnheit.',
      },
    },
    CAN: {
      name: 'Direktheit',
      description: 'Wie deutlich jemand die eigene Meinung sagt, auch wenn sie unwillkommen ist.',
      own: {
        low: 'Sie scheinen Ihre Worte mit Bedacht zu wählen und die Gefühle anderer zu schonen. Manche würden gern mehr davon hören, was Sie denken.',
        average: 'Sie scheinen zu sagen, was wichtig ist, und den Zeitpunkt dafür zu wählen.',
        high: 'Sie scheinen deutlich zu sagen, was Sie denken, sodass andere wissen, woran sie sind. Zu fragen, wie es ankommt, lohnt sich vielleicht.',
      },
    },
  },
  norm: {
    name: 'IPIP-NEO-120 (Johnson), Frauen und Männer zusammengefasst',
    source: 'J. A. Johnson, Auswertungsskript des kurzen IPIP-NEO, Juni 2021 (gemeinfrei): Freiwillige im Internet, vor allem aus den Vereinigten Staaten, weder repräsentativ noch in einer Bewerbung. Die Geschlechter haben wir mit gleichem Gewicht zusammengefasst.',
    group: ({ from, to }) => {
      if (from === null) return `Alter bis ${to}`;
      return to === null ? `Alter ab ${from}` : `Alter ${from}–${to}`;
    },
  },
  leaning: 'Ihre Antworten zeigen in diese Richtung, aber vielleicht sind Sie darin wie die meisten Menschen.',
  limits: [
    'Das sind Selbstbeschreibungen an einem Tag: wie jemand die eigenen Gewohnheiten sieht, nicht, wie gut jemand arbeitet, wie fähig oder wie gesund jemand ist.',
    'Keine Ausprägung ist an sich gut oder schlecht: Was in der einen Arbeit hilft, kann in einer anderen hindern, und die meisten Arbeiten lassen sich auf mehr als eine Weise gut machen.',
    'Wo Ihre Antworten nur ein wenig in eine Richtung zeigen, steht das dabei; dann passt die Beschreibung vielleicht nicht zu Ihnen.',
    'Die Norm besteht aus Freiwilligen im Internet, nicht aus Menschen, die sich beworben haben, und nicht aus Menschen eines Landes oder Berufs.',
    'Die acht Tendenzen werden noch mit niemandem verglichen; sie geben nur wieder, was Sie selbst geantwortet haben. Es sind Hinweise und für sich allein kein Beleg.',
    'Nichts hier ist eine Diagnose oder ein Urteil. Wenn eine Beschreibung nicht passt, zählt mehr, was Sie selbst über sich wissen, als ein Fragebogen.',
  ],
};
