/*
 * Names of factors and facets are the published ones of the IPIP-NEO-120 but for four; the descriptions are ours.
 * Order and ids are stored with answers and results: add at the end, never renumber.
 */

export const factorData = [
  ['N', 'Neuroticism', 'How strongly and how often someone feels worry, irritation and strain.'],
  ['E', 'Extraversion', 'How much someone seeks company, activity and the lead, and draws energy from them.'],
  ['O', 'Openness', 'How much someone is drawn to ideas, imagination, art and new ways of doing things.'],
  ['A', 'Agreeableness', 'How much someone puts trust, harmony and other people’s needs first.'],
  ['C', 'Conscientiousness', 'How much someone plans, persists and holds to what was agreed.'],
] as const;

export const facetData = [
  ['N1', 'Anxiety', 'Tendency to worry and to expect that things may go wrong.'],
  ['N2', 'Anger', 'How quickly irritation and anger arise.'],
  ['N3', 'Low mood', 'Tendency to feel low and to doubt oneself; an everyday trait, not a diagnosis.'],
  ['N4', 'Self-Consciousness', 'How uneasy someone feels when watched, judged or among strangers.'],
  ['N5', 'Impulsiveness', 'How hard it is to resist a temptation or a craving.'],
  ['N6', 'Stress sensitivity', 'How easily pressure leads to feeling overwhelmed.'],
  ['E1', 'Friendliness', 'How quickly and warmly someone gets close to people.'],
  ['E2', 'Gregariousness', 'How much someone likes to be among many people.'],
  ['E3', 'Assertiveness', 'How readily someone takes the lead and steers a group.'],
  ['E4', 'Activity Level', 'Pace: how busy and on the move someone likes to be.'],
  ['E5', 'Excitement-Seeking', 'Appetite for thrills, risk and strong stimulation.'],
  ['E6', 'Cheerfulness', 'How often and how openly someone feels joy and optimism.'],
  ['O1', 'Imagination', 'How much someone lives in ideas, images and daydreams.'],
  ['O2', 'Artistic Interests', 'How much someone is touched by art and beauty.'],
  ['O3', 'Emotionality', 'How consciously and intensely someone notices their own feelings.'],
  ['O4', 'Adventurousness', 'Preference for variety and change over the familiar.'],
  ['O5', 'Intellect', 'Pleasure in abstract ideas, theory and difficult reading.'],
  ['O6', 'Liberalism', 'Readiness to question authority and tradition; touches political opinion.'],
  ['A1', 'Trust', 'How far someone assumes that others mean well.'],
  ['A2', 'Straightforwardness', 'How straight someone deals with people, without using them.'],
  ['A3', 'Altruism', 'Pleasure in helping and in being concerned for others.'],
  ['A4', 'Cooperation', 'Preference for agreement over confrontation.'],
  ['A5', 'Modesty', 'How little someone claims to be better than others.'],
  ['A6', 'Sympathy', 'How much the hardship of others touches someone.'],
  ['C1', 'Self-Efficacy', 'Confidence of getting things done well.'],
  ['C2', 'Orderliness', 'Liking for tidiness, structure and fixed places.'],
  ['C3', 'Dutifulness', 'How binding promises, rules and the truth feel.'],
  ['C4', 'Achievement-Striving', 'How hard someone works towards high goals.'],
  ['C5', 'Self-Discipline', 'How readily someone starts a task and sees it through.'],
  ['C6', 'Cautiousness', 'How long someone thinks before deciding or acting.'],
] as const;

export const tendencyData = [
  ['INF', 'Influence', 'How much someone wants to steer decisions and carry weight with others.'],
  ['DRV', 'Drive', 'How high someone sets their goals, and how much effort goes into them.'],
  ['STD', 'Standards', 'How high someone sets the bar for the quality of their own work.'],
  ['ORG', 'Originality', 'How often someone comes up with ideas of their own.'],
  ['LRN', 'Learning pace', 'How quickly someone feels at home in unfamiliar material; a self-description, not a measure of ability.'],
  ['RUL', 'Rule orientation', 'How closely someone keeps to rules and agreed procedures.'],
  ['RSK', 'Risk appetite', 'How readily someone chooses the uncertain option with the larger gain.'],
  ['CAN', 'Candour', 'How plainly someone says what they think, also when it is unwelcome.'],
] as const;

/**
 * The published names of what we call by a less loaded one. Results from before version 2026.2 keep them; but for N3, whose
 * published name is that of an illness and is told to no one.
 */
export const publishedNames = {
  N5: 'Immoderation',
  N6: 'Vulnerability',
  A2: 'Morality',
} as const;
