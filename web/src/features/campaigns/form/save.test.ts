import { expect, test } from 'vitest';
import { onFormFields } from './save.ts';

test('what the server says of one test stands at the boxes of its kind', () => {
  const errors = {
    'test_types.0': ['This test is not enabled for your organisation.'],
    'skill_tests.1': ['This test does not exist.'],
    alt_campaign_profile_id: ['There is no such profile.'],
    deadline: ['Please set a deadline.'],
  };
  expect(onFormFields({ message: 'Invalid', errors }).errors).toEqual({
    test_types: errors['test_types.0'],
    skill_tests: errors['skill_tests.1'],
    profile: errors.alt_campaign_profile_id,
    deadline: errors.deadline,
  });
});

test('R136 what is refused of the burnout test stands at the tests', () => {
  const errors = { burnout_test: ['This test is not enabled for your organisation.'] };
  expect(onFormFields({ message: 'Invalid', errors }).errors).toEqual({
    test_types: errors.burnout_test,
  });
});
