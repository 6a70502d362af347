import { screen } from '@testing-library/react';
import type { ContentRow } from '../../../src/domain/content/content-item';
import { LockSign, PublicationSign } from '../../../src/ui/content/list-signs';
import { showSignedIn } from '../shared/support/signed-in';

const NOW = Date.UTC(2026, 10, 20, 12, 30);
const DAY = 86_400_000;
const ROW: ContentRow = {
  id: '1',
  name: 'Stoves',
  url: 'stoves',
  targetNames: [],
  internal: false,
  status: 'draft',
  online: null,
  updated: NOW,
  locked: null,
};

describe('publication status in a row (R-CON-03)', () => {
  test.each([
    ['draft', null, 'Concept', null],
    ['unpublished', NOW - DAY, 'Unpublished', null],
    ['published', NOW - DAY, '19-11-2026', 'Published: 19-11-2026 13:30'],
    ['published', NOW + DAY, '21-11-2026', 'Scheduled: 21-11-2026 13:30'],
    ['published', null, '', 'Published'],
  ] as const)('%s, online at %s: "%s", marked %s', async (status, online, said, marked) => {
    const { container } = await showSignedIn(<PublicationSign row={{ ...ROW, status, online }} at={NOW} />);
    expect(container).toHaveTextContent(new RegExp(`^${said}$`));
    expect(screen.queryAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(
      marked === null ? [] : [marked],
    );
  });

  test('shows the exact time in the tooltip', async () => {
    await showSignedIn(<PublicationSign row={{ ...ROW, status: 'published', online: NOW + DAY }} at={NOW} />);
    expect(screen.getByRole('img', { name: 'Scheduled: 21-11-2026 13:30' })).toHaveAttribute(
      'data-tooltip',
      'Scheduled: 21-11-2026 13:30',
    );
  });

  test('shows the holder of a lock, and since when if known', async () => {
    await showSignedIn(
      <>
        <LockSign locked={{ name: 'Fatima El Amrani', since: NOW }} />
        <LockSign locked={{ name: 'Sanne Bos', since: null }} />
      </>,
    );
    expect(screen.getAllByRole('img').map((lock) => lock.getAttribute('aria-label'))).toEqual([
      'Fatima El Amrani has been editing this since 20-11-2026 13:30',
      'Sanne Bos is editing this',
    ]);
    expect(screen.getByText('FA')).toBeInTheDocument();
  });
});
