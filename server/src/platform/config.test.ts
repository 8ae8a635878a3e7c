import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

  it('name former secrets with commas between', () => {
    expect(readConfig(good).formerSecrets).toEqual([]);
    expect(readConfig({ ...good, APP_SECRET_FORMER: 'one, two' }).formerSecrets).toEqual([
      'one',
      'two',
    ]);
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
    ['DATABASE_URL', 'postgresql://db,db2:none/assay'],
    ['MIGRATION_DATABASE_URL', 'db'],
    ['LISTEN_DATABASE_URL', 'db'],
    ['DATABASE_POOLER', 'yes'],
    ['DATABASE_ROLE_PREFIX', 'My Roles'],
  ])('are refused by name: %s=%s', (name, value) => {
    expect(() => readConfig({ ...good, [name]: value })).toThrow(new RegExp(`^${name}: `, 'm'));
  });

  it('name statements, but through a pooler only where that is asked for', () => {
    expect(readConfig(good)).toMatchObject({ pooled: false, namedStatements: true });
    const pooled = { ...good, DATABASE_POOLER: '1' };
    expect(readConfig(pooled)).toMatchObject({ pooled: true, namedStatements: false });
    expect(readConfig({ ...pooled, DATABASE_NAMED_STATEMENTS: '1' }).namedStatements).toBe(true);
    expect(readConfig({ ...good, DATABASE_NAMED_STATEMENTS: '0' }).namedStatements).toBe(false);
  });

  it('are all named at once', () => {
    const none = { ASSAY_DATA, NODE_ENV: 'production' };
    expect(() => readConfig(none)).toThrow(/APP_SECRET[^]*APP_URL[^]*SMTP_URL[^]*DATABASE_URL/);
  });
});

describe('proxies that are believed', () => {
  it.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('TRUST_PROXY=%s', (told, trusted) => {
    expect(readConfig({ ...good, TRUST_PROXY: told }).trustProxy).toEqual(trusted);
  });

  it.each(['true', '-1', '10', '10.0.0.0/33', '10.0.0', '::/129', '10.0.0.1,', 'loopback'])(
    'are refused as TRUST_PROXY=%s',
    (told) => expect(() => readConfig({ ...good, TRUST_PROXY: told })).toThrow(/^TRUST_PROXY: /m),
  );
});

describe('the service for professional profiles', () => {
  const service = {
    PROFILE_SYNC_URL: 'https://profiles.example.org/resume',
    PROFILE_SYNC_TOKEN: 'a token of the service',
  };

  it('all of it or nothing', () => {
    expect(readConfig(good).profileSync).toBeNull();
    const { PROFILE_SYNC_URL: url, PROFILE_SYNC_TOKEN: token } = service;
    expect(readConfig({ ...good, ...service }).profileSync).toEqual({
      url,
      token,
      isInside: false,
    });
    const inside = { PROFILE_SYNC_URL: 'http://profiles/resume', PROFILE_SYNC_INSIDE: '1' };
    expect(readConfig({ ...good, ...service, ...inside }).profileSync).toMatchObject({
      isInside: true,
    });
  });

  it.each([
    ['PROFILE_SYNC_URL', ''],
    ['PROFILE_SYNC_URL', 'ftp://profiles.example.org'],
    ['PROFILE_SYNC_URL', 'http://profiles.example.org'],
    ['PROFILE_SYNC_TOKEN', ''],
    ['PROFILE_SYNC_TOKEN', 'short'],
  ])('%s of %j is refused by its name', (name, value) => {
    expect(() => readConfig({ ...good, ...service, [name]: value })).toThrow(
      new RegExp(`^${name}: `, 'm'),
    );
  });
});

describe('files on S3', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'assay-files',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
  };

  it('are off without settings, on with all of them', () => {
    expect(readConfig(good).s3).toBeNull();
    expect(readConfig({ ...good, ...s3, S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
      endpoint: 'https://s3.example.org',
      region: 'eu-central-1',
      bucket: 'assay-files',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI',
      forcePathStyle: true,
    });
    expect(
      readConfig({ ASSAY_DATA, ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3,
    ).not.toBeNull();
  });

  it.each([
    ...Object.keys(s3).map((name) => [name, '']),
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_ENDPOINT', 'http://s3.example.org'],
    ['S3_BUCKET', 'Not_A_Bucket'],
    ['S3_SECRET_ACCESS_KEY', 'short'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
  ] as [string, string][])('are refused by name: %s=%s', (name, value) => {
    const settings = { ASSAY_DATA, ...s3, [name]: value };
    expect(() => readConfig(settings)).toThrow(new RegExp(`^${name}: `, 'm'));
  });

  it('are refused without the rest, naming each of it', () => {
    const only = { ASSAY_DATA, S3_BUCKET: 'assay-files' };
    expect(() => readConfig(only)).toThrow(
      /S3_ENDPOINT[^]*S3_REGION[^]*S3_ACCESS_KEY_ID[^]*S3_SECRET_ACCESS_KEY/,
    );
    expect(() => readConfig({ ASSAY_DATA, S3_FORCE_PATH_STYLE: '1' })).toThrow(/S3_ENDPOINT/);
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

  it.each(['', 'short\n'])('refuses a secret that is empty or damaged: “%s”', (content) => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-config-'));
    writeFileSync(join(folder, 'secret'), content);
    expect(() => readConfig({ ASSAY_DATA: folder })).toThrow(/secret is empty or damaged/);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
  });

  it('leaves nothing but the secret behind, which nobody else may read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-config-'));
    readConfig({ ASSAY_DATA: folder });
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('keeps one secret of its own per data folder', () => {
    expect(readConfig({ ASSAY_DATA }).secret).toBe(readConfig({ ASSAY_DATA }).secret);
    expect(readConfig({ ASSAY_DATA }).secret.length).toBeGreaterThan(40);
  });
});
