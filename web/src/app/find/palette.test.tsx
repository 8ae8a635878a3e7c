import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { createRef } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// A manager is logged in from the beginning: what is rendered without a browser shows how a session began.
vi.hoisted(() => {
  const session = { auth: true, tokens: null, roles: ['admin'], user: null, tests: [] };
  vi.stubGlobal('history', { state: { session } });
});

import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { managerScreens } from '../manager-screens.ts';
import { peopleItems } from './found-items.ts';
import { Palette } from './palette-layer.tsx';
import { ShortcutGroups } from './shortcut-list.tsx';

beforeAll(startInEnglish);
afterAll(() => vi.unstubAllGlobals());

const profile = { organization_id: 1, organization_name: 'Northwind', features: ['pins'] };
const row = { first_name: 'Noor', last_name: 'Jansen', email: 'noor@example.org', id: 7 };
const label = { id: 3, name: 'Nordic', colour: 'teal', subjects_count: 2 };

/** The search after something was typed; `answered` says that the server has told what it knows. */
function palette(typed: string, { answered = true } = {}): string {
  const queries = new QueryClient();
  queries.setQueryData(['manager-login-profile'], profile);
  queries.setQueryData(['labels'], [label]);
  if (answered) {
    const name = typed.length < 2 ? '' : typed;
    const meta = { total: 9 };
    queries.setQueryData(['people', { name, page: 1, scores: '0', perPage: 6 }], {
      data: [row],
      meta,
    });
    const campaign = { id: 5, campaign_name: 'North sales', status: 'active' };
    queries.setQueryData(['campaigns', { name, page: 1, order: '-created_at', perPage: 4 }], {
      data: [campaign],
      meta,
    });
  }
  const paths = Object.values(managerScreens).map(({ path }) => path);
  return rendered(
    <Dialog.Root open>
      <Palette
        field={createRef()}
        typed={typed}
        onFound={() => undefined}
        onShortcuts={() => undefined}
      />
    </Dialog.Root>,
    { queries, paths },
  );
}

test('it is a combobox with a list of options in named groups', () => {
  const html = palette('no');
  expect(html).toMatch(/<input[^>]*role="combobox"/);
  expect(html).toMatch(/<input[^>]*aria-expanded="true"/);
  expect(html).toContain('role="listbox"');
  expect(html.match(/role="group"/g)).toHaveLength(3);
  expect(html.match(/role="option"/g)).toHaveLength(4);
  expect(html).toContain('role="status"');
});

test('people come with their address and the way to the rest, campaigns with their state, labels with a count', () => {
  const words = wordsOf(palette('no'));
  expect(words).toMatch(/People Noor Jansen noor@example.org Show all matching people/);
  expect(words).toMatch(/Campaigns North sales Active Labels Nordic 2 people/);
});

test('before anything is typed it offers the screens that the manager may see', () => {
  const words = wordsOf(palette(''));
  expect(words).toContain('Pages Dashboard Campaigns New campaign Talent Succession');
  // The test is not on, and the role not held.
  expect(words).not.toContain('Compare');
  expect(words).not.toContain('Organisations');
  expect(words).not.toContain('Action logs');
});

test('screens are there at once; what the server knows has its place until it comes', () => {
  const html = palette('camp', { answered: false });
  expect(wordsOf(html)).toContain('Pages Campaigns New campaign');
  expect(html).toContain('skeleton');
  expect(wordsOf(html)).toContain('Searching');
});

test('somebody without a name is found by the address, and nothing more is offered when all are shown', () => {
  const nameless = { ...row, first_name: '', last_name: '' };
  expect(peopleItems({ data: [nameless], meta: { total: 1 } }, 'noor')).toEqual([
    {
      kind: 'person',
      name: 'noor@example.org',
      email: 'noor@example.org',
      path: '/admin/subject-profile/7',
    },
  ]);
});

test('the list of shortcuts tells those of the page first, and keys that do the same together', () => {
  const search = { words: 'Search' };
  const html = rendered(
    <ShortcutGroups
      onPage={[{ key: 'j', words: 'Next person' }]}
      everywhere={[
        { key: 'k', command: true, ...search },
        { key: '/', ...search },
      ]}
    />,
  );
  expect(wordsOf(html)).toMatch(/On this page Next person J On every page Search Ctrl K or \/ $/);
});
