import fc from 'fast-check';
import { escapeHtml, unescapeHtml } from '../../../../src/domain/shared/rich-text/escape-html.rule';

test('text is escaped for content and quoted attributes', () => {
  expect(escapeHtml(`<a title="it's">&amp;`)).toBe('&lt;a title=&quot;it&#39;s&quot;&gt;&amp;amp;');
});

test('any text is the same when it is escaped and unescaped', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
    }),
  );
});

test('a reference is resolved once, and others stay', () => {
  expect(unescapeHtml('&amp;lt;&nbsp;&#60;')).toBe('&lt;&nbsp;&#60;');
});
