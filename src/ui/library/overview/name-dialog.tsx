import { useFormik } from 'formik';
import { startName } from '../../../application/library/wire-library';
import type { Naming } from '../../../application/library/library';
import { nameProblem, renameStem, normalizeName } from '../../../domain/library/name.rule';
import type { Failure } from '../../../domain/shared/failure';
import { nameOf, ROOT } from '../../../domain/library/path';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { TextField } from '../../shared/controls/text-field';
import { useText } from '../../shared/runtime/use-text';
import { useNameProblemText } from '../name-problem-text';

interface NameDialogProps {
  readonly naming: Naming;
  /** The refused name; empty at first. */
  readonly typed: string;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a name; of a file without its extension. Rules R-LIB-01, R-LIB-02. */
export const NameDialog = ({ naming, typed, failure, busy, onSubmit, onCancel }: NameDialogProps) => {
  const text = useText();
  const nameWords = useNameProblemText();
  const inRoot = naming.kind === 'folder.new' ? naming.parent === ROOT : !naming.path.includes('/');
  const whole = (name: string): string =>
    naming.kind === 'file' ? renameStem(nameOf(naming.path), name) : normalizeName(name);
  const form = useFormik({
    initialValues: { name: typed === '' ? startName(naming) : typed },
    validate: ({ name }) => {
      const problem = normalizeName(name) === '' ? 'required' : nameProblem(whole(name), inRoot);
      return problem === null ? {} : { name: problem };
    },
    validateOnMount: false,
    onSubmit: ({ name }) => {
      onSubmit(name);
    },
  });
  const { name: problem } = form.errors;
  const say = (found: string): string =>
    found === 'required' ? text('shared.fields.required') : nameWords(whole(form.values.name));
  const taken =
    failure?.kind === 'Conflict' && form.values.name === typed
      ? text(naming.kind === 'file' ? 'library.overview.fileExists' : 'library.overview.folderExists')
      : undefined;
  const shown = form.submitCount > 0 || form.values.name !== form.initialValues.name ? problem : undefined;
  return (
    <Dialog
      title={text(
        naming.kind === 'folder.new'
          ? 'library.overview.newFolder'
          : naming.kind === 'folder'
            ? 'library.overview.renameFolder'
            : 'library.overview.renameFile',
      )}
      onClose={onCancel}
      actions={
        <>
          <Button type="submit" form="library-name" variant="primary" disabled={busy}>
            {text(naming.kind === 'folder.new' ? 'library.overview.make' : 'library.overview.rename')}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <form id="library-name" noValidate onSubmit={form.handleSubmit}>
        <TextField
          label={text('library.overview.field.name')}
          hint={
            naming.kind === 'file'
              ? text('library.overview.keepsExtension', {
                  extension: nameOf(naming.path).slice(startName(naming).length),
                })
              : undefined
          }
          error={shown === undefined ? taken : say(shown)}
          autoComplete="off"
          data-focus=""
          // Typing replaces the current name.
          onFocus={({ target }) => {
            target.select();
          }}
          {...form.getFieldProps('name')}
        />
      </form>
    </Dialog>
  );
};
