import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { withColumns } from '../../../application/shared/list-address';
import { visibleKeys } from '../../../domain/shared/list/column-layout';
import {
  hasView,
  MAX_VIEW_NAME,
  renamedView,
  withoutView,
  withStandard,
  withView,
  type SavedView,
} from '../../../domain/shared/list/saved-view';
import { Button } from '../controls/button';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import * as shellShapes from '../icons/shell-shapes';
import { Dialog } from '../overlays/dialog';
import { sizes, phone } from '../theme/sizes';
import { TextField } from '../controls/text-field';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useViews } from './views.bridge';

export interface ViewsDialogProps {
  readonly list: string;
  readonly columns: readonly string[];
  /** The current view. */
  readonly current: Omit<SavedView, 'name'>;
  readonly onApply: (view: Omit<SavedView, 'name'>) => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  save: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'alignItems': 'flex-end',
    'gap': tokens.spacingHorizontalS,
    'flex': '1',
    'margin': `${tokens.spacingVerticalM} 0 ${sizes.fieldGap}`,
    '& > div': { flex: '1 1 200px' },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: sizes.control,
    padding: `${tokens.spacingVerticalXXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { minHeight: sizes.touch },
  },
  name: {
    'flex': '1',
    'minWidth': '0',
    'overflowWrap': 'anywhere',
    [phone]: { flexBasis: '100%' },
    '& > button': {
      width: '100%',
      height: 'auto',
      minHeight: sizes.control,
      justifyContent: 'flex-start',
      textAlign: 'left',
      whiteSpace: 'normal',
    },
  },
});

/** Saves, applies, renames, shares and deletes the views of a list. */
export const ViewsDialog = ({ list, columns, current, onApply, onClose }: ViewsDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const { kept, change, linkOf, copy } = useViews(list);
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const save = () => {
    if (name.trim() === '') return;
    change(withView(kept, { ...current, name }));
    setSaid(text('shared.views.saved', { name: name.trim() }));
    setName('');
  };
  const renamed = renaming === null || renaming.to.trim() === '' ? null : renamedView(kept, renaming.from, renaming.to);
  const rename = () => {
    if (renamed === null) return;
    change(renamed);
    setRenaming(null);
  };
  const share = (view: ViewsDialogProps['current']) => {
    const link = linkOf(withColumns(view.search, view.columns === null ? null : visibleKeys(columns, view.columns)));
    void copy(link).then((done) => {
      setSaid(done ? text('shared.views.copied') : link);
    });
  };
  const unnamed = name.trim() === '' ? text('shared.views.off') : undefined;
  return (
    <Dialog
      title={text('shared.views.title')}
      width="form"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.actions.close')}</Button>}
    >
      <p>{text('shared.views.body')}</p>
      <form
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={text('shared.views.name')}
          hint={hasView(kept, name) ? text('shared.views.replaces') : undefined}
          value={name}
          maxLength={MAX_VIEW_NAME}
          data-focus=""
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <Button type="submit" variant="primary" disabledReason={unnamed}>
          {text('shared.actions.save')}
        </Button>
      </form>
      <ul aria-label={text('shared.views.title')}>
        {kept.views.map((view) => {
          const isStandard = kept.standard === view.name;
          return renaming?.from === view.name ? (
            <li key={view.name} className={styles.line}>
              <form
                className={styles.save}
                onSubmit={(event) => {
                  event.preventDefault();
                  rename();
                }}
              >
                <TextField
                  label={text('shared.views.newName', { name: view.name })}
                  error={renamed === null && renaming.to.trim() !== '' ? text('shared.views.taken') : undefined}
                  value={renaming.to}
                  maxLength={MAX_VIEW_NAME}
                  onChange={({ target }) => {
                    setRenaming({ ...renaming, to: target.value });
                  }}
                />
                <Button
                  type="submit"
                  disabledReason={
                    renamed !== null
                      ? undefined
                      : text(renaming.to.trim() === '' ? 'shared.views.off' : 'shared.views.taken')
                  }
                >
                  {text('shared.views.rename')}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => {
                    setRenaming(null);
                  }}
                >
                  {text('shared.actions.cancel')}
                </Button>
              </form>
            </li>
          ) : (
            <li key={view.name} className={styles.line}>
              <span className={styles.name}>
                <Button
                  variant="subtle"
                  onClick={() => {
                    onApply(view);
                    onClose();
                  }}
                >
                  {view.name}
                </Button>
              </span>
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.star}
                on={isStandard}
                aria-pressed={isStandard}
                aria-label={text('shared.views.standard', { name: view.name })}
                onClick={() => {
                  change(withStandard(kept, view.name));
                }}
              />
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.globe}
                aria-label={text('shared.views.copyOf', { name: view.name })}
                onClick={() => {
                  share(view);
                }}
              />
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.edit}
                aria-label={text('shared.views.renameOf', { name: view.name })}
                onClick={() => {
                  setRenaming({ from: view.name, to: view.name });
                }}
              />
              <Button
                variant="subtle"
                size="small"
                icon={shellShapes.trash}
                aria-label={text('shared.views.deleteOf', { name: view.name })}
                onClick={() => {
                  setDeleting(view.name);
                }}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="subtle"
        icon={shellShapes.globe}
        onClick={() => {
          share(current);
        }}
      >
        {text('shared.views.copy')}
      </Button>
      <p role="status">{said}</p>
      {deleting !== null && (
        <ConfirmDialog
          title={text('shared.views.deleteTitle', { name: deleting })}
          body={text('shared.views.deleteBody')}
          confirm={text('shared.views.deleteOf', { name: deleting })}
          onConfirm={() => {
            change(withoutView(kept, deleting));
            setDeleting(null);
          }}
          onCancel={() => {
            setDeleting(null);
          }}
        />
      )}
    </Dialog>
  );
};
