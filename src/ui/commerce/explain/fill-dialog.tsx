import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { CartRow } from '../../../domain/commerce/default-cart';
import { Button } from '../../shared/controls/button';
import { useDebouncedInput } from '../../shared/controls/debounced-input.bridge';
import { SearchField } from '../../shared/controls/search-field';
import { Dialog } from '../../shared/overlays/dialog';
import { FailedState } from '../../shared/page/states';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useCartNames } from './explaining.bridge';

const useStyles = makeStyles({
  box: { padding: '12px 0', minHeight: '220px' },
  list: { margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  line: { 'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`, '& > button': { width: '100%' } },
  quiet: {
    padding: '8px 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface NamesProps {
  readonly name: string;
  readonly onChoose: (cart: CartRow) => void;
}

const Names = ({ name, onChoose }: NamesProps) => {
  const styles = useStyles();
  const text = useText();
  const { page, failure, retry } = useCartNames(name);
  if (failure !== null) return <FailedState failure={failure} onRetry={retry} />;
  if (page === null) return <TextSkeleton lines={4} />;
  if (page.total === 0) return <p className={styles.quiet}>{text('commerce.explain.noCarts')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {page.rows.map((cart) => (
          <li key={cart.id} className={styles.line}>
            <Button
              variant="subtle"
              onClick={() => {
                onChoose(cart);
              }}
            >
              {cart.name}
            </Button>
          </li>
        ))}
      </ul>
      {page.total > page.rows.length && (
        <p className={styles.quiet}>{text('commerce.explain.moreCarts', { count: page.total - page.rows.length })}</p>
      )}
    </>
  );
};

interface FillDialogProps {
  readonly onChoose: (cart: CartRow) => void;
  readonly onClose: () => void;
}

/** Chooses a default cart whose items are added. */
export const FillDialog = ({ onChoose, onClose }: FillDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const [name, setName] = useState('');
  const search = useDebouncedInput(name, setName);
  return (
    <Dialog
      title={text('commerce.explain.fill')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.actions.cancel')}</Button>}
    >
      <p>{text('commerce.explain.fillHint')}</p>
      <div className={styles.box}>
        <SearchField
          label={text('commerce.explain.fillLabel')}
          value={search.text}
          onChange={search.type}
          onSubmit={search.submit}
        />
        <Names key={name} name={name} onChoose={onChoose} />
      </div>
    </Dialog>
  );
};
