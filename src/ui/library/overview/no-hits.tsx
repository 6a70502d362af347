import type { MouseEvent } from 'react';
import { Button } from '../../shared/controls/button';
import * as shapes from '../../shared/icons/shapes';
import { StatePage } from '../../shared/page/state-page';
import { useText } from '../../shared/runtime/use-text';

interface NoHitsProps {
  readonly term: string;
  /** It was looked for in the whole library. */
  readonly everywhere: boolean;
  /** Left out where an API cannot look everywhere. */
  readonly onEverywhere?: (() => void) | undefined;
  readonly onClear: () => void;
}

/** A search found nothing: the next thing to try is a wider one. */
export const NoHits = ({ term, everywhere, onEverywhere, onClear }: NoHitsProps) => {
  const text = useText();
  const wider = everywhere ? undefined : onEverywhere;
  /** The buttons go: the search has the focus then. */
  const first =
    (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      currentTarget.closest('main, dialog')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
      act();
    };
  return (
    <StatePage
      sign="nothingLeft"
      title={text(everywhere ? 'library.overview.noHits.titleEverywhere' : 'library.overview.noHits.title', { term })}
      body={text(wider === undefined ? 'library.overview.noHits.body' : 'library.overview.noHits.bodyWider')}
      actions={
        <>
          {wider !== undefined && <Button onClick={first(wider)}>{text('library.overview.noHits.wider')}</Button>}
          <Button look={wider === undefined ? 'outline' : 'subtle'} icon={shapes.close} onClick={first(onClear)}>
            {text('library.overview.noHits.clear')}
          </Button>
        </>
      }
    />
  );
};
