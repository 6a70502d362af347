import { render, screen } from '@testing-library/react';

class Observer {
  observe(): void {
    /* nothing comes near */
  }
  unobserve(): void {
    /* as above */
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer });

const nothing = (): void => undefined;

test('names a block that is not rendered', async () => {
  // Whether a browser can tell what is near is asked when the module is read.
  const { BlockCard } = await import('../../../src/ui/content/block-card');
  const block = {
    guid: 'g1',
    code: 'default-header',
    label: 'Heading',
    id: '',
    fields: [],
    publication: null,
    disabled: false,
  } as const;
  render(
    <BlockCard
      block={block}
      place={100}
      isLast={false}
      open={false}
      editing={false}
      isLifted={false}
      judged={false}
      now={0}
      send={nothing}
      onToggle={nothing}
      onKey={nothing}
      onBlurHandle={nothing}
      onAct={nothing}
    />,
  );
  expect(screen.getByRole('listitem', { name: 'Heading' })).toBeEmptyDOMElement();
});
