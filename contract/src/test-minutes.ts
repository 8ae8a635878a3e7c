/** How many minutes each test takes, as candidates and managers are told alike. */
export const testMinutes = {
  /** Rounded up from about 7 seconds a question. */
  personality: 18,
  /** What its clocks allow. */
  iq: 24,
  /** Rounded up from about 10 seconds a question. */
  culture: 7,
  /** Rounded up from about 9 seconds a question, with the page on consent. */
  burnout: 4,
} as const;
