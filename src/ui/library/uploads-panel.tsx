import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { extensionOf } from '../../domain/library/name.rule';
import { LARGEST_FILE, LARGEST_PICTURE, iconOf } from '../../domain/library/file-type.rule';
import { foremost, isUnderWay, shareOf, type Upload } from '../../domain/library/upload-queue';
import { useFormat } from '../session/published/use-session';
import { Button } from '../shared/button';
import * as deskShapes from '../shared/desk-shapes';
import { Icon } from '../shared/icon';
import { useFailureText } from '../shared/list-tools/failure-text';
import { ProgressBar } from '../shared/progress-dialog';
import * as shapes from '../shared/shapes';
import { phone } from '../shared/measures';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';
import { FileSign } from './published/file-sign';

interface UploadsPanelProps {
  readonly uploads: readonly Upload[];
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onReplace: (id: string) => void;
  /** What did not come in goes from the list. */
  readonly onDrop: (id: string) => void;
  /** Whoever may add files may not always write over one. */
  readonly mayReplace: boolean;
  /** The session ended under way: what waits stands still. */
  readonly held?: boolean;
  /** Everything that waits or failed, once more. */
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
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '36px', padding: '0 8px 0 12px', fontWeight: tokens.fontWeightSemibold, '& > h2': { flex: '1', fontSize: 'inherit' } },
  share: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  // A folder may bring hundreds along: the panel stays as high as a few of them.
  list: { maxHeight: '164px', overflow: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(60px, 120px) minmax(76px, auto) auto',
    alignItems: 'center',
    columnGap: '10px',
    minHeight: '32px',
    [phone]: { gridTemplateColumns: '20px minmax(0, 1fr) 56px minmax(64px, auto) auto' },
    padding: '0 8px 0 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
    '& progress': { marginTop: 0 },
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Its reason stands below it where there is no room beside it.
  refused: { [phone]: { gridColumn: '2 / span 3' } },
  problem: { gridColumn: '3 / span 2', textAlign: 'right', [phone]: { gridColumn: '2 / span 3', gridRow: 2, textAlign: 'left' }, color: tokens.colorStatusDangerForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  more: { display: 'flex', color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  acts: { gridColumn: 5, gridRow: 1, display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXXS },
});

const Line = ({ upload, mayReplace, onCancel, onRetry, onReplace, onDrop }: { readonly upload: Upload } & Pick<UploadsPanelProps, 'mayReplace' | 'onCancel' | 'onRetry' | 'onReplace' | 'onDrop'>) => {
  const [styles, text, format, failureText] = [useStyles(), useText(), useFormat(), useFailureText()];
  const { id, name, state } = upload;
  const limit = format.bytes(iconOf(extensionOf(name)) === 'image' ? LARGEST_PICTURE : LARGEST_FILE);
  const share = state.kind === 'sending' ? state.share : state.kind === 'done' ? 1 : 0;
  const says = ((): string => {
    switch (state.kind) {
      case 'waiting': return text('library.upload.waiting');
      case 'sending': return share >= 1 ? text('library.upload.storing') : format.percent(share);
      case 'done': return text('library.upload.done');
      case 'cancelled': return text('library.upload.cancelled');
      case 'refused':
        if (state.problem === 'failed') return failureText(state.failure) || text('library.upload.failed');
        if (state.problem === 'exists') return text(mayReplace ? 'library.upload.exists' : 'library.upload.existsFixed');
        return state.problem === 'name' ? text('library.upload.name') : text(`library.problem.${state.problem}`, { limit });
    }
  })();
  const failed = state.kind === 'refused';
  const mayRetry = state.kind === 'cancelled' || (failed && state.problem === 'failed');
  return (
    <li className={styles.line}>
      <FileSign extension={extensionOf(name)} size={16} />
      <span className={mergeClasses(styles.name, failed && styles.refused)} title={[...upload.folders, name].join('/')}>{name}</span>
      {failed ? <span className={styles.problem}>{says}</span> : (
        <>
          <ProgressBar label={text('library.upload.progressOf', { name })} done={share} total={1} />
          <span className={mergeClasses(state.kind === 'done' ? styles.done : styles.quiet)}>{says}</span>
        </>
      )}
      <span className={styles.acts}>
        {failed && state.problem === 'exists' && mayReplace && <Button look="subtle" size="small" onClick={() => { onReplace(id); }}>{text('library.upload.replace')}</Button>}
        {mayRetry && <Button look="subtle" size="small" icon={shapes.refresh} aria-label={text('library.upload.retryOf', { name })} onClick={() => { onRetry(id); }} />}
        {state.kind === 'done'
          ? <Icon shape={deskShapes.check} size={16} />
          : isUnderWay(upload)
            ? <Button look="subtle" size="small" icon={shapes.close} aria-label={text('library.upload.cancelOf', { name })} onClick={() => { onCancel(id); }} />
            : <Button look="subtle" size="small" icon={shapes.close} aria-label={text('library.upload.dropOf', { name })} onClick={() => { onDrop(id); }} />}
      </span>
    </li>
  );
};

/** What is on its way into the library, and what came of it; stays until it is cleared. Rule R-LIB-07. */
export const UploadsPanel = ({ uploads, held = false, onResume, onCancelAll, onClear, ...acts }: UploadsPanelProps) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const [open, setOpen] = useState(true);
  if (uploads.length === 0) return null;
  const busy = uploads.filter(isUnderWay).length;
  const refused = uploads.filter(({ state }) => state.kind === 'refused').length;
  const again = onResume !== undefined && (held || uploads.some(({ state }) => state.kind === 'refused' && state.problem === 'failed'));
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  const lines = foremost(uploads);
  const isNothing = done === 0 && refused === 0;
  const title = (): string => {
    if (held) return text('library.upload.held', { count: busy });
    if (busy > 0) return text('library.upload.busy', { count: busy });
    if (isNothing) return text('library.upload.cancelled');
    return done > 0 ? text('library.upload.finished', { count: done }) : text('library.upload.refused', { count: refused });
  };
  return (
    <section className={styles.panel} aria-label={text('library.upload.title')}>
      <div className={styles.head}>
        <h2>{title()}</h2>
        <span className={styles.share}>{busy > 0 ? format.percent(shareOf(uploads)) : done > 0 && refused > 0 ? text('library.upload.refused', { count: refused }) : ''}</span>
        {again && <Button look="subtle" size="small" icon={shapes.refresh} onClick={onResume}>{text('library.upload.resume')}</Button>}
        {busy > 0
          ? <Button look="subtle" size="small" onClick={onCancelAll}>{text('library.upload.cancelAll')}</Button>
          : <Button look="subtle" size="small" icon={shapes.close} aria-label={text('library.upload.clear')} onClick={onClear} />}
        <Button look="subtle" size="small" icon={open ? shapes.chevronDown : deskShapes.chevronUp} aria-expanded={open} aria-label={text(open ? 'library.upload.fold' : 'library.upload.unfold')} onClick={() => { setOpen(!open); }} />
      </div>
      {open && (
        <ul className={styles.list} tabIndex={0} aria-label={text('library.upload.title')}>{lines.map((upload) => <Line key={upload.id} upload={upload} {...acts} />)}
          {lines.length < uploads.length && <li className={mergeClasses(styles.line, styles.more)}>{text('library.upload.more', { count: uploads.length - lines.length })}</li>}
        </ul>
      )}
      <span role="status" className={styles.hidden}>{busy === 0 && refused === 0 && (isNothing ? text('library.upload.cancelled') : text('library.upload.finished', { count: done }))}</span>
    </section>
  );
};
