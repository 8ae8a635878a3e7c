import type { BurnoutTexts } from './texts.ts';

/** Spanish, in the tone of a good doctor’s letter: warm, plain, and without fear. */
export const es: BurnoutTexts = {
  consent: {
    version: '2026.2-es',
    title: 'Antes de empezar',
    intro:
      'Estas preguntas tratan de su energía: de cuánto cansancio o descanso siente. Eso toca su salud, por eso le pedimos antes su consentimiento. Puede decir que no, y nadie sabrá por qué.',
    points: [
      {
        heading: 'Qué se pregunta',
        text: '19 preguntas sobre las últimas cuatro semanas: cómo está usted en general, cómo va el trabajo y cómo es el trato con las personas a las que atiende. Unos cuatro minutos, sin reloj. Puede saltarse una pregunta, y también la última parte si no trabaja directamente con personas.',
      },
      {
        heading: 'Qué ve usted',
        text: 'Su resultado, con lo que significa, lo que puede ayudar y cómo ha cambiado desde la última vez. Es suyo.',
      },
      {
        heading: 'Qué ve una persona responsable',
        text: 'Solo mientras usted dé permiso a la organización para ver sus resultados: en cuál de tres niveles está su desgaste (bajo, medio, alto) y, a partir del medio, qué aspectos del trabajo pesan más. Nunca sus respuestas, su puntuación ni lo que dice de usted fuera del trabajo.',
      },
      {
        heading: 'Grupos',
        text: 'Una organización puede ver el promedio redondeado de un grupo de cinco o más personas que lo permiten. Está hecho de manera que al comparar dos promedios no se distinga a una sola persona.',
      },
      {
        heading: 'Para qué no se usa',
        text: 'Ni para elegir, ordenar o descartar a personas, ni como diagnóstico.',
      },
      {
        heading: 'Cómo dejarlo',
        text: 'Puede parar en cualquier pregunta y borrar lo que ha contestado. Puede retirar el permiso en cualquier momento; desde entonces la organización deja de ver su resultado y no se le muestra ningún promedio en el que usted figure.',
      },
    ],
    agree: 'Acepto que mis respuestas a estas preguntas se guarden y se usen como aquí se describe',
    decline: 'Ahora no',
  },
  options: {
    frequency: ['Nunca o casi nunca', 'Rara vez', 'De vez en cuando', 'A menudo', 'Casi siempre'],
    degree: ['Nada', 'Un poco', 'Moderadamente', 'Bastante', 'Muchísimo'],
  },
  items: [
    '¿Con qué frecuencia se despertó sin sensación de haber descansado?',
    '¿Con qué frecuencia le pareció que a su cuerpo le faltaban fuerzas?',
    '¿Con qué frecuencia le pareció que sus reservas interiores se habían agotado?',
    '¿Con qué frecuencia le costaron un gran esfuerzo cosas corrientes, como cocinar o responder a un mensaje?',
    '¿Con qué frecuencia fue un día libre demasiado poco para recuperarse?',
    '¿En qué medida la falta de energía le apartó de cosas que le importan?',
    '¿Con qué frecuencia no le quedaba nada que dar al terminar de trabajar?',
    '¿Con qué frecuencia tuvo que obligarse a empezar a trabajar?',
    '¿Con qué frecuencia el trabajo le dejó con demasiado cansancio para concentrarse?',
    '¿Con qué frecuencia le quedaban después del trabajo fuerzas para algo que disfruta?',
    '¿En qué medida siguió con el trabajo en la cabeza cuando quería descansar?',
    '¿Con qué frecuencia le pidió su trabajo más de lo que podía dar?',
    'En conjunto, ¿en qué medida le desgastó su trabajo?',
    '¿Con qué frecuencia le dejó sin fuerzas el trato con las personas a las que atiende?',
    '¿Con qué frecuencia deseó un descanso de las personas a las que atiende?',
    '¿Con qué frecuencia tuvo que esforzarse por tener paciencia con las personas a las que atiende?',
    '¿Con qué frecuencia le resultó difícil sentir empatía por las personas a las que atiende?',
    '¿En qué medida le pesaron los deseos de las personas a las que atiende?',
    '¿En qué medida le supuso un esfuerzo estar ahí para las personas a las que atiende?',
  ],
  categories: {
    personal: {
      name: 'Usted en general',
      description: 'Cuánto descanso o cuánto cansancio siente, sea cual sea el motivo.',
      instruction:
        'Piense en las últimas cuatro semanas, en toda su vida y no solo en el trabajo.',
      skip: null,
    },
    work: {
      name: 'Su trabajo',
      description: 'Cuántas fuerzas le quita el trabajo y cuántas le quedan después.',
      instruction:
        'Piense en las últimas cuatro semanas. Si ahora no tiene empleo, «trabajo» es lo que llena sus días: buscar empleo, estudiar, cuidar a alguien, llevar una casa o un voluntariado.',
      skip: null,
    },
    served: {
      name: 'Las personas a las que atiende',
      description: 'Cuántas fuerzas le quitan las personas para las que trabaja.',
      instruction:
        'Piense en las últimas cuatro semanas y en las personas a las que va dirigido su trabajo: clientes, pacientes, alumnado, huéspedes, residentes, o colegas que acuden a usted en busca de ayuda.',
      skip: 'No trabajo directamente con personas',
    },
  },
  topics: {
    rest: {
      name: 'Un descanso que no repone',
      text: 'El sueño y el tiempo libre no le devuelven las fuerzas como deberían.',
    },
    strength: {
      name: 'Fuerzas para lo cotidiano',
      text: 'Las cosas corrientes cuestan esfuerzo y faltan fuerzas para lo que le importa.',
    },
    recovery: {
      name: 'Recuperarse del trabajo',
      text: 'Después del trabajo queda poco, y volver a ponerse en marcha cuesta.',
    },
    demands: {
      name: 'Lo que exige el trabajo',
      text: 'El trabajo le pide mucho y no le suelta cuando quiere descansar.',
    },
    contact: {
      name: 'Cuánto trato hay con personas',
      text: 'Hay mucho trato con las personas a las que atiende y pocas pausas.',
    },
    care: {
      name: 'El esfuerzo de estar ahí para otros',
      text: 'La paciencia y la comprensión hacia las personas a las que atiende le cuestan esfuerzo.',
    },
  },
  overall: {
    low: 'Según sus respuestas, el desgaste no es ahora lo habitual: hay días que cansan y casi siempre se recupera de ellos. Lo que ayuda a que sea así merece cuidarse.',
    moderate:
      'Según sus respuestas, el cansancio le acompaña de vez en cuando o a menudo. Muchas personas conocen semanas así. Si dura desde hace tiempo, es un buen momento para cambiar algo, mientras todavía es fácil.',
    high: 'Según sus respuestas, siente cansancio y desgaste la mayor parte del tiempo. Es mucho peso y no es culpa suya. No tiene que resolverlo a solas: hable con alguien de confianza y, si dura desde hace semanas, también con un médico o una médica.',
    severe:
      'Según sus respuestas, casi todo el tiempo todo le cansa tanto como es posible. Por favor, no lo lleve a solas: hable hoy mismo con alguien de confianza y pida una cita con un médico o una médica.',
  },
  parts: {
    personal: {
      low: 'Casi siempre parece que se recupera y tiene fuerzas para lo que trae el día.',
      moderate: 'Parece que el descanso no siempre basta y que algunos días cuestan más de lo debido.',
      high: 'Parece que casi todos los días le faltan descanso y fuerzas, sea cual sea el motivo.',
      severe: 'Dice que el descanso y las fuerzas faltan casi todo el tiempo.',
    },
    work: {
      low: 'Parece que el trabajo le deja suficiente para el resto del día.',
      moderate: 'Parece que el trabajo le quita buena parte de sus fuerzas; algunos días queda poco después.',
      high: 'Parece que el trabajo le quita más de lo que puede recuperar de un día para otro.',
      severe: 'Dice que el trabajo le quita todas las fuerzas casi todo el tiempo.',
    },
    served: {
      low: 'Parece que estar ahí para otras personas le cuesta poco o le devuelve algo.',
      moderate: 'Parece que las personas a las que atiende le quitan fuerzas de vez en cuando. También les pasa a quienes se preocupan de verdad.',
      high: 'Parece que casi todos los días le cuesta estar ahí para otras personas. A menudo significa que ha sido demasiado, y no que hayan dejado de importarle.',
      severe: 'Dice que estar ahí para otras personas es casi siempre más de lo que puede.',
    },
  },
  help: {
    personal: [
      'Reserve uno o dos momentos fijos a la semana para lo que le da fuerzas y trátelos como una cita.',
      'Acuéstese y levántese más o menos a las mismas horas y deje las pantallas en la última media hora.',
      'Cuéntele a una persona de confianza cómo está. El cansancio pesa menos cuando alguien lo sabe.',
      'El cansancio puede tener una causa en el cuerpo. Si no sabe de dónde viene, consulte con un médico o una médica.',
    ],
    work: [
      'Anote durante una semana lo que más fuerzas le quita. A menudo son dos o tres cosas y no todo.',
      'Pregunte qué puede esperar, pasar a otra persona o quitarse, y acuérdelo con quien le da el trabajo.',
      'Fije una hora a partir de la cual no mira mensajes, y un paseo corto u otra señal de que el día ha terminado.',
      'Haga pausas antes de necesitarlas: diez minutos lejos del trabajo cada dos horas.',
    ],
    served: [
      'Deje unos minutos entre una persona y la siguiente, aunque solo sea para respirar y escribir una línea.',
      'Hable de los encuentros difíciles con alguien de su equipo o pida supervisión si en su profesión existe.',
      'Pregunte si los casos más duros pueden repartirse de otra manera durante un tiempo.',
      'Perder la paciencia es señal de cansancio más a menudo que de carácter. Sea tan amable con usted como con los demás.',
    ],
  },
  change: {
    'more strain':
      'Menos energía que la última vez, por más de lo que explica el error de medida. Quizá algo se ha vuelto más difícil; vale la pena preguntarse qué.',
    'less strain':
      'Más energía que la última vez, por más de lo que explica el error de medida. Sea lo que sea lo que ha cambiado, vale la pena conservarlo.',
    'no meaningful difference':
      'Ninguna diferencia de importancia: dos medidas de alguien que no ha cambiado en absoluto distan a menudo lo mismo.',
  },
  meaning: [
    'La puntuación va de 0 a 100: es lo que sus respuestas sobre usted y sobre su trabajo dejan de 100, en promedio. Más significa más energía.',
    'Los niveles siguen las palabras que ha elegido: por encima de 50, el desgaste fue en promedio menos frecuente que «de vez en cuando»; en 25 o menos fue «a menudo» o más.',
    'Dice cómo ha descrito las últimas cuatro semanas. Se nota en ella un mal mes, y también uno bueno.',
  ],
  limits: [
    'Esto no es un diagnóstico. El cansancio tiene muchas causas, en el trabajo y fuera de él, en el cuerpo y en el ánimo, y un cuestionario no puede distinguirlas.',
    'Energía significa aquí solo la ausencia de agotamiento. No se pregunta por la alegría, el amor ni el sentido.',
    'Las preguntas son nuestras y nuevas. La exactitud de la puntuación es una estimación que sustituiremos cuando hayan contestado bastantes personas.',
    'Usted se conoce mejor de lo que le conocen 19 preguntas. Si el resultado no encaja, créase a usted, sobre todo si se siente peor de lo que dice.',
  ],
  seekHelp: [
    'Hable con un médico o una médica si siente agotamiento desde hace más de dos semanas aunque descanse, si duerme mal la mayoría de las noches o si ya nada le hace ilusión.',
    'Hable antes con alguien de confianza: una amistad, alguien de su equipo, una persona de confianza de la empresa o el servicio médico del trabajo. Ninguna de estas personas necesita ver este resultado.',
    'Si siente que no puede más o piensa en hacerse daño, llame ahora, a cualquier hora, al número de emergencias o a una línea de ayuda en crisis del lugar donde vive. No será una carga para nadie.',
  ],
  planning: {
    name: 'Valores provisionales',
    source:
      'Elegidos por nosotros dentro de lo habitual en cuestionarios de esta construcción. Provisionales: aún no se han medido con estas preguntas.',
  },
};
