import { act, screen, within } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { anItem } from '../../domain/content/support/items';
import { blocksOf } from '../../domain/content/support/blocks';
import { ContentBlocks } from '../../../src/ui/content/content-blocks';
import { useBlocks, type BlocksActor } from '../../../src/ui/content/content.bridge';
import { freshBrowser, openConsole } from '../shell/support/console';
import { showSignedIn } from '../shared/support/signed-in';

const BLOCKS = blocksOf('a');
let edit: (editing: boolean) => void;
let taken: BlocksActor;

const Edited = () => {
  const blocks = useBlocks(BLOCKS);
  taken = blocks;
  const [editing, setEditing] = useState(true);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  edit = setEditing;
  return (
    <Formik initialValues={anItem()} onSubmit={() => undefined}>
      <ContentBlocks blocks={blocks} editing={editing} judged={false} open={open} onOpen={setOpen} />
    </Formik>
  );
};

test.each([
  ['the window of a block', /More actions for/, 'Visibility …'],
  ['the types of block', 'Add block', null],
])('closes a block dialog with its edit: %s', async (_, opener, entry) => {
  const { user } = await showSignedIn(<Edited />, {}, ['content']);
  await user.click(screen.getByRole('button', { name: opener }));
  if (entry !== null) await user.click(screen.getByRole('menuitem', { name: entry }));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => {
    edit(false);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    edit(true);
  });
  expect(screen.getByRole('button', { name: 'Add block' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const add = async (user: Awaited<ReturnType<typeof showSignedIn>>['user'], word: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Add block' }));
  await within(screen.getByRole('dialog')).findByRole('option', { name: new RegExp(`^${word}$`, 'i') });
  await user.keyboard(`${word}{Enter}`);
  expect(screen.queryByRole('dialog')).toBeNull();
};
const lastCard = () =>
  within(screen.getByRole('list', { name: 'Content blocks' }))
    .getAllByRole('button', { name: /^Collapse / })
    .at(-1)
    ?.closest('li') ?? document.body;

test('focuses the first field of an added block (R-CON-22)', async () => {
  const { user } = await showSignedIn(<Edited />, {}, ['content']);
  await add(user, 'quote');
  expect(lastCard()).toHaveTextContent('Quote');
  expect(within(lastCard()).getAllByRole('textbox')[0]).toHaveFocus();
});

test('keeps the focus among blocks on undo, or on Add', async () => {
  const { user } = await showSignedIn(<Edited />, {}, ['content']);
  const card = () => screen.queryAllByRole('button', { name: /^(Expand|Collapse) / });
  await add(user, 'quote');
  await add(user, 'quote');
  expect(within(lastCard()).getAllByRole('textbox')[0]).toHaveFocus();
  act(() => {
    taken.send({ type: 'undone' });
  });
  expect(card()).toHaveLength(2);
  expect(card().at(1)).toHaveFocus();
  act(() => {
    card().at(0)?.focus();
  });
  act(() => {
    taken.send({ type: 'blocks.removed', guids: ['a'] });
  });
  expect(card()).toHaveLength(1);
  expect(card().at(0)).toHaveFocus();
  act(() => {
    taken.send({ type: 'blocks.replaced', blocks: [] });
  });
  expect(screen.getByRole('button', { name: 'Add block' })).toHaveFocus();
});

test('takes no focus from elsewhere', async () => {
  const { user } = await showSignedIn(<Edited />, {}, ['content']);
  await user.click(screen.getByRole('button', { name: /^Expand / }));
  await user.click(screen.getByRole('button', { name: 'Paste blocks' }));
  act(() => {
    taken.send({ type: 'blocks.removed', guids: ['a'] });
  });
  expect(screen.getByRole('button', { name: 'Paste blocks' })).toHaveFocus();
});

test('leaves the visibility dialog alone on save keys (R-CON-04)', async () => {
  freshBrowser();
  const { user } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  await user.click(screen.getAllByRole('button', { name: /^More actions for/ })[0] ?? document.body);
  await user.click(screen.getByRole('menuitem', { name: 'Visibility …' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Visible from' }), '1-12-2026');
  await user.keyboard('{Control>}s{/Control}');
  expect(within(dialog).getByRole('textbox', { name: 'Visible from' })).toHaveValue('1-12-2026');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('warns of an anchor that two blocks have (R-CON-05)', async () => {
  const { user } = await showSignedIn(<Edited />, {}, ['content']);
  await add(user, 'quote');
  for (const { guid } of taken.getSnapshot().context.blocks)
    act(() => {
      taken.send({ type: 'anchor.set', guid, text: 'top' });
    });
  expect(screen.getAllByText('Anchor not unique')).toHaveLength(2);
  const anchor = within(lastCard()).getByRole('textbox', { name: 'Anchor' });
  expect(anchor).toHaveAccessibleDescription(/^Another block has this anchor too/);
  await user.type(anchor, '2');
  expect(screen.queryByText('Anchor not unique')).toBeNull();
});
