import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { BlockTools } from '../../../src/ui/content/block-tools';
import { useBlocks, type BlocksActor } from '../../../src/ui/content/content.bridge';
import { blocksOf, guidsIn } from '../../domain/content/support/blocks';
import { showSignedIn } from '../shared/support/signed-in';

const BLOCKS = blocksOf('abc');
let blocks: BlocksActor;

const Tools = ({ editing }: { readonly editing: boolean }) => {
  blocks = useBlocks(BLOCKS);
  return (
    <>
      <BlockTools
        blocks={blocks}
        editing={editing}
        open={new Set()}
        onOpen={() => undefined}
        historyRef={useRef(null)}
        hasHistory={false}
        onHistory={null}
      />
      <input aria-label="text" />
    </>
  );
};
const there = (): string => guidsIn(blocks.getSnapshot().context.blocks);
const press = (key: string, more: object = {}, at: Element = document.body): void => {
  fireEvent.keyDown(at, { key, ctrlKey: true, ...more });
};

test('undoes and redoes by keys outside text fields (R-CON-10)', async () => {
  await showSignedIn(<Tools editing />);
  act(() => {
    blocks.send({ type: 'blocks.removed', guids: ['b'] });
  });
  press('z', {}, screen.getByRole('textbox'));
  expect(there()).toBe('ac');
  press('z');
  expect(there()).toBe('abc');
  press('Z', { shiftKey: true });
  expect(there()).toBe('ac');
  press('z', { ctrlKey: false, metaKey: true });
  expect(there()).toBe('abc');
  press('y');
  expect(there()).toBe('ac');
  press('z', { altKey: true });
  expect(there()).toBe('ac');
});

test('announces each undo and redo', async () => {
  await showSignedIn(<Tools editing />);
  const told = () => document.querySelector('[aria-live=polite]');
  press('z');
  expect(told()).toBeEmptyDOMElement();
  act(() => {
    blocks.send({ type: 'blocks.removed', guids: ['b'] });
  });
  act(() => {
    blocks.send({ type: 'blocks.removed', guids: ['a'] });
  });
  press('z');
  expect(told()).toHaveTextContent('Undone');
  const before = told()?.firstElementChild;
  press('z');
  expect(told()).toHaveTextContent('Undone');
  expect(told()?.firstElementChild).not.toBe(before);
  press('y');
  expect(told()).toHaveTextContent('Redone');
});

test('changes nothing by keys while read-only', async () => {
  await showSignedIn(<Tools editing={false} />);
  act(() => {
    blocks.send({ type: 'blocks.removed', guids: ['b'] });
  });
  press('z');
  expect(there()).toBe('ac');
});
