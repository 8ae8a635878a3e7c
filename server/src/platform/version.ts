import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './config.ts';

/** Of the product, as its package says. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
