import { readFile } from 'node:fs/promises';
import type { Imported } from '../../exchange/bank.model.ts';
import { readCsv } from '../../exchange/csv/csv.reader.ts';
import { readQti } from '../../exchange/qti/package.reader.ts';

/** A package begins as every ZIP file, an item as every XML file; everything else may be a table. */
export async function work({ path, name }: { path: string; name: string }): Promise<Imported> {
  const content = await readFile(path);
  const start = content.subarray(0, 200).toString('latin1');
  const isXml = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*\0?</.test(start);
  if (start.startsWith('PK') || isXml) return readQti(content, name);
  return readCsv(content, name.replace(/\.\w{1,5}$/, ''));
}
