import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const neuroticismTexts: Record<
  'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  N1: {
    report: {
      low: 'Se preocupa poco y afronta con calma las situaciones inciertas. Puede que tenga previstos menos contratiempos.',
      average: 'Se preocupa cuando hay motivo y después deja de darle vueltas. Suele sopesar los riesgos sin dejarse frenar por ellos.',
      high: 'Piensa pronto en lo que podría salir mal y se prepara para ello. La incertidumbre le resta energía, así que ayuda darle información clara y responderle pronto.',
    },
    interview: {
      below: [
        'Hábleme de un plan suyo que tropezó con un problema que nadie había previsto. ¿Qué habría permitido verlo antes?',
        '¿Qué riesgo de su trabajo actual vigila con más atención y cómo lo hace?',
      ],
      above: [
        'Describa una época en la que hubo mucha incertidumbre durante semanas. ¿Qué hizo para seguir trabajando bien?',
        'Hábleme de un cambio en el trabajo que se anunció tarde. ¿Qué necesitaba saber y cómo lo averiguó?',
      ],
    },
  },
  N2: {
    report: {
      low: 'Conserva la paciencia ante provocaciones y retrasos, y cuando le llevan la contraria. Puede que los demás no noten cuándo se ha sobrepasado un límite.',
      average: 'Se molesta cuando hay un motivo claro y casi siempre se contiene. En una discusión, rara vez es la persona que más alza la voz ni la más paciente.',
      high: 'Reacciona de forma rápida y visible ante los obstáculos y las injusticias, lo que saca los problemas a la luz. En situaciones tensas puede hacer falta cuidar el tono y el momento.',
    },
    interview: {
      below: [
        'Hábleme de una vez en que no se cumplió lo acordado con usted. ¿Cómo supieron los demás lo que le parecía?',
        'Describa una decisión en el trabajo que le pareció injusta. ¿Qué dijo y a quién?',
      ],
      above: [
        'Hábleme de alguien, colega o cliente, que le hizo enfadar. ¿Qué dijo usted y qué pasó después?',
        '¿Qué ha descubierto que le ayuda cuando la irritación va en aumento durante la jornada?',
      ],
    },
  },
  N3: {
    report: {
      low: 'En general está a gusto y duda poco de su valía. Puede pasar rápido por encima de fracasos que merecerían una mirada más atenta.',
      average: 'Sin tendencia marcada: las dudas y los momentos de desánimo parecen más o menos tan frecuentes como en la mayoría. Cuánto pesa un revés puede depender del asunto.',
      high: 'Tiende a la autocrítica y a tomarse los reveses como algo personal. Es probable que le ayuden los comentarios concretos, también sobre lo que ha salido bien.',
    },
    interview: {
      below: [
        'Hábleme de algo que salió mal por algo que hizo usted. ¿Qué hizo después de otra manera?',
        '¿Qué crítica a su trabajo le ha resultado útil y qué hizo con ella?',
      ],
      above: [
        'Describa un revés en el trabajo y cómo volvió a ponerse en marcha. ¿Quién o qué le ayudó?',
        'Hábleme de unos comentarios sobre su trabajo que le ayudaron a mejorar. ¿Cómo se los transmitieron?',
      ],
    },
  },
  N4: {
    report: {
      low: 'Está a gusto entre gente desconocida, ante grupos y bajo la mirada de otras personas. Puede que no advierta cómo se recibe un comentario.',
      average: 'Entre gente nueva está algo pendiente de la impresión que da, y pronto se siente a gusto. Con preparación, hablar ante un grupo le resulta llevadero.',
      high: 'Presta mucha atención a la impresión que causa y evita poner a nadie en una situación embarazosa. Ser el centro de atención le cuesta esfuerzo, así que ayudan la preparación y los grupos pequeños.',
    },
    interview: {
      below: [
        '¿Cuándo fue la última vez que calculó mal cómo iba a sentar algo que dijo? ¿Cómo lo notó?',
        'Hábleme de una ocasión en la que tuvo que captar el ambiente de una reunión antes de hablar. ¿En qué se fijó?',
      ],
      above: [
        'Hábleme de una ocasión en la que tuvo que hablar ante personas a las que no conocía. ¿Cómo se preparó?',
        '¿En qué tipo de reuniones le ha resultado más fácil decir lo que piensa? ¿Qué lo facilitó?',
      ],
    },
  },
  N5: {
    report: {
      low: 'Resiste con facilidad las tentaciones y no pierde de vista una meta a largo plazo. Puede parecer exigente con quienes se permiten más.',
      average: 'Cede de vez en cuando a una tentación sin perder el hilo. Por lo general sabe aplazar un placer cuando importa.',
      high: 'Cede con facilidad a los impulsos y disfruta del momento. Un trabajo que solo da recompensas mucho más tarde puede necesitar hitos intermedios.',
    },
    interview: {
      below: [
        'Hábleme de una ocasión en la que fue un acierto dejar su propio plan por algo más atractivo.',
        'Hábleme de una vez en que trabajó con personas que querían ver resultados antes que usted. ¿Qué acordaron?',
      ],
      above: [
        'Hábleme de una tarea larga sin recompensas rápidas. ¿Cómo consiguió perseverar?',
        '¿Qué es lo que más le distrae en el trabajo y qué hace al respecto?',
      ],
    },
  },
  N6: {
    report: {
      low: 'Siente calma cuando varias cosas salen mal a la vez. Puede asumir demasiado porque nota tarde el límite.',
      average: 'Se ve capaz de soportar la presión habitual y nota el desgaste cuando se prolonga. Agradece el apoyo en los momentos de más carga, aunque no siempre lo necesita.',
      high: 'Puede sentir agobio cuando se acumulan las exigencias, y es probable que pida ayuda pronto. Unas prioridades claras y hacer una sola cosa cada vez pueden aliviar la carga.',
    },
    interview: {
      below: [
        'Hábleme de una ocasión en la que asumió demasiado. ¿Cuándo se dio cuenta?',
        'Describa una época en la que sus colegas soportaban más presión que usted. ¿Cómo lo supo?',
      ],
      above: [
        'Describa el día de trabajo más ajetreado del último año. ¿Qué hizo primero y qué dejó de lado?',
        'Hábleme de una ocasión en la que pidió ayuda. ¿En qué momento la pidió y a quién?',
      ],
    },
  },
};
