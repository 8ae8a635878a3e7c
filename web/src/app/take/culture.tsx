import { openTest } from '../../features/instruments/open-test.ts';
import { cultureTest } from '../../features/instruments/culture/culture-test.ts';
import { CultureTestPage } from '../../pages/candidate/culture-test.tsx';

interface Start {
  sent: Promise<Response> | undefined;
  /** Milliseconds that showing the page waits for its questions. */
  patience: number;
}

/** The page of the culture test, with its questions when they are there in time. */
export async function takeCulture({ sent, patience }: Start) {
  const underWay = openTest(cultureTest, { sent });
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const opened = await Promise.race([underWay, inTime]).catch(() => undefined);
  return <CultureTestPage first={{ underWay, opened }} />;
}
