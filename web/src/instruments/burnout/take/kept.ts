import type { FindKept } from '../../take/kept.ts';
import { findLastKeptRecord } from './kept-record.ts';

export const findKept: FindKept = async () => {
  const kept = await findLastKeptRecord();
  return kept && `/happines-energy/test/${kept.recordId}`;
};
