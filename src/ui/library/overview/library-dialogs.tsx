import { LibraryRemoval } from './library-removal';
import type { LibraryActs } from './library-acts.bridge';
import type { BoundLibrary } from './library.bridge';
import { MoveDialog } from './move-dialog';
import { NameDialog } from './name-dialog';

/** The dialogs of the library: name, move, delete. */
export const LibraryDialogs = ({
  library: { snapshot, send },
  acts,
}: {
  readonly library: BoundLibrary;
  readonly acts: LibraryActs;
}) => {
  const { path, tree, naming, typed, nameFailure, targets, removal } = snapshot.context;
  const removing = (['looking', 'confirming', 'removing', 'reporting'] as const).find((state) =>
    snapshot.matches({ act: state }),
  );
  const saving = snapshot.matches({ act: 'savingName' });
  return (
    <>
      {naming !== null && (saving || snapshot.matches({ act: 'naming' })) && (
        <NameDialog
          naming={naming}
          typed={typed}
          failure={nameFailure}
          busy={saving}
          onSubmit={(name) => {
            send({ type: 'name.submitted', name });
          }}
          onCancel={() => {
            send({ type: 'naming.cancelled' });
          }}
        />
      )}
      {acts.moving && tree !== null && (
        <MoveDialog files={acts.files} tree={tree} from={path} onClose={acts.leaveThere} onMove={acts.moveThere} />
      )}
      {removing !== undefined && (
        <LibraryRemoval
          state={removing}
          targets={targets}
          tree={tree}
          removal={removal}
          onConfirm={() => {
            send({ type: 'removal.confirmed' });
          }}
          onStop={() => {
            send({ type: 'removal.stopped' });
          }}
          onClose={() => {
            send({ type: 'removal.closed' });
          }}
        />
      )}
    </>
  );
};
