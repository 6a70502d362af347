import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import {
  lineAtTop,
  useEvenTops,
  useScrollIntoView,
  useVirtualRows,
} from '../../../../src/ui/shared/table/virtual-rows.bridge';

const SIZE = 20;
interface ListProps {
  readonly count: number;
  readonly head?: number;
  /** The current line. */
  readonly line?: number;
  /** The tops of the lines, if their heights differ. */
  readonly tops?: readonly number[];
  readonly above?: number;
  readonly start?: number;
}

/** Numbered lines; the last current line keeps its position in the page. */
const List = ({ count, head = 0, line = -1, tops, above = 0, start = 0 }: ListProps) => {
  const [reached, setReached] = useState(0);
  const even = useEvenTops(count, SIZE, head, 50);
  const { scroller, extent, items, focus, reveal } = useVirtualRows({
    tops: tops ?? even,
    above,
    start,
    kept: reached,
  });
  useScrollIntoView(String(line), line, reveal);
  return (
    <div ref={scroller} data-testid="scroller">
      <button
        type="button"
        onClick={() => {
          setReached(500);
          focus(500, '[data-line="500"]');
        }}
      >
        Far
      </button>
      <div style={extent} data-testid="extent">
        {items.map(({ index, style }) => (
          <div key={index} role="listitem" data-line={index} tabIndex={-1} style={style}>
            {index}
          </div>
        ))}
      </div>
    </div>
  );
};
const lines = (): readonly number[] => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
const scroller = (): HTMLElement => screen.getByTestId('scroller');
const scrollTo = (top: number): void => {
  scroller().scrollTop = top;
  fireEvent.scroll(scroller());
};
const topOf = (line: number): string | undefined =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent === String(line))?.style.top;

test('renders only visible lines at their positions', () => {
  render(<List count={1000} />);
  expect(lines()[0]).toBe(0);
  expect(lines().length).toBeLessThan(100);
  expect([screen.getByTestId('extent').style.height, topOf(3)]).toEqual(['20000px', '60px']);
  scrollTo(10_000);
  expect(lines()).toEqual(expect.arrayContaining([500, 510]));
  expect(lines()).not.toContain(100);
  expect(topOf(500)).toBe('10000px');
});

test('supports header lines of another height', () => {
  render(<List count={1000} head={10} />);
  expect([screen.getByTestId('extent').style.height, topOf(9), topOf(10), topOf(11)]).toEqual([
    '20500px',
    '450px',
    '500px',
    '520px',
  ]);
});

test('renders lines of many heights at their positions', () => {
  const tops = Array.from({ length: 301 }, (_, line) => 50 * line + 100 * Math.floor(line / 3));
  render(<List count={300} tops={tops} />);
  expect([screen.getByTestId('extent').style.height, topOf(2), topOf(3)]).toEqual(['25000px', '100px', '250px']);
  scrollTo(10_000);
  expect(lines()).toContain(lineAtTop(tops, 10_000));
  expect(lines().length).toBeLessThan(50);
});

test('the line at a height is the one that covers it, the last one below the end', () => {
  expect([-5, 0, 49, 50, 149, 150, 900].map((pixel) => lineAtTop([0, 50, 150, 160], pixel))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
  expect(lineAtTop([0], 10)).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1 }), fc.nat(10_000), (heights, pixel) => {
      const tops = [0];
      for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
      const at = lineAtTop(tops, pixel);
      const wanted = heights.findIndex((_, line) => pixel < (tops[line + 1] ?? 0));
      expect(at).toBe(wanted < 0 ? heights.length - 1 : wanted);
    }),
  );
});

test('begins where it was left', () => {
  render(<List count={1000} start={10_000} />);
  expect(scroller().scrollTop).toBe(10_000);
  expect(lines()).toEqual(expect.arrayContaining([0, 500, 510]));
});

test('keeps the focused line rendered', () => {
  render(<List count={1000} />);
  const first = screen.getByText('0');
  first.focus();
  scrollTo(10_000);
  expect(first).toHaveFocus();
  expect(lines().slice(0, 2)).toEqual([0, expect.any(Number)]);
  expect(lines()[1]).toBeGreaterThan(400);
  scrollTo(0);
  expect(first).toHaveFocus();
  expect(lines().filter((line) => line === 0)).toHaveLength(1);
});

test('focuses an invisible line once rendered', () => {
  render(<List count={1000} />);
  act(() => {
    screen.getByRole('button', { name: 'Far' }).click();
  });
  expect(screen.getByText('500')).toHaveFocus();
  scrollTo(0);
  expect(screen.getByText('500')).toHaveFocus();
  expect(lines().at(-1)).toBe(500);
});

test('renders the remaining lines of a shortened list', () => {
  const { rerender } = render(<List count={1000} />);
  scrollTo(15_000);
  rerender(<List count={3} />);
  scrollTo(0);
  expect(lines()).toEqual([0, 1, 2]);
});

test('scrolls to a line once, not again after the person scrolled', () => {
  const { rerender } = render(<List count={1000} line={-1} />);
  expect(scroller().scrollTop).toBe(0);
  rerender(<List count={1000} line={800} />);
  expect(scroller().scrollTop).toBeGreaterThan(15_000);
  scrollTo(0);
  rerender(<List count={999} line={800} />);
  expect(scroller().scrollTop).toBe(0);
});

test('scrolls to a line below a head that stays in sight', () => {
  render(<List count={1000} line={800} above={30} />);
  // The scroll container of the test has no height.
  expect(scroller().scrollTop).toBe(801 * SIZE + 30);
});
