import { ROOT, type LibraryPath } from '../../../domain/library/path';
import type { Failure } from '../../../domain/shared/failure';
import { Button } from '../../shared/controls/button';
import { StatePage } from '../../shared/page/state-page';
import { FailedState } from '../../shared/page/states';
import type { Retry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';

interface FolderFailedProps {
  readonly failure: Failure | null;
  readonly retry: Retry;
  readonly openFolder: (path: LibraryPath) => void;
}

/** The folder or the search results failed to load. */
export const FolderFailed = ({ failure, retry, openFolder }: FolderFailedProps) => {
  const text = useText();
  return failure?.kind === 'NotFound' ? (
    <StatePage
      sign="gone"
      title={text('library.overview.missing.title')}
      body={text('library.overview.missing.body')}
      actions={
        <Button
          onClick={() => {
            openFolder(ROOT);
          }}
        >
          {text('library.overview.missing.back')}
        </Button>
      }
    />
  ) : (
    <FailedState failure={failure} {...retry} />
  );
};
