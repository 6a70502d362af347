import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { Block } from '../../../src/domain/content/block';
import { applyBlockAction } from '../../../src/domain/content/block-history';
import type { Problems } from '../../../src/domain/shared/rule';
import { BlockBody } from '../../../src/ui/content/block-body';
import { aBlock, aText } from '../../domain/content/support/blocks';
import { showSignedIn } from '../shared/support/signed-in';

interface HeldProps {
  readonly first: Block;
  readonly problems: Problems;
  readonly onBlock: (block: Block) => void;
}

const Held = ({ first, problems, onBlock }: HeldProps) => {
  const [block, setBlock] = useState(first);
  const set = (text: string): void => {
    const [next = block] = applyBlockAction([block], { type: 'anchor.set', guid: block.guid, text });
    onBlock(next);
    setBlock(next);
  };
  return (
    <BlockBody
      block={block}
      editing
      problems={problems}
      isAnchorShared={false}
      onChange={() => undefined}
      onAnchor={set}
    />
  );
};

const open = async (first: Block, problems: Problems = {}) => {
  let held = first;
  const drawn = await showSignedIn(
    <Held
      first={first}
      problems={problems}
      onBlock={(block) => {
        held = block;
      }}
    />,
    {},
    ['content'],
  );
  return { ...drawn, held: () => held };
};
const anchor = () => screen.getByRole('textbox', { name: 'Anchor' });

describe('the anchor of a block (R-CON-02)', () => {
  test('accepts hyphens while typing and stores a clean value', async () => {
    const { user, held } = await open(aBlock('a'));
    await user.type(anchor(), 'Over-');
    expect([held().id, anchor()]).toEqual(['over', expect.objectContaining({ value: 'Over-' })]);
    await user.type(anchor(), 'ons & meer');
    expect(held().id).toBe('over-ons-meer');
  });

  test('shows the stored value on blur', async () => {
    const { user } = await open(aBlock('a'));
    await user.type(anchor(), 'Élan!');
    await user.tab();
    expect(anchor()).toHaveValue('elan');
  });
});

test.each([
  ['a.title', 'required', 'This field is required'],
  ['a.title', 'tooLong.200000', 'This is too long: at most 200,000 characters.'],
  ['a.title', 'tooMany', 'There are too many.'],
  ['a.id', 'pattern.default', 'This value does not have the right form.'],
  ['a.to', 'tooEarly', 'The end is before the start.'],
] as const)('shows an error for %s: %s (R-CON-05)', async (path, problem, said) => {
  await open(aBlock('a', { fields: [aText('x')] }), { [path]: problem });
  expect(screen.getByText(said)).toBeVisible();
});
