import { expect, test } from 'vitest';
import { parseHtml } from './html.ts';
import { toHtml, toPlainText } from './plain-text.ts';

test('paragraphs, line breaks and bold come and go without loss', () => {
  const plain = 'Hello {first_name},\n\nplease take part in **{campaign_name}**.\nThank you.';
  const html =
    '<p>Hello {first_name},</p>\n<p>please take part in <strong>{campaign_name}</strong>.<br>Thank you.</p>';
  expect(toHtml(plain)).toBe(html);
  expect(toPlainText(html)).toBe(plain);
});

test('signs of HTML in a typed text stay signs', () => {
  const plain = 'Q&A at 3 < 4 > 2 <p>';
  expect(toHtml(plain)).toBe('<p>Q&amp;A at 3 &lt; 4 &gt; 2 &lt;p&gt;</p>');
  expect(toPlainText(toHtml(plain))).toBe(plain);
});

test('several empty lines are one paragraph break, and nothing typed is nothing', () => {
  expect(toHtml('a\n\n \n\nb\n')).toBe('<p>a</p>\n<p>b</p>');
  expect(toHtml('  \n ')).toBe('');
});

test('a text that is not HTML is plain already', () => {
  expect(toPlainText('Hello.\n\nBye.')).toBe('Hello.\n\nBye.');
});

test.each([
  '<p>See <a href="https://example.org">this</a></p>',
  '<ul><li>One</li></ul>',
  '<h2>Title</h2><p>Text</p>',
  '<p>An <em>emphasis</em></p>',
  'Loose text <strong>here</strong>',
])('HTML that plain text cannot hold stays HTML: %s', (html) => {
  expect(toPlainText(html)).toBeNull();
});

test('HTML is read as a tree, broken or not', () => {
  expect(parseHtml('<p>Q&amp;A <a href="https://a.example">here</a><br>bye')).toEqual([
    {
      tag: 'p',
      href: undefined,
      children: [
        'Q&A ',
        { tag: 'a', href: 'https://a.example', children: ['here'] },
        { tag: 'br', href: undefined, children: [] },
        'bye',
      ],
    },
  ]);
});
