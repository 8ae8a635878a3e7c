import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const ASSAY_DATA = mkdtempSync(join(tmpdir(), 'assay-config-'));
const good = {
  ASSAY_DATA,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://assay@db/assay',
  APP_URL: 'https://assay.example.org/',
  APP_SECRET: 'k3T9-vq0Lz_8mYxW2sRb7NcE5uHjD1aF',
  SMTP_URL: 'smtps://user:pass@mail.example.org',
};

describe('production settings', () => {
  it('are accepted when all of them are strong', () => {
    expect(readConfig(good)).toMatchObject({
      production: true,
      demo: false,
      appUrl: 'https://assay.example.org',
    });
  });

  it.each([
    ['DATABASE_URL', ''],
    ['APP_URL', ''],
    ['APP_URL', 'http://assay.example.org'],
    ['APP_SECRET', ''],
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'a'.repeat(64)],
    ['SMTP_URL', ''],
    ['SMTP_URL', 'mail.example.org'],
    ['PORT', 'seventy'],
    ['DATABASE_URL', 'mysql://db/assay'],
  ])('are refused by name: %s=%s', (name, value) => {
    expect(() => readConfig({ ...good, [name]: value })).toThrow(new RegExp(`^${name}: `, 'm'));
  });

  it('are all named at once', () => {
    const none = { ASSAY_DATA, NODE_ENV: 'production' };
    expect(() => readConfig(none)).toThrow(/APP_SECRET[^]*APP_URL[^]*SMTP_URL[^]*DATABASE_URL/);
  });
});

describe('demo mode', () => {
  it('runs with the embedded database on a loopback address', () => {
    expect(readConfig({ ASSAY_DATA }).demo).toBe(true);
  });

  it.each([
    { ASSAY_DEMO: '0' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.4' },
    { ...good, NODE_ENV: '', ASSAY_DEMO: '1' },
    { ...good, ASSAY_DEMO: '1' },
  ])('stays off with %o', (changes) => {
    expect(readConfig({ ASSAY_DATA, ...changes }).demo).toBe(false);
  });

  it('keeps one secret of its own per data folder', () => {
    expect(readConfig({ ASSAY_DATA }).secret).toBe(readConfig({ ASSAY_DATA }).secret);
    expect(readConfig({ ASSAY_DATA }).secret.length).toBeGreaterThan(40);
  });
});
