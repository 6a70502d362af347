import type { Failure } from '../../../domain/shared/failure';
import { isEditable } from '../../../domain/library/file-type.rule';
import type { OpenedImage } from '../../../domain/library/image-editor';
import { extensionOf } from '../../../domain/library/name.rule';
import { nameOf, type LibraryPath } from '../../../domain/library/path';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { StatePage } from '../../shared/page/state-page';
import { FailedState } from '../../shared/page/states';
import type { Retry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';

interface UnsuitableImageProps {
  readonly path: LibraryPath;
  /** `null` if the file type alone excludes editing. */
  readonly opened: OpenedImage | null;
  readonly onBack: () => void;
}

/** A file that cannot be edited, with the reason. */
export const UnsuitableImage = ({ path, opened, onBack }: UnsuitableImageProps) => {
  const text = useText();
  const extension = extensionOf(nameOf(path));
  const readOnly = opened?.file.readOnly === true;
  const moving = opened?.animated === true;
  const unreadable = isEditable(extension) && !readOnly && !moving;
  const reason = unreadable
    ? 'unreadable'
    : moving
      ? 'gif'
      : extension === 'svg' || extension === 'gif'
        ? extension
        : 'other';
  return (
    <StatePage
      urgent={unreadable}
      sign={unreadable ? 'failed' : 'notBuilt'}
      title={text('library.image.unsuitable.title', { name: nameOf(path) })}
      body={text(readOnly ? 'library.overview.why.readOnlyFile' : `library.image.unsuitable.${reason}`)}
      actions={
        <Button icon={shellShapes.back} onClick={onBack}>
          {text('library.image.back')}
        </Button>
      }
    />
  );
};

interface FailedImageProps extends Retry {
  readonly failure: Failure | null;
  readonly onLibrary: () => void;
}

/** An image that is forbidden, deleted or failed to load. */
export const FailedImage = ({ failure, onLibrary, ...retry }: FailedImageProps) => {
  const text = useText();
  const back = (
    <Button icon={shellShapes.back} onClick={onLibrary}>
      {text('library.image.toLibrary')}
    </Button>
  );
  if (failure?.kind === 'Forbidden')
    return (
      <StatePage
        urgent
        sign="forbidden"
        title={text('library.image.failed.forbidden')}
        body={text('library.image.failed.forbiddenBody')}
        actions={back}
      />
    );
  if (failure?.kind === 'NotFound')
    return (
      <StatePage
        urgent
        sign="gone"
        title={text('library.image.failed.gone')}
        body={text('library.image.failed.goneBody')}
        actions={back}
      />
    );
  return <FailedState title={text('library.image.failed.title')} failure={failure} {...retry} />;
};
