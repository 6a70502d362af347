import { act, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';

const told: ((
  entries: readonly {
    readonly target: Element;
    readonly isIntersecting: boolean;
    readonly boundingClientRect: { readonly height: number };
  }[],
) => void)[] = [];
class Observer {
  constructor(tell: (typeof told)[number]) {
    told.push(tell);
  }
  observe(): void {
    /* Called by the test. */
  }
  unobserve(): void {
    /* Called by the test. */
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer });

const show = async () => {
  // The module checks for `IntersectionObserver` when it is imported.
  const { useNearViewport } = await import('../../../../src/ui/shared/runtime/near-viewport.bridge');
  const Card = ({ children }: { readonly children: ReactNode }) => {
    const card = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(card, true);
    return (
      <div ref={card} data-testid="card">
        {isNear && children}
      </div>
    );
  };
  const go = (isIntersecting: boolean, height = 42): void => {
    act(() => {
      told[0]?.([{ target: screen.getByTestId('card'), isIntersecting, boundingClientRect: { height } }]);
    });
  };
  return { Card, go };
};

// Rule R-CON-23.
test('stops rendering far elements and renders near ones again', async () => {
  const { Card, go } = await show();
  render(
    <Card>
      <p>text</p>
    </Card>,
  );
  go(false);
  expect(screen.queryByText('text')).toBeNull();
  go(true);
  expect(screen.getByText('text')).toBeVisible();
});

test('keeps a temporarily hidden element', async () => {
  const { Card, go } = await show();
  render(
    <Card>
      <p>text</p>
    </Card>,
  );
  go(false, 0);
  expect(screen.getByText('text')).toBeVisible();
});

test.each([
  ['has the focus', <input key="one" aria-label="text" autoFocus />],
  ['holds what nobody finished', <input key="two" aria-label="text" data-unfinished="" />],
])('keeps %s, however far', async (_, child) => {
  const { Card, go } = await show();
  render(<Card>{child}</Card>);
  go(false);
  expect(screen.getByLabelText('text')).toBeVisible();
});
