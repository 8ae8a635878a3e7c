type Axe = typeof import('axe-core');

/**
 * What axe finds against WCAG 2.2 A and AA in the page where this runs, each rule with the first place; of colours alone where
 * nothing else has changed since it was asked about everything. It stands for itself, since the journeys hand it over to
 * their browser as text.
 */
export async function findViolations(
  asked: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  // What fades in has the wrong colours until it stands; what turns for ever is not waited for.
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const found = await axe.run(
    // Where no script may run, as in a mail that is shown, axe never comes to an end; mails have a test of their own.
    { exclude: ['iframe[sandbox]:not([sandbox~="allow-scripts"])'] },
    {
      runOnly:
        asked === 'colours'
          ? ['color-contrast', 'link-in-text-block']
          : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
