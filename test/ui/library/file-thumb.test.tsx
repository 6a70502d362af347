import { fireEvent, render } from '@testing-library/react';
import { FileThumb } from '../../../src/ui/library/published/file-thumb';

const addressIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? null;

test('a small picture that does not come leaves the sign of its kind, and says nothing of the next one', () => {
  const { container, rerender } = render(<FileThumb extension="jpg" thumbnail="/one" />);
  const [picture] = container.getElementsByTagName('img');
  if (picture !== undefined) fireEvent.error(picture);
  expect([addressIn(container), container.querySelector('svg')]).toEqual([null, expect.anything()]);
  rerender(<FileThumb extension="jpg" thumbnail="/two" />);
  expect(addressIn(container)).toBe('/two');
});
