import { findKeptForm } from '../../../features/instruments/kept-form.ts';
import type { FindKept } from '../../take/kept.ts';

export const findKept: FindKept = async () =>
  (await findKeptForm('judgement')) && '/judgement/test';
