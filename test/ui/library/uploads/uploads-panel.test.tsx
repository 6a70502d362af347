import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { uploadOf, type Upload } from '../../../../src/domain/library/upload-queue';
import { UploadsPanel } from '../../../../src/ui/library/uploads/uploads-panel';
import { showSignedIn } from '../../shared/support/signed-in';

const nothing = (): void => undefined;
const refused = (id: string): Upload =>
  uploadOf(id, { base: 'Nieuws', folders: [], name: `${id}.exe`, body: new Blob(['x']) });

const Held = () => {
  const [uploads, setUploads] = useState<readonly Upload[]>([refused('een'), refused('twee')]);
  return (
    <UploadsPanel
      uploads={uploads}
      mayReplace
      onCancel={nothing}
      onRetry={nothing}
      onReplace={nothing}
      onCancelAll={nothing}
      onClear={nothing}
      onDrop={(id) => {
        setUploads(uploads.filter((upload) => upload.id !== id));
      }}
    />
  );
};

test('focuses the neighbour after a line is removed (R-LIB-07)', async () => {
  const { user } = await showSignedIn(<Held />, {}, ['library']);
  const [first, second] = screen.getAllByRole('button', { name: /from the list/ });
  if (first === undefined) throw new Error('There are no lines');
  await user.click(first);
  expect(second).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each(['exists', 'changed'] as const)(
  'replaces an existing file only after a question that names it (%s, R-LIB-12)',
  async (problem) => {
    const replaced: string[] = [];
    const there: Upload = {
      ...uploadOf('een', { base: 'Nieuws', folders: [], name: 'een.png', body: new Blob(['x']) }),
      state: { kind: 'refused', problem, failure: null },
    };
    const { user } = await showSignedIn(
      <UploadsPanel
        uploads={[there]}
        mayReplace
        onCancel={nothing}
        onRetry={nothing}
        onReplace={(id) => {
          replaced.push(id);
        }}
        onCancelAll={nothing}
        onClear={nothing}
        onDrop={nothing}
      />,
      {},
      ['library'],
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(
      problem === 'exists' ? 'Already exists' : 'Someone else saved it in the meantime',
    );
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(screen.getByRole('alertdialog', { name: 'Replace een.png?' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    expect(replaced).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Replace file' }));
    expect(replaced).toEqual(['een']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

describe('several existing files (R-LIB-07)', () => {
  const there = (id: string, folders: readonly string[] = []): Upload => ({
    ...uploadOf(id, { base: 'Nieuws', folders, name: `${id}.png`, body: new Blob(['x']) }),
    state: { kind: 'refused', problem: 'exists', failure: null },
  });

  const show = async (mayReplace = true) => {
    const acts: string[] = [];
    const Several = () => {
      const [uploads, setUploads] = useState<readonly Upload[]>([
        there('een'),
        there('twee', ['Zomer', 'Buiten']),
        refused('drie'),
      ]);
      const go =
        (what: string) =>
        (id: string): void => {
          acts.push(`${what} ${id}`);
          setUploads((before) => before.filter((upload) => upload.id !== id));
        };
      return (
        <UploadsPanel
          uploads={uploads}
          mayReplace={mayReplace}
          onCancel={nothing}
          onRetry={nothing}
          onReplace={go('replace')}
          onCancelAll={nothing}
          onClear={nothing}
          onDrop={go('drop')}
        />
      );
    };
    return { acts, ...(await showSignedIn(<Several />, {}, ['library'])) };
  };

  test('are replaced after one question that names them', async () => {
    const { user, acts } = await show();
    await user.click(screen.getByRole('button', { name: 'Replace all 2' }));
    const question = screen.getByRole('alertdialog', { name: 'Replace 2 files?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['een.png', 'Zomer/Buiten/twee.png']);
    expect(acts).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Replace 2 files' }));
    expect(acts).toEqual(['replace een', 'replace twee']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('list', { name: 'Uploads' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /all/ })).toBeNull();
  });

  test('are skipped together without the right to replace', async () => {
    const { user, acts } = await show(false);
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Skip all 2' }));
    expect(acts).toEqual(['drop een', 'drop twee']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('are skipped together when alone or collapsed, keeping the focus', async () => {
    const Two = () => {
      const [uploads, setUploads] = useState<readonly Upload[]>([there('een'), there('twee')]);
      return (
        <div>
          <div>
            <span data-row="1" tabIndex={0}>
              a
            </span>
          </div>
          <UploadsPanel
            uploads={uploads}
            mayReplace
            onCancel={nothing}
            onRetry={nothing}
            onReplace={nothing}
            onCancelAll={nothing}
            onClear={nothing}
            onDrop={(id) => {
              setUploads((before) => before.filter((upload) => upload.id !== id));
            }}
          />
        </div>
      );
    };
    const two = await showSignedIn(<Two />, {}, ['library']);
    await two.user.click(screen.getByRole('button', { name: 'Skip all 2' }));
    expect(screen.getByText('a')).toHaveFocus();
    two.unmount();
    const { user } = await show(false);
    await user.click(screen.getByRole('button', { name: 'Collapse the list' }));
    await user.click(screen.getByRole('button', { name: 'Skip all 2' }));
    expect(screen.getByRole('button', { name: 'Expand the list' })).toHaveFocus();
  });

  test('show their target folder', async () => {
    await show();
    expect(screen.getAllByRole('listitem').map((line) => line.querySelector('small')?.textContent)).toEqual([
      undefined,
      'Zomer/Buiten',
      undefined,
    ]);
  });

  test('are replaced one by one, keeping the focus in the list', async () => {
    const { user, acts } = await show();
    const [first] = screen.getAllByRole('button', { name: 'Replace' });
    if (first === undefined) throw new Error('Nothing can be replaced');
    await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Replace file' }));
    expect(acts).toEqual(['replace een']);
    expect(screen.getByRole('list', { name: 'Uploads' })).toHaveFocus();
  });
});

test('moves the focus to the rows after clearing the list', async () => {
  const { user } = await showSignedIn(
    <div>
      <div>
        <span data-row="1" tabIndex={-1}>
          a
        </span>
        <span data-row="2" tabIndex={0}>
          b
        </span>
      </div>
      <UploadsPanel
        uploads={[refused('een')]}
        mayReplace
        onCancel={nothing}
        onRetry={nothing}
        onReplace={nothing}
        onCancelAll={nothing}
        onClear={nothing}
        onDrop={nothing}
      />
    </div>,
    {},
    ['library'],
  );
  await user.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(screen.getByText('b')).toHaveFocus();
});
