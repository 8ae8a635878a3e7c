/** What nobody should conclude from a score; on the screen and in print. */
export const skillLimits = [
  'A score says what somebody knew or could work out on that day, under time, about these questions. It does not say how well somebody works.',
  'Two people differ only when their bands say so. A difference smaller than that means nothing.',
  'A handful of questions on a topic is no score of its own: take the counts as a reason to ask, not as an answer.',
  'Nobody watched. Look at the score together with an interview or a piece of work, above all before saying no.',
  'Everybody may delete their result and take the test again, with the same questions. Nothing is kept of the first time, so no report can say whether a score is a first one.',
] as const;
