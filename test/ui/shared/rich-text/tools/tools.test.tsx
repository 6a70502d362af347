import { act, screen, waitFor, within } from '@testing-library/react';
import { $getRoot, type LexicalEditor } from 'lexical';
import { useState } from 'react';
import { NOTICE_TOOLS, CONTENT_TOOLS, type TextTemplate } from '../../../../../src/ui/shared/rich-text/tools/tools';
import { RichTextField } from '../../../../../src/ui/shared/rich-text/rich-text-field';
import type { RichTextOptions } from '../../../../../src/ui/shared/rich-text/rich-text-editor';
import '../../../support/editor';
import { showSignedIn } from '../../support/signed-in';

const Written = ({ html, ...means }: RichTextOptions & { readonly html: string }) => {
  const [value, setValue] = useState(html);
  return (
    <>
      <RichTextField label="Tekst" value={value} onChange={setValue} {...means} />
      <output aria-label="HTML">{value}</output>
    </>
  );
};
const html = (): string => screen.getByRole('status', { name: 'HTML' }).textContent;

/** Shows the field and selects the first words in it. */
const show = async (source: string, means: RichTextOptions, length = 0) => {
  const { user } = await showSignedIn(<Written html={source} {...means} />, {}, ['site']);
  const box = await screen.findByRole('textbox', { name: 'Tekst' });
  // Lexical stores its editor on the root element.
  const { __lexicalEditor: editor } = box as HTMLElement & { readonly __lexicalEditor: LexicalEditor };
  const select = (): void => {
    act(() => {
      editor.update(
        () => {
          $getRoot().getAllTextNodes()[0]?.select(0, length);
        },
        { discrete: true },
      );
    });
  };
  select();
  return {
    user,
    box,
    select,
    choose: async (menu: string, ...entries: readonly string[]): Promise<void> => {
      await user.click(screen.getByRole('button', { name: menu }));
      for (const entry of entries) await user.click(screen.getByRole('menuitem', { name: entry }));
    },
  };
};

// Rule R-SHR-47.
test('inserts a script by a complete URL as an inert object', async () => {
  const { user, box, choose } = await show('<p>een</p>', { tools: CONTENT_TOOLS });
  await choose('More', 'Script');
  await user.type(screen.getByRole('textbox', { name: 'Address of the script' }), 'alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This is not a complete web address');
  await user.clear(screen.getByRole('textbox', { name: 'Address of the script' }));
  await user.type(screen.getByRole('textbox', { name: 'Address of the script' }), 'https://widget.example/a.js{Enter}');
  expect(html()).toContain('<script src="https://widget.example/a.js"></script>');
  expect(
    within(box).getByRole('img', { name: 'HTML kept unchanged, script https://widget.example/a.js' }),
  ).toBeInTheDocument();
  expect(document.querySelector('script[src]')).toBeNull();
});

test('offers no page tools for a notice', async () => {
  const { user } = await show('<p>een</p>', { tools: NOTICE_TOOLS });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitemcheckbox', { name: /^Paste with formatting/ })).toBeInTheDocument();
  for (const name of ['Script', 'Video', 'Button', 'Template'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
});

test('needs selected words for a button and says so', async () => {
  const { user } = await show('<p>een</p>', { tools: CONTENT_TOOLS });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: /^Button/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /^Button/ })).toHaveTextContent('Select text first');
});

test.each(['Red', 'Black', 'Grey', 'Light grey', 'White'])('turns selected words into a button: %s', async (look) => {
  const { user, choose } = await show('<p>Vraag een offerte aan</p>', { tools: CONTENT_TOOLS }, 21);
  await choose('More', 'Button', `${look} button`);
  expect(screen.getByRole('textbox', { name: 'Label' })).toHaveValue('Vraag een...');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '/offerte{Enter}');
  expect(html()).toBe(
    `<p><a class="button button-${look.toLowerCase().replace(' ', '')}" href="/offerte">Vraag een...</a></p>`,
  );
});

test('inserts a template at the caret unchanged', async () => {
  const templates: readonly TextTemplate[] = [
    { id: '1', name: 'Openingstijden', html: '<div class="hours"><p data-a>Ma-vr</p><p>9-17</p></div>' },
    { id: '2', name: 'Groet', html: ' Tot <b>ziens</b>' },
  ];
  const { choose } = await show('<p>een</p>', { templates }, 0);
  await choose('More', 'Template', 'Openingstijden');
  expect(html()).toContain('<div class="hours"><p data-a>Ma-vr</p><p>9-17</p></div>');
});

