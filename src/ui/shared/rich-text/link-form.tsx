import { makeStyles } from '@griffel/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { typedUrl } from '../../../domain/shared/rich-text/url';
import { Button } from '../button';
import { InputBox } from '../input-box';
import { kantoorTokens as tokens } from '../theme';
import { useText } from '../use-text';

interface LinkFormProps {
  /** The address of the link in hand; null sets a new one. */
  readonly url: string | null;
  readonly onSet: (url: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  form: {
    display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, backgroundColor: tokens.colorNeutralBackground2,
  },
  address: { display: 'flex', flex: '1 1 220px', alignItems: 'center', gap: tokens.spacingHorizontalS, fontSize: tokens.fontSizeBase200 },
  problem: { flexBasis: '100%', fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
});

const focus = (input: HTMLInputElement | null): void => { input?.select(); };

/** Where a link leads. It stands in a form already, so Enter and Esc are its own. */
export const LinkForm = ({ url, onSet, onRemove, onClose }: LinkFormProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(url ?? '');
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const address = typedUrl(typed);
    if (address === null) setRefused(true);
    else onSet(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div role="group" aria-label={text('shared.richText.link.title')} className={styles.form} onKeyDown={onKeyDown}>
      <label className={styles.address}>
        {text('shared.richText.link.address')}
        <InputBox invalid={isRefused}>
          <input
            ref={focus}
            value={typed}
            inputMode="url"
            autoComplete="off"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? id : undefined}
            onChange={({ target }) => { setTyped(target.value); setRefused(false); }}
          />
        </InputBox>
      </label>
      <Button size="small" onClick={apply}>{text('shared.richText.link.set')}</Button>
      {url !== null && <Button size="small" look="subtleDanger" onClick={onRemove}>{text('shared.richText.link.remove')}</Button>}
      <Button size="small" look="subtle" onClick={onClose}>{text('shared.richText.link.cancel')}</Button>
      {isRefused && <p id={id} role="alert" className={styles.problem}>{text('shared.richText.link.refused')}</p>}
    </div>
  );
};
