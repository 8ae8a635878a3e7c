import type { ownStandings } from '@assay/contract/personality';
import { languages } from '@assay/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let person: Person;

beforeAll(async () => {
  ({ person } = await startedCampaign(server, await makeTenant(server)));
  await finishPersonality(server, person);
});

interface Scale {
  kind: string;
  name: string;
  standing: (typeof ownStandings)[number];
  text: string;
}

test.each(languages)(
  '%s: the own result is words, without a number or a wounding name',
  async (language) => {
    const { body } = await server.call('GET', '/api/personality-test/results', {
      token: person.token,
      headers: { 'accept-language': language },
    });
    const scales = body.data.results.scales as Scale[];
    expect(scales).toHaveLength(43);
    for (const scale of scales) {
      const keys = ['code', 'description', 'factor', 'kind', 'name', 'standing', 'text'];
      expect(Object.keys(scale).toSorted()).toEqual(keys);
      expect(Object.values(scale).some((value) => typeof value === 'number')).toBe(false);
      const compared = !['little', 'partly', 'much'].includes(scale.standing);
      expect([scale.name, compared]).toEqual([scale.name, scale.kind !== 'tendency']);
    }
    expect(scales.some(({ standing }) => standing.startsWith('leans_'))).toBe(true);
    expect(JSON.stringify(scales)).not.toMatch(/Neurot|Depress|Depresi/i);
    // What leans says so in its text; what does not, does not.
    const notes = scales
      .filter(({ standing }) => standing.startsWith('leans_'))
      .map(({ text }) => text);
    const first = notes[0]?.split('. ')[0] ?? '';
    expect(notes.every((text) => text.startsWith(first))).toBe(true);
    expect(scales.filter(({ text }) => text.startsWith(first))).toHaveLength(notes.length);
  },
);
