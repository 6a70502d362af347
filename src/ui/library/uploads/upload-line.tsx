import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PIXELS, MAX_SIDE, maxBytesOf } from '../../../domain/library/file-type.rule';
import { extensionOf, nameProblem } from '../../../domain/library/name.rule';
import { foundTypeOf, isNameTaken, isPending, type Upload } from '../../../domain/library/upload-queue';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { focusSibling } from '../../shared/focus/focus-sibling';
import { Icon } from '../../shared/icons/icon';
import { useFailureText } from '../../shared/list/use-failure-text';
import { phone } from '../../shared/theme/sizes';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useNameProblemText } from '../name-problem-text';
import { FileSign } from '../published/file-sign';

export const useUploadLine = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': '20px minmax(0, 1fr) minmax(60px, 120px) minmax(76px, auto) auto',
  'alignItems': 'center',
  'columnGap': '10px',
  'minHeight': '32px',
  [phone]: { gridTemplateColumns: '20px minmax(0, 1fr) 56px minmax(64px, auto) auto' },
  'padding': '0 8px 0 12px',
  'borderTop': `1px solid ${tokens.colorNeutralStroke3}`,
  'fontSize': tokens.fontSizeBase200,
  '& progress': { marginTop: 0 },
});

const useStyles = makeStyles({
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  folder: { marginLeft: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground3 },
  // The reason is on its own line: beside the name, a long reason would leave no space.
  refused: { gridColumn: '2 / span 3' },
  problem: {
    gridColumn: '2 / span 3',
    gridRow: 2,
    paddingBottom: '6px',
    color: tokens.colorStatusDangerForeground1,
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  acts: { gridColumn: 5, gridRow: 1, display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXXS },
});

/** Focuses the list, because the button disappears. */
const toList = (button: Element | null): void => {
  button?.closest('ul')?.focus();
};

export interface UploadLineProps {
  readonly upload: Upload;
  /** The person may replace files. */
  readonly mayReplace: boolean;
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onReplace: (id: string) => void;
  /** Removes a refused upload from the list. */
  readonly onDrop: (id: string) => void;
}

/** One upload: progress or refusal, and its commands. Rule R-LIB-07. */
export const UploadLine = ({ upload, mayReplace, onCancel, onRetry, onReplace, onDrop }: UploadLineProps) => {
  const [line, styles, text, format, failureText] = [
    useUploadLine(),
    useStyles(),
    useText(),
    useFormat(),
    useFailureText(),
  ];
  const nameWords = useNameProblemText();
  const { id, name, state } = upload;
  const [asking, setAsking] = useState(false);
  const limit = format.bytes(maxBytesOf(extensionOf(name)));
  const share = state.kind === 'sending' ? state.share : state.kind === 'done' ? 1 : 0;
  const says = ((): string => {
    switch (state.kind) {
      case 'waiting':
        return text('library.upload.waiting');
      case 'sending':
        return share >= 1 ? text('library.upload.storing') : format.percent(share);
      case 'done':
        return text('library.upload.done');
      case 'cancelled':
        return text('library.upload.cancelled');
      case 'refused':
        if (state.problem === 'failed') return failureText(state.failure) || text('library.upload.failed');
        if (state.problem === 'exists')
          return text(mayReplace ? 'library.upload.exists' : 'library.upload.existsFixed');
        if (state.problem === 'changed') return text('library.upload.changed');
        if (state.problem === 'name')
          return nameWords([...upload.folders, name].find((part) => nameProblem(part) !== null) ?? name);
        return text(`library.problem.${state.problem}`, {
          found: foundTypeOf(state.failure),
          limit,
          pixels: format.number(MAX_PIXELS),
          side: format.number(MAX_SIDE),
        });
    }
  })();
  const failed = state.kind === 'refused';
  const mayRetry = state.kind === 'cancelled' || (failed && state.problem === 'failed');
  return (
    <li className={line}>
      <FileSign extension={extensionOf(name)} size={16} />
      <span
        className={mergeClasses(styles.name, failed && styles.refused)}
        data-tooltip={[...upload.folders, name].join('/')}
      >
        {name}
        {upload.folders.length > 0 && <small className={styles.folder}>{upload.folders.join('/')}</small>}
      </span>
      {failed ? (
        <span className={styles.problem}>{says}</span>
      ) : (
        <>
          <ProgressBar label={text('library.upload.progressOf', { name })} done={share} total={1} />
          <span className={mergeClasses(state.kind === 'done' ? styles.done : styles.quiet)}>{says}</span>
        </>
      )}
      <span className={styles.acts}>
        {isNameTaken(upload) && mayReplace && (
          <Button
            variant="subtle"
            size="small"
            onClick={() => {
              setAsking(true);
            }}
          >
            {text('library.upload.replace')}
          </Button>
        )}
        {mayRetry && (
          <Button
            variant="subtle"
            size="small"
            icon={shapes.refresh}
            aria-label={text('library.upload.retryOf', { name })}
            onClick={({ currentTarget }) => {
              toList(currentTarget);
              onRetry(id);
            }}
          />
        )}
        {state.kind === 'done' ? (
          <Icon icon={shellShapes.check} size={16} />
        ) : isPending(upload) ? (
          <Button
            variant="subtle"
            size="small"
            icon={shapes.close}
            data-remove=""
            aria-label={text('library.upload.cancelOf', { name })}
            onClick={() => {
              onCancel(id);
            }}
          />
        ) : (
          <Button
            variant="subtle"
            size="small"
            icon={shapes.close}
            data-remove=""
            aria-label={text('library.upload.dropOf', { name })}
            onClick={({ currentTarget }) => {
              focusSibling(currentTarget);
              onDrop(id);
            }}
          />
        )}
      </span>
      {asking && (
        <ConfirmDialog
          title={text('library.file.replace.title', { name })}
          body={text('library.upload.replaceBody')}
          confirm={text('library.file.replace.confirm')}
          onConfirm={() => {
            // Close first: closing returns the focus to a button that disappears.
            flushSync(() => {
              setAsking(false);
            });
            toList(document.activeElement);
            onReplace(id);
          }}
          onCancel={() => {
            setAsking(false);
          }}
        />
      )}
    </li>
  );
};
