import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../shared/dialog';
import { Loaded } from '../../shared/loadable';
import { MissingStrip } from '../../shared/missing-part';
import { useText } from '../../shared/use-text';
import type { FilePickerProps } from './picker-props';
import { useFilePicker } from './use-file-picker';

/** Chooses files of the library; what is asked in it has forms of its own, so it stands beside the form that it is opened from. Rule R-LIB-11. */
export const FilePicker = (props: FilePickerProps) => {
  const text = useText();
  const part = useFilePicker();
  const [here, setHere] = useState<HTMLElement | null>(null);
  return (
    <span ref={setHere} hidden>
      {here !== null && createPortal(
        // What happens in it is no matter of the form around the button.
        <div onSubmit={(event) => { event.stopPropagation(); }} onBlur={(event) => { event.stopPropagation(); }}>
          <Loaded
            part={part}
            props={props}
            missing={(retry) => <Dialog title={text('library.picker.title')} onClose={props.onClose}><MissingStrip onRetry={retry} /></Dialog>}
          />
        </div>,
        here.closest('form')?.parentElement ?? document.body,
      )}
    </span>
  );
};
