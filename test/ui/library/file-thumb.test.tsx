import { fireEvent, render } from '@testing-library/react';
import { FileThumb } from '../../../src/ui/library/published/file-thumb';

const addressIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? null;

test('shows the type icon if a thumbnail fails, and tries the next file', () => {
  const { container, rerender } = render(<FileThumb extension="jpg" thumbnail="/one" />);
  const [picture] = container.getElementsByTagName('img');
  if (picture !== undefined) fireEvent.error(picture);
  expect([addressIn(container), container.querySelector('svg')]).toEqual([null, expect.anything()]);
  rerender(<FileThumb extension="jpg" thumbnail="/two" />);
  expect(addressIn(container)).toBe('/two');
});
