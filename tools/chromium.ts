/** Finds a Chromium for the browser journeys. */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function works(path: string): boolean {
  return (
    existsSync(path) &&
    spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
  );
}

/**
 * CHROMIUM_PATH, the one inside an npm package, the system's, Playwright's, or as root Debian's installed now. The packed
 * one is the same everywhere, and without the parts of a desktop browser it needs half of the processor.
 * Throws with what to do when none of them runs.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is set to ${named}, which does not run.`);
  }
  const packed = await packedChromium();
  if (packed !== null) return packed;
  const { chromium } = await import('@playwright/test');
  const found = [...usual, chromium.executablePath()].find(works);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    if (works(usual[0] as string)) return usual[0] as string;
  }
  throw new Error(
    'No Chromium runs here. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** Unpacked once: the package itself would take what lies in the temporary folder for its own, of any version. */
async function packedChromium(): Promise<string | null> {
  try {
    const inside = (path: string) => new URL(path, import.meta.resolve('@sparticuz/chromium'));
    const { version } = JSON.parse(await readFile(inside('../package.json'), 'utf8')) as {
      version: string;
    };
    const path = join(root, '.cache', `chromium-${version}`);
    if (!existsSync(path)) {
      await mkdir(join(root, '.cache'), { recursive: true });
      const part = `${path}.${process.pid}`;
      await pipeline(
        createReadStream(inside('../bin/chromium.br')),
        createBrotliDecompress(),
        createWriteStream(part, { mode: 0o755 }),
      );
      await rename(part, path);
    }
    return works(path) ? path : null;
  } catch {
    return null;
  }
}
