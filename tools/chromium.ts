/** Finds a Chromium for the browser journeys. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function works(path: string): boolean {
  return (
    existsSync(path) &&
    spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
  );
}

/**
 * CHROMIUM_PATH, the system's, Playwright's, the one inside an npm package, or as root Debian's installed now.
 * Throws with what to do when none of them runs.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is set to ${named}, which does not run.`);
  }
  const { chromium } = await import('@playwright/test');
  const found = [...usual, chromium.executablePath()].find(works);
  if (found !== undefined) return found;
  const packed = await packedChromium();
  if (packed !== null) return packed;
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

async function packedChromium(): Promise<string | null> {
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath();
    return works(path) ? path : null;
  } catch {
    return null;
  }
}
