import { makeResetStyles, makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { MenuIcon } from '../../../application/site/ports/menu-icons.port';
import type { MenuItemDraft } from '../../../domain/site/menu-item';
import { iconNameOf, MAX_ICON_NAME } from '../../../domain/site/menu-item.rule';
import { Button } from '../../shared/controls/button';
import { Field } from '../../shared/controls/field';
import { InputBox } from '../../shared/controls/input-box';
import { useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useIconSearch } from './icon.bridge';

const useDrawing = makeResetStyles({ flex: 'none', width: '20px', height: '20px', fill: 'currentColor' });
const useStyles = makeStyles({
  found: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '2px',
    marginTop: '4px',
  },
  option: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalSNudge,
    'minWidth': 0,
    'minHeight': '32px',
    'padding': '0 6px',
    'border': `1px solid transparent`,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground1,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    'fontSize': tokens.fontSizeBase200,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  said: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Draws an icon from its SVG path data. */
const Drawing = ({ path }: Pick<MenuIcon, 'path'>) => (
  <svg viewBox="0 0 24 24" aria-hidden className={useDrawing()}>
    <path d={path} />
  </svg>
);

/**
 * The name of an icon, with suggestions for the typed letters. If the API has no icon search, the full name is typed.
 */
export const IconField = () => {
  const [styles, text] = [useStyles(), useText()];
  const { editing, labelOf } = useRecordFields();
  const { values, getFieldProps, setFieldValue } = useFormikContext<MenuItemDraft>();
  const { state, icons, retry } = useIconSearch(values.icon);
  const name = iconNameOf(values.icon);
  const [picked, setPicked] = useState(name);
  const chosen = icons.find((icon) => icon.name === name);
  const others = editing && name !== picked && name !== '' ? icons : [];
  const isNothing = state === 'shown' && icons.length === 0 && name !== '';
  const error = useFieldError('icon', text('navigation.item.iconPattern'));
  return (
    <div>
      <Field
        label={labelOf('icon')}
        error={error}
        hint={text(state === 'missing' ? 'navigation.item.iconTyped' : 'navigation.item.iconHint')}
      >
        {(tie) => (
          <InputBox invalid={error !== undefined} readOnly={!editing}>
            {chosen !== undefined && <Drawing path={chosen.path} />}
            <input
              type="text"
              {...getFieldProps<string>('icon')}
              {...tie}
              maxLength={MAX_ICON_NAME}
              autoComplete="off"
              spellCheck={false}
              readOnly={!editing}
            />
          </InputBox>
        )}
      </Field>
      {others.length > 0 && (
        <div role="group" aria-label={text('navigation.item.icons')} className={styles.found}>
          {others.map((icon) => (
            <button
              key={icon.name}
              type="button"
              className={styles.option}
              data-tooltip={icon.name}
              onClick={() => {
                setPicked(icon.name);
                void setFieldValue('icon', icon.name);
              }}
            >
              <Drawing path={icon.path} />
              <span>{icon.name}</span>
            </button>
          ))}
        </div>
      )}
      <div role="status" className={styles.said}>
        {editing && isNothing && text('navigation.item.noIcons')}
        {editing && state === 'failed' && (
          <>
            {text('navigation.item.iconsFailed')}
            <Button size="small" onClick={retry}>
              {text('shared.actions.retry')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
