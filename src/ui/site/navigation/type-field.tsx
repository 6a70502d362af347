import { makeResetStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { MenuItemDraft } from '../../../domain/site/menu-item';
import { MENU_ITEM_TYPES, takesItems } from '../../../domain/site/menu-item.rule';
import { Icon } from '../../shared/icons/icon';
import { useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { iconOfType } from './type-icons';

const useGroup = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(4, minmax(0, 1fr))',
  'gap': '6px',
  'margin': 0,
  'padding': 0,
  'border': 0,
  '& > legend': {
    marginBottom: tokens.spacingVerticalXS,
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  '& > p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  '& > p[data-wrong]': { color: tokens.colorStatusDangerForeground1 },
});
const useOption = makeResetStyles({
  'position': 'relative',
  'display': 'flex',
  'flexDirection': 'column',
  'alignItems': 'center',
  'justifyContent': 'center',
  'gap': tokens.spacingVerticalXS,
  'minHeight': '60px',
  'border': `1px solid ${tokens.colorNeutralStroke1}`,
  'borderRadius': tokens.borderRadiusMedium,
  'fontSize': tokens.fontSizeBase200,
  'backgroundColor': tokens.colorNeutralBackground1,
  'cursor': 'pointer',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderRightColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderLeftColor: tokens.colorCompoundBrandStroke,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  '&:has(:disabled)': { cursor: 'default', color: tokens.colorNeutralForegroundDisabled },
});

/**
 * The type of a menu item, each with its icon. Rule R-SHR-60.
 * @param hasItems the item has children, which modules and routes do not allow
 */
export const TypeField = ({ hasItems }: { readonly hasItems: boolean }) => {
  const [group, option, text, choiceText] = [useGroup(), useOption(), useText(), useChoiceText()];
  const { editing, labelOf } = useRecordFields();
  const { values, initialValues: stored, setFieldValue } = useFormikContext<MenuItemDraft>();
  const error = useFieldError('type');
  return (
    <fieldset className={group}>
      <legend>{labelOf('type')}</legend>
      {[...new Set([...MENU_ITEM_TYPES, stored.type])].map((type) => (
        <label key={type} className={option}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={values.type === type}
            disabled={!editing || (hasItems && !takesItems(type) && type !== stored.type)}
            onChange={() => {
              void setFieldValue('type', type);
              // A module route is not valid as a plain route: clear it.
              if (values.route !== null && !takesItems(type)) void setFieldValue('route', null);
            }}
          />
          <Icon icon={iconOfType(type)} />
          {choiceText('navigation.types', type)}
        </label>
      ))}
      {error === undefined ? (
        hasItems && editing && <p>{text('navigation.item.hasItems')}</p>
      ) : (
        <p data-wrong="">{error}</p>
      )}
    </fieldset>
  );
};
