import type { JudgementItemTexts } from './texts.ts';

export const items: readonly JudgementItemTexts[] = [
  {
    situation:
      'Una persona con la que trabaja estrechamente ha terminado su parte más tarde de lo acordado tres veces en dos semanas. Cada vez se ha retrasado también el trabajo de usted. Nadie más parece haberlo notado.',
    responses: [
      'Pedir a su responsable que fije plazos firmes para las dos partes.',
      'Hablar a solas con esa persona, decirle qué suponen los retrasos para su trabajo y preguntarle a qué se deben.',
      'Plantear los retrasos en la próxima reunión de equipo, para que el equipo busque una solución.',
      'Contar a partir de ahora con más tiempo, para que los retrasos ya no le afecten.',
    ],
  },
  {
    situation:
      'Descubre un error en un trabajo que entregó ayer. Es probable que quienes lo recibieron todavía no hayan empezado a usarlo.',
    responses: [
      'Averiguar primero si el error les afecta y, si es así, decírselo.',
      'Corregirlo en la próxima versión, que de todos modos se entrega dentro de dos semanas.',
      'Corregirlo y enviar la nueva versión con una nota de que sustituye a la anterior.',
      'Decirles hoy qué está mal y cuándo tendrán la versión corregida.',
    ],
  },
  {
    situation:
      'El lunes por la mañana tiene más trabajo del que cabe en la semana. Dos personas necesitan algo de usted para el miércoles, y solo puede terminar a tiempo una de las dos cosas.',
    responses: [
      'Empezar por lo que le parece más importante y decir hoy a la otra persona que lo suyo se retrasará.',
      'Trabajar en las dos cosas por turnos, para que el miércoles cada persona tenga al menos una parte.',
      'Hacer primero lo que le pidieron primero y lo otro en cuanto pueda.',
      'Preguntar a las dos personas qué depende de su fecha y acordar con ambas qué va primero.',
    ],
  },
  {
    situation:
      'Está preparando un resumen para su responsable. Una de las cifras hace que su equipo parezca mejor de lo que fue: es correcta, pero deja fuera el mes más flojo.',
    responses: [
      'Incluir el mes más flojo y explicar en una frase qué pasó entonces.',
      'Dejar la cifra como está, ya que es correcta, y responder si su responsable pregunta.',
      'Preguntar a alguien de su equipo si la cifra debe quedarse así.',
      'Dejar la cifra como está e indicar debajo qué meses abarca.',
    ],
  },
  {
    situation:
      'En una reunión, una persona que se ha incorporado hace poco empieza a explicar una idea y la interrumpen. La conversación sigue y esa persona no dice nada más. A usted le parece que la idea podría ser útil.',
    responses: [
      'Sacar la idea más tarde en la reunión y explicar por qué podría ser útil.',
      'Decir a esa persona después de la reunión que la idea era buena y que lo intente de nuevo la próxima vez.',
      'Volver a ello en la reunión y decir que le gustaría oír el resto de la idea de esa persona.',
      'Dejarlo en manos de esa persona, que es quien mejor puede juzgar si conviene retomarla y cuándo.',
    ],
  },
  {
    situation:
      'Ha trabajado varias semanas en una propuesta. Su responsable la lee y dice que no es lo que hacía falta, sin decir mucho más.',
    responses: [
      'Explicar por escrito por qué planteó así la propuesta.',
      'Pedir una breve conversación para saber qué se esperaba y qué partes se pueden aprovechar.',
      'Repasar el encargo y entregar una nueva versión que, a su juicio, se ajuste mejor.',
      'Preguntar a alguien a quien ya le hayan aceptado propuestas qué podría faltar.',
    ],
  },
  {
    situation:
      'Va por la mitad de una tarea cuando ve que la forma de trabajo acordada llevará más o menos el doble de lo previsto. El resultado se entrega dentro de tres semanas.',
    responses: [
      'Decírselo ya a quienes esperan el resultado, con dos o tres formas de seguir y lo que costaría cada una.',
      'Alargar la jornada para poder cumplir la fecha.',
      'Buscar durante unos días una forma más rápida y decir después cómo está la situación.',
      'Seguir como se acordó y avisar en cuanto sea seguro que no se puede cumplir la fecha.',
    ],
  },
  {
    situation:
      'Una persona de su equipo le pide que confirme que asistió a una formación obligatoria. No asistió porque estaba ayudando a alguien con un trabajo urgente. La lista tiene que estar completa esta noche.',
    responses: [
      'Incluir a esa persona en la lista y ayudarle esta semana a repasar los puntos principales de la formación.',
      'Decir que prefiere no confirmarlo y dejar que esa persona encuentre una solución.',
      'Confirmarlo por esta vez, ya que esa persona tenía un buen motivo para faltar.',
      'Decir que no puede confirmarlo y ayudar a esa persona a averiguar hoy cómo puede recuperarla.',
    ],
  },
  {
    situation:
      'Dos personas con las que comparte una tarea no están de acuerdo en cómo hacerla. Cada una le ha contado a solas qué falla en la forma de la otra. Mientras tanto, el trabajo está parado. A usted le valdrían las dos formas.',
    responses: [
      'Decir cuál de las dos formas le parece mejor, para que el trabajo pueda seguir.',
      'Proponer una reunión de los tres para acordar primero qué tiene que lograr el resultado.',
      'Explicar a cada una cómo entiende usted el punto de vista de la otra.',
      'Mantenerse al margen, ya que ambas tienen experiencia suficiente para resolverlo.',
    ],
  },
  {
    situation:
      'Algo que usted organizó salió mal delante de otras personas. Usted había olvidado un paso, y alguien de su equipo le había dado una información equivocada. Su responsable le pregunta qué pasó.',
    responses: [
      'Decir que olvidó un paso y que se asegurará de que no vuelva a ocurrir.',
      'Explicar que le dieron una información equivocada y que ya ha hablado de ello con esa persona.',
      'Decir qué paso olvidó y qué información era errónea, y qué hará de otra manera.',
      'Pedir tiempo para repasarlo todo con esa persona antes de decir nada.',
    ],
  },
  {
    situation:
      'Ha reservado esta mañana para una tarea difícil que lleva días aplazando. Poco después de empezar, alguien de su equipo le pide ayuda con algo que llevaría más o menos una hora. No es urgente, pero esa persona no puede seguir sin ayuda.',
    responses: [
      'Dedicar ahora diez minutos a ver dónde está el problema y volver después a su tarea.',
      'Decir que esta mañana no tiene tiempo y proponerle que pregunte a otra persona.',
      'Acordar una hora para esta tarde e indicar qué puede hacer hasta entonces esa persona.',
      'Ayudar enseguida y hacer su propia tarea al terminar.',
    ],
  },
  {
    situation:
      'En una reunión, su responsable le felicita por una solución. La mayor parte es de alguien de su equipo que no está presente.',
    responses: [
      'Decir en ese momento que la mayor parte es de esa persona y nombrarla.',
      'Dar las gracias a su responsable y trasladar más tarde la felicitación a esa persona.',
      'Decir que no fue mucho trabajo y pasar al punto siguiente.',
      'Dar las gracias a su responsable y decirle después de la reunión de quién era el trabajo.',
    ],
  },
];
