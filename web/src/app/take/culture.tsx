import { openTest } from '../../features/instruments/open-test.ts';
import { cultureTest } from '../../features/instruments/culture/culture-test.ts';
import { CultureTestPage } from '../../pages/candidate/culture-test.tsx';

/**
 * The page of the culture test, with its questions when they are there in time.
 *
 * @param patience milliseconds that showing the page waits for them
 */
export async function takeCulture(patience: number) {
  const underWay = openTest(cultureTest);
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const opened = await Promise.race([underWay, inTime]).catch(() => undefined);
  return <CultureTestPage first={{ underWay, opened }} />;
}
