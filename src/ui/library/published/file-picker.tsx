import { FormPortal } from '../../shared/overlays/form-portal';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { Loaded } from '../../shared/runtime/loadable';
import { MissingStrip } from '../../shared/overlays/part-not-loaded';
import { useNotOffered } from '../../shared/runtime/use-not-offered';
import { useText } from '../../shared/runtime/use-text';
import type { FilePickerProps } from './picker-props';
import { useFilePicker } from './use-file-picker';

/** Chooses files; rendered outside the surrounding form. Rule R-LIB-11. */
export const FilePicker = (props: FilePickerProps) => {
  const text = useText();
  const part = useFilePicker();
  const title = text('library.picker.title');
  const notOffered = useNotOffered('library', title);
  if (notOffered !== undefined)
    return (
      <FormPortal>
        <Dialog
          title={title}
          onClose={props.onClose}
          actions={<Button onClick={props.onClose}>{text('shared.actions.close')}</Button>}
        >
          {notOffered}
        </Dialog>
      </FormPortal>
    );
  return (
    <FormPortal>
      <Loaded
        part={part}
        props={props}
        missing={(retry) => (
          <Dialog
            title={title}
            onClose={props.onClose}
            actions={<Button onClick={props.onClose}>{text('shared.actions.cancel')}</Button>}
          >
            <MissingStrip onRetry={retry} />
          </Dialog>
        )}
      />
    </FormPortal>
  );
};
