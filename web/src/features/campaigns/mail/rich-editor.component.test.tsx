import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activateLocale } from '../../../lib/language.ts';
import { openPart } from '../../../test/open-page.tsx';
import { RichEditor } from './rich-editor.tsx';

/** The editor of an invitation's text under the Tab key. */

function Text() {
  return (
    <>
      <p id="label">Invitation</p>
      <RichEditor
        focused={false}
        value=""
        onChange={() => undefined}
        labelledBy="label"
        describedBy={undefined}
        invalid={false}
        lang="en"
      />
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the toolbar stays one stop of the Tab key, at the same button, when another language is chosen', async () => {
  await openPart(<Text />, { as: 'manager' });
  await userEvent.tab();
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Italic')).toHaveFocus();
  await activateLocale('de');
  await expect.element(button('Kursiv')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Invitation' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Kursiv')).toHaveFocus();
});
