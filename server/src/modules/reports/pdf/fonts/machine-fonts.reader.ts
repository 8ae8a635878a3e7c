import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family } from './face.reader.ts';

/** Where Debian's `fonts-droid-fallback`, `fonts-nanum` and `fonts-noto-core` put theirs. */
const folder = '/usr/share/fonts/truetype';

const scripts =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic';

/** For Chinese, Japanese and Korean, and for scripts of India, South-East Asia and Ethiopia: what this machine has of them. */
export const machineFonts: readonly Family[] = [
  ...familyOf('droid', 'droid/DroidSansFallbackFull.ttf'),
  ...familyOf('nanum', 'nanum/NanumGothic.ttf', 'nanum/NanumGothicBold.ttf'),
  ...scripts
    .split(' ')
    .flatMap((script) =>
      familyOf(
        `noto-${script}`,
        `noto/NotoSans${script}-Regular.ttf`,
        `noto/NotoSans${script}-Bold.ttf`,
      ),
    ),
];

function familyOf(name: string, normal: string, bold = normal): Family[] {
  const files = [normal, bold].map((file) => join(folder, file));
  if (!files.every((file) => existsSync(file))) return [];
  const [plain, heavy] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  return [{ name, normal: plain, bold: heavy }];
}
