import { act, renderHook } from '@testing-library/react';
import {
  TABLE_FILTER_DEBOUNCE,
  FILTER_DEBOUNCE,
  useDebouncedInput,
} from '../../../../src/ui/shared/controls/debounced-input.bridge';

interface Props {
  readonly value: string;
  readonly apply: (text: string) => void;
}

const typing = (first: Props, rest?: number) =>
  renderHook(({ value, apply }: Props) => useDebouncedInput(value, apply, rest), { initialProps: first });

describe('debounced input (R-SHR-12)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    [undefined, FILTER_DEBOUNCE, 300],
    [TABLE_FILTER_DEBOUNCE, TABLE_FILTER_DEBOUNCE, 100],
  ])('waits before it applies (%s)', (rest, figure, milliseconds) => {
    expect(figure).toBe(milliseconds);
    const applied: string[] = [];
    const { result } = typing({ value: '', apply: (text) => applied.push(text) }, rest);
    act(() => {
      result.current.type('j');
    });
    act(() => {
      jest.advanceTimersByTime(milliseconds - 1);
    });
    act(() => {
      result.current.type('ja');
    });
    act(() => {
      jest.advanceTimersByTime(milliseconds - 1);
    });
    expect(applied).toEqual([]);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(applied).toEqual(['ja']);
  });

  test('applies on Enter once', () => {
    const applied: string[] = [];
    const { result } = typing({ value: '', apply: (text) => applied.push(text) });
    act(() => {
      result.current.type('jan');
    });
    act(() => {
      result.current.submit();
    });
    expect(applied).toEqual(['jan']);
    act(() => {
      jest.advanceTimersByTime(10 * FILTER_DEBOUNCE);
    });
    expect(applied).toEqual(['jan']);
  });

  test('applies pending text with the latest callback', () => {
    const applied: string[] = [];
    const { result, rerender } = typing({ value: '', apply: (text) => applied.push(`old ${text}`) });
    act(() => {
      result.current.type('bos');
    });
    rerender({ value: '', apply: (text) => applied.push(`new ${text}`) });
    act(() => {
      jest.advanceTimersByTime(FILTER_DEBOUNCE);
    });
    expect(applied).toEqual(['new bos']);
  });

  test('takes over a value from outside', () => {
    const applied: string[] = [];
    const apply = (text: string) => {
      applied.push(text);
    };
    const { result, rerender } = typing({ value: 'jan', apply });
    act(() => {
      result.current.type('jans');
    });
    rerender({ value: '', apply });
    act(() => {
      jest.advanceTimersByTime(10 * FILTER_DEBOUNCE);
    });
    expect(applied).toEqual([]);
    expect(result.current.text).toBe('');
  });
});
