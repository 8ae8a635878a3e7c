import { createFormControl } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { applyServerErrors, messagesOf } from './server-errors.ts';

interface Values {
  name: string;
  subjects: { email: string }[];
}

function newForm() {
  const form = createFormControl<Values>({
    defaultValues: { name: '', subjects: [{ email: '' }] },
  });
  form.register('name');
  form.register('subjects.0.email');
  form.control._names.array.add('subjects');
  return form as unknown as UseFormReturn<Values>;
}

const messageOf = (form: UseFormReturn<Values>, name: 'name' | 'subjects.0.email') =>
  form.getFieldState(name, { errors: form.control._formState.errors } as never).error?.message;

test('R098 R099 dotted keys reach the field of the same name, marked as from the server, others the head of the form', () => {
  const form = newForm();
  const rest = applyServerErrors(form, {
    message: 'Invalid',
    errors: {
      'subjects.0.email': ['No address.', 'Too long.'],
      subjects: ['At least two.'],
      package_id: ['Quota exceeded.'],
      other: ['Quota exceeded.'],
    },
  });
  expect(messageOf(form, 'subjects.0.email')).toBe('No address. Too long.');
  expect(form.control._formState.errors.subjects?.[0]?.email?.type).toBe('server');
  expect(form.control._formState.errors.subjects?.root?.message).toBe('At least two.');
  expect(messageOf(form, 'name')).toBeUndefined();
  expect(rest).toEqual(['Quota exceeded.']);
});

test('R100 R116 a single error and an error without fields belong to the form', () => {
  expect(applyServerErrors(newForm(), { message: 'Invalid', errors: 'Closed.' })).toEqual([
    'Closed.',
  ]);
  expect(applyServerErrors(newForm(), { message: 'Internal Server Error' })).toEqual([
    'Internal Server Error',
  ]);
});

test('a failed call says what stands at its fields, or else its message', () => {
  const message = 'Invalid';
  const errors = { name: ['No name.', 'Too short.'], email: ['No address.'] };
  expect(messagesOf({ message, errors })).toEqual(['No name.', 'Too short.', 'No address.']);
  expect(messagesOf({ message, errors: 'Not today.' })).toEqual(['Not today.']);
  expect(messagesOf({ message, errors: {} })).toEqual([message]);
  expect(messagesOf({ message })).toEqual([message]);
});
