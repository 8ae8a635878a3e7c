/** Said first of a test that came with the product. */
export const sampleLimit =
  'Sample, not for selection: the questions and answers of this test are public. Use tests of your own to choose people.';

/** What nobody should conclude from a score; on the screen and in print. */
export const skillLimits = [
  'A score says what somebody knew or could work out on that day, under time, about these questions. It does not say how well somebody works.',
  'Two people differ only when their bands say so. A difference smaller than that means nothing.',
  'A handful of questions on a topic is no score of its own: take the counts as a reason to ask, not as an answer.',
  'Nobody watched. Look at the score together with an interview or a piece of work, above all before saying no.',
  'Everybody may delete their result and take the test again after 30 days, perhaps with the same questions. The report says when it was not the first attempt.',
] as const;
