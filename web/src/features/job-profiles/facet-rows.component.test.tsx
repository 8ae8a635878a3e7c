import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { FacetRows } from './facet-rows.tsx';
import { type JobProfileValues, valuesOf } from './form-values.ts';

function Rows() {
  const form = useForm<JobProfileValues>({ defaultValues: valuesOf() });
  return <FacetRows form={form} names={{ N1: 'Anxiety' }} />;
}

test.each([1280, 390, 360])('a weight with all its digits is whole at %i px', async (width) => {
  await openPart(<Rows />, { as: 'super admin', width });
  await userEvent.selectOptions(page.getByLabelText('Anxiety: asks for'), 'At least');
  const weight = page.getByLabelText('Anxiety: weight');
  await weight.fill('99.1234');
  const field = weight.element() as HTMLInputElement;
  // With the two small arrows that a browser puts into a field of a number.
  expect(field.clientWidth - field.scrollWidth).toBeGreaterThanOrEqual(0);
  expect(field.clientWidth).toBeGreaterThanOrEqual(96);
});
