import { languages } from '@assay/contract/languages';
import { listStages } from '@assay/contract/stages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutChoices } from '../../test/cut-choices.ts';
import { network, openPart } from '../../test/open-page.tsx';
import { StageSettings } from './stage-settings.tsx';

// Of those that come by themselves.
const longest = 'Fuera de la selección';
const outcomes = [null, 'hired', 'not_selected'] as const;
const places = languages.flatMap((language) =>
  ([1280, 390] as const).map((width) => [language, width] as const),
);

test.each(places)(
  'what stages are called and decide is whole in %s at %i px',
  async (language, width) => {
    network().reply(listStages, {
      data: {
        stages: outcomes.map((outcome, at) => ({
          id: at + 1,
          name: longest,
          outcome,
          order: at,
          people: 10_000,
        })),
      },
    });
    // As wide as the card is beside the other settings.
    await openPart(
      <div className="max-w-164">
        <StageSettings campaignId={7} />
      </div>,
      { as: 'manager', language, width },
    );
    await expect.element(page.getByRole('combobox')).toHaveLength(3);
    expect(cutChoices()).toEqual([]);
    const names = [...document.querySelectorAll('input')].filter(({ value }) => value === longest);
    expect(names).toHaveLength(3);
    expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  },
);
