import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visibleUploads, isNameTaken, isPending, progressOf, type Upload } from '../../../domain/library/upload-queue';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { UploadLine, useUploadLine, type UploadLineProps } from './upload-line';

interface UploadsPanelProps extends Omit<UploadLineProps, 'upload'> {
  readonly uploads: readonly Upload[];
  /** The session has expired: the queue is paused. */
  readonly isPaused?: boolean;
  readonly onResume?: () => void;
  readonly onCancelAll: () => void;
  readonly onClear: () => void;
}

const useStyles = makeStyles({
  panel: {
    flex: 'none',
    margin: '0 16px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    boxShadow: tokens.shadow4,
  },
  head: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'minHeight': '36px',
    'padding': '0 8px 0 12px',
    'fontWeight': tokens.fontWeightSemibold,
    '& > h2': { flex: '1', fontSize: 'inherit' },
  },
  share: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  // A limited height, because a folder may add hundreds of uploads.
  list: { maxHeight: '164px', overflow: 'auto' },
  more: { display: 'flex', color: tokens.colorNeutralForeground3 },
  hidden: visuallyHidden,
});

/** Focuses the list above, because the panel disappears. */
const leaveTo = (button: HTMLElement): void => {
  button.closest('section')?.previousElementSibling?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
};

/** Running and finished uploads, until cleared. Rule R-LIB-07. */
export const UploadsPanel = ({
  uploads,
  isPaused = false,
  onResume,
  onCancelAll,
  onClear,
  ...acts
}: UploadsPanelProps) => {
  const [styles, line, text, format] = [useStyles(), useUploadLine(), useText(), useFormat()];
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const [list, fold] = [useRef<HTMLUListElement>(null), useRef<HTMLButtonElement>(null)];
  if (uploads.length === 0) return null;
  const busy = uploads.filter(isPending).length;
  const refused = uploads.filter(({ state }) => state.kind === 'refused').length;
  const again =
    onResume !== undefined &&
    (isPaused || uploads.some(({ state }) => state.kind === 'refused' && state.problem === 'failed'));
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  const taken = uploads.filter(isNameTaken);
  const lines = visibleUploads(uploads);
  const isNothing = done === 0 && refused === 0;
  const forAll = (act: (id: string) => void): void => {
    (list.current ?? fold.current)?.focus();
    for (const { id } of taken) act(id);
  };
  const title = (): string => {
    if (isPaused) return text('library.upload.held', { count: busy });
    if (busy > 0) return text('library.upload.busy', { count: busy });
    if (isNothing) return text('library.upload.cancelled');
    return done > 0
      ? text('library.upload.finished', { count: done })
      : text('library.upload.refused', { count: refused });
  };
  return (
    <section className={styles.panel} data-lines="" aria-label={text('library.upload.title')}>
      <div className={styles.head}>
        <h2>{title()}</h2>
        <span className={styles.share}>
          {busy > 0
            ? format.percent(progressOf(uploads))
            : done > 0 && refused > 0
              ? text('library.upload.refused', { count: refused })
              : ''}
        </span>
        {taken.length > 1 && (
          <>
            {acts.mayReplace && (
              <Button
                variant="subtle"
                size="small"
                onClick={() => {
                  setAsking(true);
                }}
              >
                {text('library.upload.replaceAll', { count: taken.length })}
              </Button>
            )}
            <Button
              variant="subtle"
              size="small"
              onClick={({ currentTarget }) => {
                forAll(acts.onDrop);
                if (taken.length === uploads.length) leaveTo(currentTarget);
              }}
            >
              {text('library.upload.skipAll', { count: taken.length })}
            </Button>
          </>
        )}
        {again && (
          <Button variant="subtle" size="small" icon={shapes.refresh} onClick={onResume}>
            {text('library.upload.resume')}
          </Button>
        )}
        {busy > 0 ? (
          <Button variant="subtle" size="small" onClick={onCancelAll}>
            {text('library.upload.cancelAll')}
          </Button>
        ) : (
          <Button
            variant="subtle"
            size="small"
            icon={shapes.close}
            aria-label={text('library.upload.clear')}
            onClick={({ currentTarget }) => {
              leaveTo(currentTarget);
              onClear();
            }}
          />
        )}
        <Button
          ref={fold}
          data-add=""
          variant="subtle"
          size="small"
          icon={open ? shapes.chevronDown : shellShapes.chevronUp}
          aria-expanded={open}
          aria-label={text(open ? 'library.upload.fold' : 'library.upload.unfold')}
          onClick={() => {
            setOpen(!open);
          }}
        />
      </div>
      {open && (
        <ul ref={list} className={styles.list} tabIndex={0} aria-label={text('library.upload.title')}>
          {lines.map((upload) => (
            <UploadLine key={upload.id} upload={upload} {...acts} />
          ))}
          {lines.length < uploads.length && (
            <li className={mergeClasses(line, styles.more)}>
              {text('library.upload.more', { count: uploads.length - lines.length })}
            </li>
          )}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title={text('library.upload.replaceTitle', { count: taken.length })}
          body={text('library.upload.replaceBody')}
          confirm={text('library.upload.replaceConfirm', { count: taken.length })}
          names={taken.map(({ folders, name }) => [...folders, name].join('/'))}
          onConfirm={() => {
            // Close first: closing returns the focus to a button that disappears.
            flushSync(() => {
              setAsking(false);
            });
            forAll(acts.onReplace);
          }}
          onCancel={() => {
            setAsking(false);
          }}
        />
      )}
      <span role="status" className={styles.hidden}>
        {busy === 0 &&
          refused === 0 &&
          (isNothing ? text('library.upload.cancelled') : text('library.upload.finished', { count: done }))}
      </span>
    </section>
  );
};