test.each([
  [3, '<p>een</p><h3>Kop</h3><p>Slot</p>'],
  [1, '<p>e</p><h3>Kop</h3><p>Slot</p><p>en</p>'],
  [0, '<h3>Kop</h3><p>Slot</p><p>een</p>'],
])('keeps template blocks apart, with the caret behind letter %i', async (length, written) => {
  const { choose } = await show(
    '<p>een</p>',
    { templates: [{ id: '1', name: 'Kop en slot', html: '<h3>Kop</h3><p>Slot</p>' }] },
    length,
  );
  await choose('More', 'Template', 'Kop en slot');
  expect(html()).toBe(written);
});

test('inserts a template before a heading at the caret', async () => {
  const { choose } = await show(
    '<h2>een</h2>',
    { templates: [{ id: '1', name: 'Kop en slot', html: '<h3>Kop</h3><p>Slot</p>' }] },
    0,
  );
  await choose('More', 'Template', 'Kop en slot');
  expect(html()).toBe('<h3>Kop</h3><p>Slot</p><h2>een</h2>');
});

test('inserts a template into a list between its items', async () => {
  const { choose } = await show(
    '<ul><li>een</li><li>twee</li></ul>',
    { templates: [{ id: '1', name: 'Tabel', html: '<table><tbody><tr><td>cel</td></tr></tbody></table>' }] },
    3,
  );
  await choose('More', 'Template', 'Tabel');
  expect(html()).toBe('<ul><li>een</li></ul><table><tbody><tr><td>cel</td></tr></tbody></table><ul><li>twee</li></ul>');
});

test('cleans the name of an anchor, keeps it unique and offers it to links', async () => {
  const { user } = await show('<p>een</p><p><a name="oud"></a>twee</p>', {});
  await user.click(screen.getByRole('button', { name: 'Anchor' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'oud{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This text already has “oud”.');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Één & nieuwe plek!{Enter}');
  expect(html()).toContain('<a id="een-nieuwe-plek"></a>');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const list = document.getElementById(screen.getByRole('combobox', { name: 'Address' }).getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value).sort()).toEqual([
    '#een-nieuwe-plek',
    '#oud',
  ]);
});

test('says where a link leads, by links that open beside the text (R-SHR-72)', async () => {
  const { user } = await show('<p>een</p>', {}, 3);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Address' });
  const known = () => screen.queryByRole('group', { name: 'Where the address leads' });
  await user.type(address, '/airco');
  const redirect = await screen.findByRole('link', { name: '/airco' });
  expect(redirect).toHaveAttribute('href', '/redirect/1');
  expect(redirect).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Open https://www.zilvermeeuw.example/nl/airco' })).toHaveAttribute(
    'href',
    'https://www.zilvermeeuw.example/nl/airco',
  );
  await user.clear(address);
  await user.type(address, 'mail@zilvermeeuw.example');
  await waitFor(() => {
    expect(known()).toBeNull();
  });
  expect(address).toHaveValue('mail@zilvermeeuw.example');
});

test('applies and removes styles and quotes', async () => {
  const { user, select } = await show('<p class="x">een twee</p>', {}, 3);
  const style = async (name: string): Promise<void> => {
    // jsdom drops the selection with the focus.
    select();
    await user.click(screen.getByRole('button', { name: /^Block type/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name }));
  };
  await style('Introduction');
  await style('Highlighted text');
  expect(html()).toBe('<p class="x lead"><span class="highlight">een</span> twee</p>');
  await style('Quote');
  expect(html()).toBe('<blockquote><p class="x lead"><span class="highlight">een</span> twee</p></blockquote>');
  await style('Highlighted text');
  await style('Introduction');
  await user.click(screen.getByRole('button', { name: 'Quote' }));
  expect(html()).toBe('<p class="x">een twee</p>');
});

test('asks for a valid size of a new table', async () => {
  const { user } = await show('<p>een</p>', {});
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const rows = screen.getByRole('spinbutton', { name: 'Rows' });
  await user.clear(rows);
  await user.type(rows, '51{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A table can have 1 to 50 rows and 1 to 20 columns.');
  await user.clear(rows);
  await user.type(rows, '1');
  await user.click(screen.getByRole('checkbox', { name: 'With a header row' }));
  await user.click(screen.getByRole('button', { name: 'Insert table' }));
  expect(html()).toContain('<table><tbody><tr><td><br></td><td><br></td><td><br></td></tr></tbody></table>');
});

test('reports problems in the source and keeps it', async () => {
  const { user } = await show('<p>een</p>', {});
  await user.click(screen.getByRole('button', { name: 'HTML source' }));
  const source = screen.getByRole('textbox', { name: 'Tekst: HTML source' });
  await user.clear(source);
  await user.type(source, '<p>een</p>{Enter}<div></b>');
  expect(source).toHaveAccessibleDescription(
    'Line 2: <div> has no closing tag. And 1 more. Your text stays as you typed it.',
  );
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAccessibleDescription('Close the HTML source first');
  await user.click(screen.getByRole('button', { name: 'HTML source' }));
  expect(html()).toBe('<p>een</p>\n<div></b>');
});
