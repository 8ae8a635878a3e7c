import { describe, expect, it } from 'vitest';
import { readHosts } from './hosts.ts';

describe('a connection string', () => {
  it.each([
    ['postgresql://a:b@one/assay', ['postgresql://a:b@one/assay'], false],
    [
      'postgres://a@one:5433/assay?sslmode=require',
      ['postgres://a@one:5433/assay?sslmode=require'],
      false,
    ],
    [
      'postgresql://a@one/assay?target_session_attrs=read-write',
      ['postgresql://a@one/assay'],
      true,
    ],
    [
      'postgresql://a:b%40c@one,two:5433/assay?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://a:b%40c@one/assay?sslmode=require',
        'postgresql://a:b%40c@two:5433/assay?sslmode=require',
      ],
      true,
    ],
    [
      'postgresql://one:5432,[::1]:5433',
      ['postgresql://one:5432', 'postgresql://[::1]:5433'],
      true,
    ],
    [
      'postgresql://a@localhost/assay?host=/one,/two&port=5433',
      [
        'postgresql://a@localhost/assay?host=%2Fone&port=5433',
        'postgresql://a@localhost/assay?host=%2Ftwo&port=5433',
      ],
      true,
    ],
    ['postgresql://a@/assay?host=/one', ['postgresql://a@/assay?host=%2Fone'], false],
  ])('%s names its hosts', (url, urls, writable) => {
    expect(readHosts(url)).toEqual({ urls, writable });
  });

  it.each([
    'mysql://one/assay',
    'one,two',
    'postgresql://a@one:port/assay',
    'postgresql://a@one,two:99999/assay',
    'postgresql://a@one,two/assay?target_session_attrs=standby',
    'postgresql://a@one,two/assay?target_session_attrs=any',
    'postgresql://a:secret@one:5432,two:x/assay',
  ])('%s is refused, and no word of it repeated', (url) => {
    expect(() => readHosts(url)).toThrow(RangeError);
    expect(() => readHosts(url)).not.toThrow(/secret/);
  });
});
