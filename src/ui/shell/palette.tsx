import { mergeClasses } from '@griffel/react';
import { useId, useState, type KeyboardEvent } from 'react';
import * as shellShapes from '../shared/icons/shell-shapes';
import { showModally } from '../shared/overlays/dialog';
import { Highlight } from '../shared/controls/highlight';
import { Icon, type IconSource } from '../shared/icons/icon';
import { Kbd, NamedKey } from '../shared/controls/kbd';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';
import { FileThumb } from '../library/published/file-thumb';
import { PaletteFoot } from './palette-foot';
import { usePalette, usePaletteStyles } from './palette.styles';

export interface PaletteItem {
  /** Unique in the palette. */
  readonly key: string;
  readonly label: string;
  /** The `lang` of the label, if it is content of the website. Rule R-SHR-71. */
  readonly lang?: string | undefined;
  /** The kind of item; for a record, its module. */
  readonly aside?: string;
  /** Icon name. */
  readonly icon: string;
  /** Thumbnail or type icon of a file. */
  readonly file?: { readonly extension: string; readonly thumbnail: string | null };
  /** Replaces the named icon. */
  readonly drawing?: IconSource | undefined;
  readonly shortcut?: string | undefined;
  /** The reason why the item is off. */
  readonly disabledReason?: string | undefined;
}

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

interface PaletteProps {
  readonly term: string;
  readonly groups: readonly PaletteGroup[];
  readonly searching: boolean;
  /** A search failed: results may be missing. */
  readonly incomplete?: boolean;
  /** Hint about the search, such as a minimum length. */
  readonly hint?: string | undefined;
  readonly onTerm: (term: string) => void;
  /** `apart`: open in a new tab (Ctrl/Cmd with Enter or click). */
  readonly onChoose: (item: PaletteItem, apart: boolean) => void;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

const ItemSign = ({ file, drawing, icon }: PaletteItem) => {
  if (file !== undefined) return <FileThumb {...file} />;
  return drawing === undefined ? <NamedIcon word={icon} /> : <Icon icon={drawing} />;
};

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Command palette: records, screens and actions. */
export const Palette = ({
  term,
  groups,
  searching,
  incomplete = false,
  hint,
  onTerm,
  onChoose,
  onShortcuts,
  onClose,
}: PaletteProps) => {
  const palette = usePalette();
  const styles = usePaletteStyles();
  const text = useText();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === chosen) ?? items[0];
  const optionId = (key: string) => `${id}-${key}`;

  const move = (by: number) => {
    const here = active ? items.indexOf(active) : -1;
    setChosen(items[(here + by + items.length) % items.length]?.key ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const empty = items.length === 0 && !searching;
  const nothing = empty && !incomplete;
  const status = searching
    ? text('shell.palette.searching')
    : empty
      ? undefined
      : text('shell.palette.count', { count: items.length });

  return (
    <dialog
      ref={showModally}
      className={palette}
      aria-label={text('shell.palette.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.input}>
          <Icon icon={shellShapes.search} />
          <input
            data-focus=""
            type="text"
            role="combobox"
            value={term}
            autoComplete="off"
            spellCheck={false}
            aria-label={text('shell.palette.input')}
            placeholder={text('shell.topBar.search')}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active.key) : undefined}
            onChange={(event) => {
              setChosen(null);
              onTerm(event.target.value);
            }}
            onKeyDown={press}
          />
          <NamedKey name="escape" />
        </div>
        <p className={styles.status} role="status">
          {status}
        </p>
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={text('shell.palette.results')}>
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              <div key={group.key} role="group" aria-labelledby={optionId(`of-${group.key}`)}>
                <h3 id={optionId(`of-${group.key}`)} role="presentation">
                  {group.label}
                </h3>
                {group.items.map((item) => (
                  <div
                    key={item.key}
                    ref={item === active ? intoView : undefined}
                    id={optionId(item.key)}
                    role="option"
                    aria-selected={item === active}
                    aria-disabled={item.disabledReason !== undefined || undefined}
                    className={styles.option}
                    onMouseMove={() => setChosen(item.key)}
                    onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
                  >
                    <ItemSign {...item} />
                    <span
                      className={mergeClasses(styles.label, item.disabledReason !== undefined && styles.off)}
                      lang={item.lang}
                    >
                      <Highlight text={item.label} term={term} />
                      {item.disabledReason !== undefined && <span className={styles.why}>{item.disabledReason}</span>}
                    </span>
                    {item.aside !== undefined && <small>{item.aside}</small>}
                    <span className={styles.key}>
                      {item.shortcut !== undefined ? (
                        <Kbd>{item.shortcut}</Kbd>
                      ) : (
                        item === active && <NamedKey name="enter" />
                      )}
                    </span>
                  </div>
                ))}
              </div>
            ))}
        </div>
        {nothing && (
          <div className={styles.nothing}>
            <p>{text('shell.palette.nothing', { term })}</p>
            <p>{text('shell.palette.nothingHint')}</p>
          </div>
        )}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <PaletteFoot onShortcuts={onShortcuts} />
      </div>
    </dialog>
  );
};
