const session = {
  access_token: 'Zk1u3m0Q9c5pXoE7tYhB2w4a6sLrVdNfGjKi8PbMxTe',
  token_type: 'Bearer',
  expires_at: '2027-02-19T14:05:00.000Z',
  user: {
    id: 4,
    email: 'grace@example.org',
    first_name: 'Grace',
    last_name: 'Hopper',
    language: 'en',
  },
  roles: [],
};

const candidate = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' };

/** What a body and its answer look like, of the calls that others begin with. */
export const examples: Record<string, { body?: unknown; answer?: unknown }> = {
  health: { answer: { status: 'ok', version: '0.1.0' } },
  login: {
    body: { email: 'grace@example.org', password: 'a fine long password' },
    answer: session,
  },
  'login-totp': { answer: session },
  'register-subject': { body: { ...candidate, password: 'a fine long password' } },
  'confirm-registration': {
    body: {
      password: 'a fine long password',
      users_encrypted_email: 'q7Jx2mW8cV4nB1zL6kH9',
      organization_id: 2,
    },
    answer: session,
  },
  'own-profile-save': {
    body: { first_name: 'Grace', last_name: 'Hopper', birthdate: '1990-05-17', gender: 'female' },
  },
  'campaign-create': {
    body: {
      campaign_name: 'Developers 2027',
      campaign_type: 'recruitment',
      test_types: [1],
      deadline: '2027-01-31T17:00:00.000Z',
      number_of_reminders: 2,
      invite_sender_name: 'Mara Keller',
      invite_sender_email: 'mara@example.org',
      language: 'en',
      subjects: [candidate],
    },
  },
  'campaign-active-add-subjects': { body: { campaign_id: 7, subjects: [candidate] } },
  'label-create': { body: { name: 'Second round', colour: 'teal' } },
  'labels-list': {
    answer: {
      data: [
        {
          id: 3,
          name: 'Second round',
          colour: 'teal',
          subjects_count: 12,
          created_at: '2026-11-21T14:05:00.000Z',
        },
      ],
    },
  },
  'personality-answer': {
    body: { index: 3, questionId: 17, scaleId: 5, type: '5-factor', seq: 17, confirmed: true },
    answer: { data: { questionId: 17, seq: 17, stored: true, done: false } },
  },
  'burnout-update': {
    body: { burnout_test_id: 9, category_id: 1, answers: [{ question_id: 1, value: 2, seq: 1 }] },
  },
  'recording-keep': { body: { seconds: 96 } },
};
