import { languages } from '@assay/contract/languages';
import { listStages, setStages } from '@assay/contract/stages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutChoices } from '../../test/cut-choices.ts';
import { network, openPage, openPart } from '../../test/open-page.tsx';
import { serveCampaigns } from '../../test/servers/campaigns.ts';
import { StageSettings } from './stage-settings.tsx';

// Of those that come by themselves.
const longest = 'Fuera de la selección';
const outcomes = [null, 'hired', 'not_selected'] as const;
const places = languages.flatMap((language) =>
  ([1280, 390] as const).map((width) => [language, width] as const),
);

const stagesOf = (names: readonly string[]) => ({
  data: {
    stages: names.map((name, at) => ({
      id: at + 1,
      name,
      outcome: null,
      order: at + 1,
      people: 0,
    })),
  },
});

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

test('what is typed after “Add a stage” is its name', async () => {
  network().reply(listStages, {
    data: { stages: [{ id: 1, name: 'New', outcome: null, order: 1, people: 2 }] },
  });
  await openPart(<StageSettings campaignId={7} />, { as: 'manager' });
  const add = page.getByRole('button', { name: 'Add a stage' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Second talk');
  await expect.element(page.getByLabelText('Name of stage 2')).toHaveValue('Second talk');
  await expect.element(page.getByRole('textbox')).toHaveLength(2);
});

test('who deletes a stage by keyboard is at the next one, or at the last', async () => {
  network().reply(listStages, stagesOf(['New', 'Talk', 'Offer']));
  await openPart(<StageSettings campaignId={7} />, { as: 'manager' });
  const remove = (name: string) => page.getByRole('button', { name: `Delete the stage “${name}”` });
  await expect.element(remove('Talk')).toBeVisible();
  (remove('Talk').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('Offer')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('New')).toHaveFocus();
});

test('who saves while a colleague has saved keeps the colleague’s changes beside the own', async () => {
  let kept = ['New', 'Talk'];
  network().answerBy(listStages, () => stagesOf(kept));
  network().answerBy(setStages, ({ body }) => {
    kept = (body as { stages: { name: string }[] }).stages.map(({ name }) => name);
    return stagesOf(kept);
  });
  await openPart(<StageSettings campaignId={7} />, { as: 'manager' });
  await page.getByLabelText('Name of stage 1').fill('Received');
  kept = ['New', 'First talk'];
  await page.getByRole('button', { name: 'Save stages' }).click();
  await expect.poll(() => network().asked(setStages)).toHaveLength(1);
  expect(kept).toEqual(['Received', 'First talk']);
  await expect.element(page.getByLabelText('Name of stage 2')).toHaveValue('First talk');
  await expect.element(page.getByLabelText('Name of stage 1')).toHaveValue('Received');
});

test('a page with stages that are not saved is not left without a question', async () => {
  serveCampaigns(network());
  network().reply(listStages, {
    data: { stages: [{ id: 1, name: 'New', outcome: null, order: 1, people: 2 }] },
  });
  const { where } = await openPage('/admin/assessments/view/7/settings', { as: 'manager' });
  await page.getByLabelText('Name of stage 1').fill('Received');
  const talent = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Talent' });
  await talent.click();
  const sure = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(sure).toBeVisible();
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByLabelText('Name of stage 1')).toHaveValue('Received');
  expect(where()).toBe('/admin/assessments/view/7/settings');
});
