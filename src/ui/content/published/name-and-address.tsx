import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { FocusEvent, MouseEvent } from 'react';
import type { Fields } from '../../../domain/shared/merge';
import { slugify, slugForName, suggestSlug, nextSlug } from '../../../domain/shared/slug.rule';
import { Button } from '../../shared/controls/button';
import { useFieldError, useHint, useRecordFields } from '../../shared/record/record-fields';
import { Wide } from '../../shared/record/record-layout';
import { TextField } from '../../shared/controls/text-field';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useTypedText } from '../../shared/controls/use-typed-text';
import { useText } from '../../shared/runtime/use-text';

const asItIs = (url: string): string => url;

const useStyles = makeStyles({
  address: {
    'display': 'flex',
    'flexDirection': 'column',
    'alignItems': 'stretch',
    'gap': tokens.spacingVerticalXS,
    'minWidth': 0,
    '& > button': { alignSelf: 'flex-start', maxWidth: '100%', overflow: 'hidden' },
  },
});

interface Addressed extends Fields {
  readonly url: string;
}

interface NameAndAddressProps {
  /** Start of the URL for a name without a Latin letter. */
  readonly module: string;
  /** For a stored record, the URL follows the name only after the URL was cleared. */
  readonly isNew: boolean;
  /** If false, the server creates a URL. */
  readonly addressRequired?: boolean;
  /** Field of the name. */
  readonly named?: 'name' | 'title';
  /** Messages of empty fields; general ones by default. */
  readonly missing?: { readonly name: string; readonly url: string } | undefined;
}

/**
 * Name and URL over the full width; the URL follows the name until it is edited, and a URL in use is answered with a
 * free one. Rules R-CON-02 and R-SHR-66.
 */
export const NameAndAddress = ({
  module,
  isNew,
  addressRequired = false,
  named = 'name',
  missing,
}: NameAndAddressProps) => {
  const styles = useStyles();
  const text = useText();
  const { editing, labelOf, refused } = useRecordFields();
  const { values, getFieldProps, setValues, setFieldValue } = useFormikContext<Addressed>();
  const [name, address] = [getFieldProps<string>(named), getFieldProps<string>('url')];
  // Normalised on each key, because a save can occur without a blur.
  const typed = useTypedText(values.url, asItIs, slugify, (url) => {
    void setFieldValue('url', url);
  });
  const hint = useHint(text(isNew ? 'content.address.hint' : 'content.address.stored'));
  const rename = (typed: string): void => {
    void setValues({ ...values, [named]: typed, url: slugForName(typed, isNew ? name.value : '', values.url, module) });
  };
  const clean = (event: FocusEvent<HTMLInputElement>): void => {
    address.onBlur(event);
    typed.forget();
    const cleaned = values.url === '' ? suggestSlug(name.value, module) : slugify(values.url);
    if (editing && cleaned !== values.url) void setFieldValue('url', cleaned);
  };
  /** The button disappears with the error, so the field receives the focus. */
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    void setFieldValue('url', next);
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const next = editing && refused['url'] === 'URL_IN_USE' ? nextSlug(values.url, name.value, module) : null;
  return (
    <>
      <Wide>
        <TextField
          {...name}
          label={labelOf(named)}
          autoComplete="off"
          readOnly={!editing}
          error={useFieldError(named, undefined, undefined, missing?.name)}
          onChange={({ target }) => {
            rename(target.value);
          }}
          required
        />
      </Wide>
      <Wide>
        <div className={styles.address}>
          <TextField
            {...address}
            value={editing ? typed.text : values.url}
            label={labelOf('url')}
            autoComplete="off"
            spellCheck={false}
            readOnly={!editing}
            hint={hint}
            error={useFieldError('url', text('content.address.pattern'), undefined, missing?.url)}
            onChange={({ target }) => {
              typed.type(target.value);
            }}
            onBlur={clean}
            required={addressRequired}
          />
          {next !== null && (
            <Button size="small" onClick={take}>
              {text('content.address.next', { url: next })}
            </Button>
          )}
        </div>
      </Wide>
    </>
  );
};
