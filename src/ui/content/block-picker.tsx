import { mergeClasses } from '@griffel/react';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import type { BlockType } from '../../domain/content/block';
import type { Failure } from '../../domain/shared/failure';
import { matchesWords, MAX_TERM_LENGTH } from '../../domain/shared/list-query';
import { Button } from '../shared/controls/button';
import { useWhenTrue } from '../shared/runtime/effects.bridge';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Dialog } from '../shared/overlays/dialog';
import { Highlight } from '../shared/controls/highlight';
import { Icon } from '../shared/icons/icon';
import { InputBox } from '../shared/controls/input-box';
import { EmptyState, FailedState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import { BlockDrawing } from './block-drawing';
import { useGrid, usePickerStyles } from './block-picker.styles';

interface BlockPickerProps {
  /** `null` until loaded. */
  readonly types: readonly BlockType[] | null;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly onChoose: (type: BlockType) => void;
  readonly onClose: () => void;
}

/** Number of skeleton tiles. */
const EXPECTED = 16;

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The index that an arrow key leads to in a grid; unchanged at its edge. */
const placeAfter = (key: string, place: number, count: number, columns: number): number => {
  const step =
    new Map([
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
      ['ArrowDown', columns],
      ['ArrowUp', -columns],
    ]).get(key) ?? 0;
  const next = place + step;
  if (next >= 0 && next < count) return next;
  // The last row may be shorter.
  const hasRowBelow = Math.floor(place / columns) < Math.floor((count - 1) / columns);
  return key === 'ArrowDown' && hasRowBelow ? count - 1 : place;
};

/** The block types with thumbnails; filtered by typing, chosen by arrows and Enter. */
export const BlockPicker = ({ types, failure, onRetry, onChoose, onClose }: BlockPickerProps) => {
  const [grid, styles, text, id] = [useGrid(), usePickerStyles(), useText(), useId()];
  const retry = useRetry(types !== null, onRetry);
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isPhone = usePhone();
  const shape = mergeClasses(grid, isPhone ? styles.two : styles.four);
  const shown = types === null ? [] : types.filter(({ label }) => matchesWords(label, term));
  const active = shown.find(({ code }) => code === chosen) ?? shown[0];

  // Enter was pressed before the types had loaded; an error resets it.
  const [isEarly, setEarly] = useState(false);
  useWhenTrue(
    isEarly && (types !== null || failure !== null),
    useCallback(() => {
      setEarly(false);
      if (active !== undefined) onChoose(active);
    }, [active, onChoose]),
  );

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && types === null) setEarly(true);
    else if (active === undefined) return;
    else if (event.key === 'Enter') onChoose(active);
    // While a filter is typed, these keys move the caret in the text.
    else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && term !== '' && chosen === null) return;
    else if (event.key.startsWith('Arrow'))
      setChosen(shown[placeAfter(event.key, shown.indexOf(active), shown.length, isPhone ? 2 : 4)]?.code ?? null);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      width="wide"
      title={text('content.blocks.picker.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.actions.cancel')}</Button>}
    >
      <div className={styles.filter}>
        <InputBox>
          <Icon icon={shellShapes.search} size={16} />
          <input
            data-focus=""
            type="text"
            role="combobox"
            value={term}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_TERM_LENGTH}
            placeholder={text('content.blocks.picker.filter')}
            aria-label={text('content.blocks.picker.filter')}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-types`}
            aria-activedescendant={active && `${id}-${active.code}`}
            onChange={({ target }) => {
              setEarly(false);
              setChosen(null);
              setTerm(target.value);
            }}
            onKeyDown={press}
          />
        </InputBox>
      </div>
      <p role="status" className={styles.hidden}>
        {types !== null && text('content.blocks.picker.count', { count: shown.length })}
      </p>
      {types === null && failure !== null && (
        <FailedState title={text('content.blocks.picker.failed')} failure={failure} {...retry} />
      )}
      {types === null && failure === null && (
        <div aria-busy>
          <div data-skeleton="" aria-hidden className={mergeClasses(shape, styles.coming)}>
            {Array.from({ length: EXPECTED }, (_, place) => (
              <span key={place} />
            ))}
          </div>
        </div>
      )}
      {types?.length === 0 && (
        <EmptyState title={text('content.blocks.picker.empty.title')} body={text('content.blocks.picker.empty.body')} />
      )}
      {types !== null && types.length > 0 && shown.length === 0 && (
        <p className={styles.nothing}>{text('content.blocks.picker.nothing', { term: term.trim() })}</p>
      )}
      {shown.length > 0 && (
        <div id={`${id}-types`} role="listbox" aria-label={text('content.blocks.picker.types')} className={shape}>
          {shown.map((type) => (
            <div
              key={type.code}
              ref={type === active && chosen !== null ? intoView : undefined}
              id={`${id}-${type.code}`}
              role="option"
              aria-selected={type === active}
              className={mergeClasses(styles.type, type === active && styles.active)}
              onMouseMove={() => {
                setChosen(type.code);
              }}
              onClick={() => {
                onChoose(type);
              }}
            >
              <div className={styles.paper}>
                <BlockDrawing code={type.code} />
              </div>
              <span className={styles.name}>
                <Highlight text={type.label} term={term} />
              </span>
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
};
