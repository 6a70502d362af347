import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { uploadOf, type Upload } from '../../../src/domain/library/upload-queue';
import { UploadsPanel } from '../../../src/ui/library/uploads-panel';
import { showSignedIn } from '../shared/support/signed-in';

const nothing = (): void => undefined;
const refused = (id: string): Upload => uploadOf(id, { base: 'Nieuws', folders: [], name: `${id}.exe`, body: new Blob(['x']) });

const Held = () => {
  const [uploads, setUploads] = useState<readonly Upload[]>([refused('een'), refused('twee')]);
  return (
    <UploadsPanel
      uploads={uploads} mayReplace onCancel={nothing} onRetry={nothing} onReplace={nothing} onCancelAll={nothing} onClear={nothing}
      onDrop={(id) => { setUploads(uploads.filter((upload) => upload.id !== id)); }}
    />
  );
};

test('whoever takes a line off the list goes on with the one beside it (R-LIB-07)', async () => {
  const { user } = await showSignedIn(<Held />, {}, ['library']);
  const [first, second] = screen.getAllByRole('button', { name: /off the list/ });
  if (first === undefined) throw new Error('There are no lines');
  await user.click(first);
  expect(second).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each(['exists', 'changed'] as const)('a file that is there already is replaced only after a question that names it (%s, R-LIB-12)', async (problem) => {
  const replaced: string[] = [];
  const there: Upload = { ...uploadOf('een', { base: 'Nieuws', folders: [], name: 'een.png', body: new Blob(['x']) }), state: { kind: 'refused', problem, failure: null } };
  const { user } = await showSignedIn(
    <UploadsPanel uploads={[there]} mayReplace onCancel={nothing} onRetry={nothing} onReplace={(id) => { replaced.push(id); }} onCancelAll={nothing} onClear={nothing} onDrop={nothing} />,
    {}, ['library'],
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(problem === 'exists' ? 'Exists already' : 'Someone else saved it meanwhile');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(screen.getByRole('alertdialog', { name: 'Replace een.png?' })).toBeInTheDocument();
  await waitFor(() => { expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus(); });
  expect(replaced).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace file' }));
  expect(replaced).toEqual(['een']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
