import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { DateRange } from './date-range.tsx';

test('on a phone both days stay within the line', async () => {
  await openPart(
    // As wide as the filters above a list on a phone.
    <div data-testid="line" style={{ width: 316 }}>
      <DateRange label="Created between" from={undefined} to={undefined} onChange={() => {}} />
    </div>,
    { width: 390 },
  );
  await expect.element(page.getByTestId('line')).toBeVisible();
  const line = page.getByTestId('line').element().getBoundingClientRect();
  const days = [
    page.getByLabelText('Created between: first day'),
    page.getByLabelText('Created between: last day'),
  ].map((field) => field.element().getBoundingClientRect());
  expect(days[0]?.top).toBe(days[1]?.top);
  expect(days[1]?.right).toBeLessThanOrEqual(line.right);
});
