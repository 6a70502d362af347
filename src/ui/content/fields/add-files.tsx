import { useRef, useState } from 'react';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { FilePicker } from '../../library/published/file-picker';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { useIsReadOnly } from '../../shared/record/record-fields';

interface AddFilesProps {
  readonly kind: 'image' | 'any';
  /** Button label, and its accessible name. */
  readonly word: string;
  readonly name: string;
  /** The limit is reached. */
  readonly full: boolean;
  readonly onAdd: (files: readonly PictureReference[]) => void;
}

/** Adds library files to a list. */
export const AddFiles = ({ kind, word, name, full, onAdd }: AddFilesProps) => {
  const [picking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setPicking(false);
  };
  return (
    <>
      <Button
        ref={opener}
        icon={shellShapes.add}
        size="small"
        data-add=""
        aria-label={name}
        aria-disabled={full}
        inert={useIsReadOnly()}
        onClick={() => {
          opener.current?.focus();
          if (!full) setPicking(true);
        }}
      >
        {word}
      </Button>
      {picking && (
        <FilePicker
          kind={kind}
          several
          onClose={close}
          onSelect={(files) => {
            onAdd(files.map(({ path, name: called, thumbnail }) => ({ path, name: called, thumbnail })));
            close();
          }}
        />
      )}
    </>
  );
};
