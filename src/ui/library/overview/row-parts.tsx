import { mergeClasses } from '@griffel/react';
import { useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { LibraryLayout } from '../../../application/library/library-address';
import { pathOfRow, type LibraryRow } from '../../../domain/library/folder-rows';
import { nameOf, parentOf } from '../../../domain/library/path';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Highlight } from '../../shared/controls/highlight';
import { Icon } from '../../shared/icons/icon';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { useFolderTile, useRowStates, useTableRow, useTile } from './library-rows.styles';
import { FilePicture } from './row-picture';
import { useFileTexts } from '../file-texts';

interface RowPartsProps {
  readonly row: LibraryRow;
  readonly layout: LibraryLayout;
  /** Index among all rows. */
  readonly place: number;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly term: string;
  readonly showsFolder: boolean;
  readonly onClick: (event: MouseEvent, row: LibraryRow) => void;
  /** Toggles selection by touch; absent for single selection. */
  readonly onTick: ((row: LibraryRow) => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent, row: LibraryRow) => void;
  readonly onHover: (row: LibraryRow | null) => void;
  readonly onDragStart?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
  readonly onDrop?: ((row: LibraryRow, event: DragEvent) => void) | undefined;
}

/** A row as tile or table line. */
export const RowParts = ({
  row,
  layout,
  place,
  selected,
  reachable,
  term,
  showsFolder,
  onClick,
  onTick,
  onKeyDown,
  onHover,
  onDragStart,
  onDrop,
}: RowPartsProps) => {
  const [line, tile, folderTile, styles] = [useTableRow(), useTile(), useFolderTile(), useRowStates()];
  const [text, format, words] = [useText(), useFormat(), useFileTexts()];
  const [target, setTarget] = useState(false);
  const isTable = layout === 'table';
  const look = isTable ? line : row.kind === 'file' ? tile : folderTile;
  const name =
    row.kind === 'parent'
      ? nameOf(row.path) || text('library.overview.root')
      : row.kind === 'folder'
        ? row.folder.name
        : row.file.name;
  const says = row.kind === 'parent' ? text('library.overview.up', { name }) : name;

  const frame = {
    'data-row': row.id,
    'tabIndex': reachable ? 0 : -1,
    'aria-selected': selected,
    'aria-label': row.kind === 'parent' ? says : undefined,
    'className': mergeClasses(
      look,
      isTable && showsFolder && styles.found,
      target && styles.target,
      row.kind === 'parent' && styles.quiet,
    ),
    'onClick': (event: MouseEvent) => {
      onClick(event, row);
    },
    'onKeyDown': (event: KeyboardEvent) => {
      onKeyDown(event, row);
    },
    'onMouseEnter': () => {
      onHover(row);
    },
    'onMouseLeave': () => {
      onHover(null);
    },
    // Folders cannot be dragged.
    ...(row.kind !== 'parent' &&
      onDragStart !== undefined && {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          onDragStart(row, event);
        },
      }),
    ...(onDrop !== undefined && {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: () => {
        setTarget(false);
      },
      onDrop: (event: DragEvent) => {
        setTarget(false);
        onDrop(row, event);
      },
    }),
  };
  // For touch, which has no Ctrl key.
  const tick = onTick !== undefined && row.kind !== 'parent' && (
    <span
      aria-hidden
      className={mergeClasses(styles.tick, selected && styles.ticked)}
      onClick={(event) => {
        event.stopPropagation();
        onTick(row);
      }}
    >
      <Icon size={16} icon={shellShapes.check} />
    </span>
  );
  const sign = (
    <Icon
      size={isTable ? 16 : 20}
      icon={
        row.kind === 'parent'
          ? shellShapes.back
          : row.kind === 'folder' && row.folder.readOnly
            ? shellShapes.lock
            : shellShapes.folder
      }
    />
  );

  if (isTable) {
    return (
      <div role="row" aria-rowindex={place + 2} {...frame}>
        <span role="gridcell" data-tooltip={showsFolder ? pathOfRow(row) : name}>
          <span className={styles.small}>{row.kind === 'file' ? <FilePicture file={row.file} small /> : sign}</span>
          <span>{row.kind === 'parent' ? '…' : <Highlight text={name} term={term} />}</span>
        </span>
        {showsFolder ? (
          <span role="gridcell" data-tooltip={parentOf(pathOfRow(row))}>
            {parentOf(pathOfRow(row))}
          </span>
        ) : (
          <span role="gridcell" data-tooltip={row.kind === 'file' ? words.type(row.file) : undefined}>
            {row.kind === 'file'
              ? row.file.extension.toUpperCase()
              : row.kind === 'folder'
                ? text('library.overview.folder')
                : ''}
          </span>
        )}
        <span role="gridcell">
          {row.kind === 'file'
            ? format.bytes(row.file.size)
            : row.kind === 'folder' && row.folder.files !== null
              ? text('library.overview.files', { count: row.folder.files })
              : ''}
        </span>
        <span role="gridcell">
          {row.kind === 'file' && row.file.updated !== null ? format.dateTime(row.file.updated) : ''}
        </span>
        {tick}
      </div>
    );
  }
  if (row.kind !== 'file') {
    return (
      <div role="option" {...frame}>
        {sign}
        <span data-tooltip={name}>
          <Highlight text={name} term={row.kind === 'parent' ? '' : term} />
        </span>
        {row.kind === 'folder' && row.folder.files !== null && row.folder.files > 0 && (
          <small>{format.number(row.folder.files)}</small>
        )}
        {tick}
      </div>
    );
  }
  return (
    <div role="option" {...frame}>
      <span className={styles.picture}>
        <FilePicture file={row.file} />
      </span>
      <p data-tooltip={name}>
        <Highlight text={name} term={term} />
      </p>
      <p data-tooltip={showsFolder ? parentOf(row.file.path) : undefined}>
        {showsFolder ? parentOf(row.file.path) : format.bytes(row.file.size)}
      </p>
      {tick}
    </div>
  );
};
