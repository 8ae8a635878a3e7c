import { expect, test } from 'vitest';
import { asHtml, fromEditor, isSameText } from './mail-html.ts';

test('plain text becomes paragraphs, and its signs stay signs', () => {
  expect(asHtml('Hello {first_name},\n\nQ&A at 3 < 4.\nThanks.\n')).toBe(
    '<p>Hello {first_name},</p><p>Q&amp;A at 3 &lt; 4.<br>Thanks.</p>',
  );
  expect(asHtml('<p>Hello</p>')).toBe('<p>Hello</p>');
  expect(asHtml('  ')).toBe('');
});

test('the same text laid out otherwise is the same', () => {
  expect(isSameText('<p>A</p>\n<p>B<br />C</p>', '<p>A</p><p>B<br>C</p><p></p>')).toBe(true);
  expect(isSameText('A\n\nB', '<p>A</p><p>B</p>')).toBe(true);
  expect(isSameText('<p>A</p>', '<p>A b</p>')).toBe(false);
});

test('what the server does not know is left out', () => {
  expect(fromEditor('<ol start="3" type="a"><li><p class="x">A</p></li></ol>')).toBe(
    '<ol><li><p>A</p></li></ol>',
  );
  expect(fromEditor('<p><a href="https://example.org">A</a></p>')).toBe(
    '<p><a href="https://example.org">A</a></p>',
  );
  expect(fromEditor('<p></p>')).toBe('');
});
