import { screen } from '@testing-library/react';
import type { Block } from '../../../src/domain/content/block';
import { showSignedIn } from '../shared/support/signed-in';

class Observer {
  observe(): void {
    /* Nothing intersects in these tests. */
  }
  unobserve(): void {
    /* Nothing intersects in these tests. */
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer });

const nothing = (): void => undefined;

const BLOCK: Block = {
  guid: 'g1',
  code: 'default-header',
  label: 'Heading',
  id: '',
  fields: [],
  publication: null,
  disabled: false,
};

const show = async (block: Block, place: number): Promise<void> => {
  // `near-viewport` reads `IntersectionObserver` when it is imported.
  const { BlockCard } = await import('../../../src/ui/content/block-card');
  await showSignedIn(
    <BlockCard
      block={block}
      place={place}
      isLast={false}
      open={false}
      editing
      isLifted={false}
      isAnchorShared={false}
      judged={false}
      now={0}
      send={nothing}
      onToggle={nothing}
      handle={{ onKeyDown: nothing, onBlur: nothing }}
      onAct={nothing}
    />,
  );
};

test('names a block that is not rendered', async () => {
  await show(BLOCK, 100);
  expect(screen.getByRole('listitem', { name: 'Heading' })).toBeEmptyDOMElement();
});

test('offers to hide a block', async () => {
  await show(BLOCK, 0);
  expect(screen.getByRole('button', { name: 'Disable Heading' })).toBeInTheDocument();
});

test('does not offer to hide a block or set its window where the API keeps neither', async () => {
  await show({ ...BLOCK, publication: undefined, disabled: undefined }, 0);
  expect(screen.getByRole('button', { name: 'Duplicate Heading' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Disable Heading' })).toBeNull();
});
