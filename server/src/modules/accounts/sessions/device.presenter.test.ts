import { expect, test } from 'vitest';
import { deviceOf } from './device.presenter.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['en', 'Firefox on Linux', 'Unknown device'],
  ['nl', 'Firefox op Linux', 'Onbekend apparaat'],
  ['de', 'Firefox auf Linux', 'Unbekanntes Gerät'],
  ['es', 'Firefox en Linux', 'Dispositivo desconocido'],
  [null, 'Firefox on Linux', 'Unknown device'],
] as const)('a device is called by its browser in %s', (language, known, unknown) => {
  expect(deviceOf(firefox, language)).toBe(known);
  expect(deviceOf('curl/8', language)).toBe(unknown);
  expect(deviceOf(null, language)).toBe(unknown);
});
