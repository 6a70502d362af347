import type { Failure } from '../../../domain/shared/failure';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { PageHeader } from '../../shared/page/page-header';
import { StatePage } from '../../shared/page/state-page';
import { FailedState } from '../../shared/page/states';
import type { Retry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';

interface LostFileProps extends Retry {
  readonly title: string;
  readonly failure: Failure;
  readonly onBack: () => void;
}

/** A file that is forbidden, deleted or failed to load. */
export const LostFile = ({ title, failure, onBack, ...retry }: LostFileProps) => {
  const text = useText();
  const back = (
    <Button icon={shellShapes.back} onClick={onBack}>
      {text('library.image.toLibrary')}
    </Button>
  );
  const state = () => {
    switch (failure.kind) {
      case 'Forbidden':
        return (
          <StatePage
            urgent
            sign="forbidden"
            title={text('library.file.lost.forbidden')}
            body={text('library.file.lost.forbiddenBody')}
            actions={back}
          />
        );
      case 'NotFound':
        return (
          <StatePage
            urgent
            sign="gone"
            title={text('library.file.lost.gone')}
            body={text('library.file.lost.goneBody')}
            actions={back}
          />
        );
      default:
        return <FailedState title={text('library.file.lost.failed')} failure={failure} {...retry} />;
    }
  };
  return (
    <>
      <PageHeader title={title} onBack={onBack} />
      {state()}
    </>
  );
};
