import { act, screen, waitFor } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { either } from 'fp-ts';
import { useCallback, useState } from 'react';
import { SimulatedCalls, type MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import type { ItemActor } from '../../../src/application/content/bind-editor-lock';
import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import { Templates } from '../../../src/application/content/ports/templates.port';
import { Notices } from '../../../src/application/shared/notices.machine';
import { recordOf } from '../../../src/application/shared/record/wire-record';
import type { Block } from '../../../src/domain/content/block';
import type { ContentDraft } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { TemplateMenu } from '../../../src/ui/content/templates/template-menu';
import { useService } from '../../../src/ui/shared/runtime/use-service';
import { answered } from '../../contract/support/answered';
import { aForm } from '../../application/support/form';
import { aBlock } from '../../domain/content/support/blocks';
import { showSignedIn } from '../shared/support/signed-in';
import { holdAnswers } from '../shell/support/hold-answers';
import { english } from '../support/render';

interface Given {
  readonly id?: string | null;
  readonly editing?: boolean;
  readonly dirty?: boolean;
  readonly blocks?: readonly Block[];
  /** The change that is saved first. */
  readonly change?: Partial<ContentDraft>;
}

let line: MemoryCalls;
let locks: ContentLocks;
let templates: Templates;
let item: ItemActor;
let saveItem: () => void;
let blocks: readonly Block[];
let said: readonly string[];

const Editor = ({
  id = '1',
  editing = true,
  dirty = false,
  blocks: first = [aBlock('mine')],
  change = { notes: 'Changed' },
}: Given) => {
  line = useService<MemoryCalls>(SimulatedCalls);
  locks = useService(ContentLocks);
  templates = useService<Templates>(Templates);
  const { blank, rule, merging } = contents.blog;
  const [form] = useState(() => aForm(blank));
  item = useActorRef(useService(recordOf(contents.blog)), { input: { id, blank, rule, merging, form } });
  useSelector(item, ({ value }) => value);
  saveItem = () => {
    form.type({ ...form.read(), ...change });
    item.send({ type: 'save.requested' });
  };
  const [held, setHeld] = useState(first);
  blocks = held;
  return (
    <form>
      <TemplateMenu
        module="blog"
        id={id}
        item={item}
        editing={editing}
        dirty={dirty}
        blockCount={() => held.length}
        onReplace={setHeld}
        onAppend={useCallback((more: readonly Block[]) => {
          setHeld((there) => [...there, ...more]);
        }, [])}
        // A new function in each render, as for the command that saves.
        onSaveFirst={() => {
          saveItem();
        }}
      />
    </form>
  );
};

const show = async (given: Given = {}) => {
  said = [];
  const drawn = await showSignedIn(<Editor {...given} />, {}, ['content'], (services) => {
    jest.spyOn(services.get<Notices>(Notices), 'show').mockImplementation(({ key }) => {
      said = [...said, key];
    });
  });
  if (given.id !== null) {
    await waitFor(() => {
      expect(item.getSnapshot().value).toBe('reading');
    });
    act(() => {
      item.send({ type: 'edit.requested' });
    });
  }
  const menu = async (entry: string): Promise<void> => {
    await drawn.user.click(screen.getByRole('button', { name: 'Template' }));
    await drawn.user.click(screen.getByRole('menuitem', { name: entry }));
  };
  return { ...drawn, menu };
};
const press = (name: string) => screen.getByRole('button', { name });
const guids = () => blocks.map(({ guid }) => guid);

describe('using a template (R-CON-09)', () => {
  const chosen = async (given?: Given) => {
    const drawn = await show(given);
    await drawn.menu('Use a template …');
    await drawn.user.click(await screen.findByRole('button', { name: 'Verhaal met afsluiter' }));
    return drawn;
  };

  test.each([
    ['Add after the current blocks', 4, true],
    ['Replace the current blocks', 3, false],
  ])('%s', async (name, count, stays) => {
    const { user } = await chosen();
    expect(screen.getByRole('alertdialog', { name: 'Use “Verhaal met afsluiter”?' })).toHaveTextContent(
      'There is 1 block already.',
    );
    expect(blocks).toHaveLength(1);
    await user.click(press(name));
    await waitFor(() => {
      expect(blocks).toHaveLength(count);
    });
    expect([guids().includes('mine'), new Set(guids()).size]).toEqual([stays, count]);
    expect(blocks.at(-3)?.code).toBe('default-header');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('gives blocks new identities each time', async () => {
    const { user, menu } = await chosen();
    await user.click(press('Add after the current blocks'));
    await waitFor(() => {
      expect(blocks).toHaveLength(4);
    });
    await menu('Use a template …');
    await user.click(await screen.findByRole('button', { name: 'Verhaal met afsluiter' }));
    await user.click(press('Add after the current blocks'));
    await waitFor(() => {
      expect(blocks).toHaveLength(7);
    });
    expect(new Set(guids()).size).toBe(7);
  });

  test('asks nothing without blocks', async () => {
    await chosen({ blocks: [] });
    await waitFor(() => {
      expect(blocks).toHaveLength(3);
    });
  });

  test('returns to the list on Cancel', async () => {
    const { user } = await chosen();
    await user.click(press('Cancel'));
    expect(screen.getByRole('list', { name: 'Templates' })).toBeVisible();
    await user.click(press('Cancel'));
    expect([guids(), screen.queryByRole('dialog')]).toEqual([['mine'], null]);
  });

  test('requires editing and says so', async () => {
    const { user } = await show({ editing: false });
    await user.click(press('Template'));
    expect(screen.getByRole('menuitem', { name: /Use a template/ })).toHaveTextContent('Press Edit first.');
    await user.click(screen.getByRole('menuitem', { name: /Use a template/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('retries a failed list', async () => {
    const { user, menu } = await show();
    line.failNext({ kind: 'Unreachable', reason: 'cut' });
    await menu('Use a template …');
    expect(await screen.findByText('The templates did not load')).toBeVisible();
    await user.click(press('Try again'));
    expect(await screen.findByRole('button', { name: 'Verhaal met afsluiter' })).toHaveFocus();
  });

  test('says that the list may not be seen, or is empty', async () => {
    const { user, menu } = await show();
    line.failNext({ kind: 'Forbidden' });
    await menu('Use a template …');
    expect(await screen.findByText(english('shared.states.failed.forbidden'))).toBeVisible();
    jest.spyOn(templates, 'for').mockReturnValue(() => Promise.resolve(either.right([])));
    await user.click(press('Try again'));
    expect(await screen.findByText(english('content.templates.empty.title'))).toBeVisible();
  });

  test('keeps list and blocks if the template does not come', async () => {
    const { user } = await chosen();
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(press('Add after the current blocks'));
    await waitFor(() => {
      expect(said).toContain('shared.failures.unreachable.server');
    });
    expect(press('Verhaal met afsluiter')).toBeEnabled();
    expect(guids()).toEqual(['mine']);
  });
});

describe('saving as a template (R-CON-09)', () => {
  const name = () => screen.getByRole('textbox', { name: 'Name' });

  test('takes a name and modules and confirms', async () => {
    const { user, menu } = await show();
    await menu('Save as template …');
    await user.type(name(), 'Long read');
    await user.click(screen.getByRole('checkbox', { name: 'News' }));
    await user.click(press('Save template'));
    await waitFor(() => {
      expect(said).toContain('content.templates.saved');
    });
    // A template of another module.
    await menu('Use a template …');
    await screen.findByRole('button', { name: 'Verhaal met afsluiter' });
    expect(screen.queryByRole('button', { name: 'Long read' })).not.toBeInTheDocument();
  });

  test('requires a unique name', async () => {
    const { user, menu } = await show();
    await menu('Save as template …');
    await user.click(press('Save template'));
    expect(name()).toHaveAccessibleDescription('This field is required');
    await user.type(name(), 'verhaal met afsluiter');
    await user.click(press('Save template'));
    await waitFor(() => {
      expect(name()).toHaveAccessibleDescription('This name is already used.');
    });
    expect(said).toContain('content.templates.notSaved');
    await user.type(name(), ' 2{Enter}');
    await waitFor(() => {
      expect(said).toContain('content.templates.saved');
    });
    await menu('Use a template …');
    expect(await screen.findByRole('button', { name: 'verhaal met afsluiter 2' })).toBeVisible();
  });

  test('asks before saving edits, saves them, then creates the template', async () => {
    const { user, menu } = await show({ dirty: true });
    await answered(locks.acquire({ module: 'blog', id: '1' }));
    await menu('Save as template …');
    await user.type(name(), 'Long read{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Save your changes first?' })).toHaveTextContent('“Long read”');
    expect(item.getSnapshot().matches('editing')).toBe(true);
    await user.click(press('Save both'));
    await waitFor(() => {
      expect(said).toContain('content.templates.saved');
    });
    expect(item.getSnapshot().context.stored?.record.notes).toBe('Changed');
  });

  test('waits for a save that is under way', async () => {
    const { user, menu } = await show({ dirty: true });
    await answered(locks.acquire({ module: 'blog', id: '1' }));
    await menu('Save as template …');
    await user.type(name(), 'Long read{Enter}');
    const answer = holdAnswers(line);
    act(() => {
      saveItem();
    });
    await user.click(press('Save both'));
    answer();
    await waitFor(() => {
      expect(said).toContain('content.templates.saved');
    });
  });

  test('creates nothing if the edits are refused and keeps the name', async () => {
    const { user, menu } = await show({ dirty: true, change: { name: '' } });
    await menu('Save as template …');
    await user.type(name(), 'Long read{Enter}');
    await user.click(press('Save both'));
    expect(said).toContain('content.templates.notSaved');
    expect([item.getSnapshot().matches('editing'), screen.queryByRole('alertdialog')]).toEqual([true, null]);
    await menu('Save as template …');
    expect(name()).toHaveValue('Long read');
  });

  test('returns to the name on Cancel', async () => {
    const { user, menu } = await show({ dirty: true });
    await menu('Save as template …');
    await user.type(name(), 'Long read{Enter}');
    await user.click(press('Cancel'));
    expect(name()).toHaveValue('Long read');
    expect(item.getSnapshot().matches('editing')).toBe(true);
  });

  test('requires a stored item and says so', async () => {
    const { user } = await show({ id: null });
    await user.click(press('Template'));
    expect(screen.getByRole('menuitem', { name: /Save as template/ })).toHaveTextContent('Save the item first.');
  });
});
