import type { MouseEvent } from 'react';
import { Button } from '../../shared/controls/button';
import * as shapes from '../../shared/icons/shapes';
import { StatePage } from '../../shared/page/state-page';
import { useText } from '../../shared/runtime/use-text';

interface NoHitsProps {
  readonly term: string;
  /** The whole library was searched. */
  readonly everywhere: boolean;
  /** Whether the API can search everywhere. */
  readonly canLook: boolean;
  readonly onLook: (change: { readonly term?: string; readonly everywhere: boolean }) => void;
}

/** No results; offers a wider search. */
export const NoHits = ({ term, everywhere, canLook, onLook }: NoHitsProps) => {
  const text = useText();
  const isWider = canLook && !everywhere;
  const looking =
    (change: Parameters<typeof onLook>[0]) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      // Focused first, because the buttons disappear.
      currentTarget.closest('main, dialog')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
      onLook(change);
    };
  return (
    <StatePage
      sign="nothingLeft"
      title={text(everywhere ? 'library.overview.noHits.titleEverywhere' : 'library.overview.noHits.title', { term })}
      body={text(isWider ? 'library.overview.noHits.bodyWider' : 'library.overview.noHits.body')}
      actions={
        <>
          {isWider && <Button onClick={looking({ everywhere: true })}>{text('library.overview.noHits.wider')}</Button>}
          <Button
            variant={isWider ? 'subtle' : 'outline'}
            icon={shapes.close}
            onClick={looking({ term: '', everywhere: false })}
          >
            {text('library.overview.noHits.clear')}
          </Button>
        </>
      }
    />
  );
};
