import type { MouseEvent } from 'react';
import { Button } from '../../shared/controls/button';
import * as shapes from '../../shared/icons/shapes';
import { StatePage } from '../../shared/page/state-page';
import { useText } from '../../shared/runtime/use-text';

interface NoHitsProps {
  readonly term: string;
  /** The whole library was searched. */
  readonly everywhere: boolean;
  /** Absent if the API cannot search everywhere. */
  readonly onEverywhere?: (() => void) | undefined;
  readonly onClear: () => void;
}

/** No results; offers a wider search. */
export const NoHits = ({ term, everywhere, onEverywhere, onClear }: NoHitsProps) => {
  const text = useText();
  const wider = everywhere ? undefined : onEverywhere;
  /** Focuses the search before `act`, because the buttons disappear. */
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
