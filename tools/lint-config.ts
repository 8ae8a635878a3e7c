import type { OxlintConfig } from 'oxlint';
import { boundaries, inside } from './layers.ts';

/** What oxlint asks of every file; who may import whom stands in `layers.ts`. */
export const lintConfig: OxlintConfig = {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  options: {
    typeAware: true,
    reportUnusedDisableDirectives: 'error',
    denyWarnings: true,
  },
  ignorePatterns: [
    '**/dist/**',
    '**/.cache/**',
    '.data/**',
    'server/schema/**',
    'web/src/locales/**',
    '**/*.gen.ts',
    'test-results/**',
    'playwright-report/**',
  ],
  rules: {
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'no-console': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
      },
    ],
    'typescript/consistent-return': 'off',
    'typescript/require-array-sort-compare': [
      'error',
      {
        ignoreStringArrays: true,
      },
    ],
    'no-var': 'error',
    'prefer-const': 'error',
    'unicorn/require-post-message-target-origin': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': [
      'error',
      {
        'ts-expect-error': 'allow-with-description',
        minimumDescriptionLength: 8,
      },
    ],
    'typescript/consistent-type-imports': [
      'error',
      {
        prefer: 'type-imports',
        disallowTypeAnnotations: false,
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/only-throw-error': [
      'error',
      {
        allowThrowingUnknown: true,
      },
    ],
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css', '@fontsource*/**'],
      },
    ],
    'node/no-process-env': 'error',
    'no-restricted-imports': ['error', { patterns: [inside] }],
  },
  overrides: [
    {
      files: ['web/src/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/no-danger': 'error',
        'react/jsx-filename-extension': [
          'error',
          {
            extensions: ['.tsx'],
          },
        ],
        'typescript/only-throw-error': 'off',
        'typescript/no-misused-promises': [
          'error',
          {
            checksVoidReturn: {
              attributes: false,
            },
          },
        ],
        'react/exhaustive-effect-dependencies': 'off',
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
      },
    },
    {
      files: ['web/src/ui/**'],
      rules: {
        'jsx-a11y/anchor-has-content': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: ['expect*', 'assert*', 'fc.assert'],
          },
        ],
        'vitest/require-mock-type-parameters': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['tools/**', 'bench/**', 'e2e/**', 'server/src/main.ts'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: [
        'tools/**',
        'bench/**',
        'e2e/**',
        '**/*.config.{ts,mts,js,mjs}',
        'server/src/platform/config*',
        'server/src/platform/config/**',
      ],
      rules: {
        'node/no-process-env': 'off',
      },
    },
    {
      files: ['instruments/src/**'],
      rules: {
        'no-loss-of-precision': 'off',
        'oxc/approx-constant': 'off',
      },
    },
    {
      files: ['e2e/**/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@playwright/test',
                importNames: ['test'],
                message: 'server.ts has the test that comes with a product of its own.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['e2e/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'waitForTimeout',
            message:
              'Wait for what the page shows, never for time: it is too long on one machine and too short on another.',
          },
        ],
      },
    },
    ...boundaries,
  ],
};
