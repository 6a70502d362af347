import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { Suggestion } from '../../../application/content/ports/choices.port';
import { recordPath } from '../../../application/shared/record-path';
import type { Id } from '../../../domain/shared/id';
import type { MenuItemDraft } from '../../../domain/site/menu-item';
import { leadsToRoute, MENU_TARGETS, SUGGESTED_ADDING, SUGGESTED_EDITING } from '../../../domain/site/menu-item.rule';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { ChosenField } from '../../content/published/choices/choice-field';
import { RecordChoice } from '../../content/published/choices/record-choices';
import { Field } from '../../shared/controls/field';
import { LinkTarget, RecordLink } from '../../shared/controls/link-target';
import { RecordSelect, RecordToggle } from '../../shared/record/plain-fields';
import { RecordTextField, useFieldError, useRecordFields } from '../../shared/record/record-fields';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useText } from '../../shared/runtime/use-text';
import { sizes } from '../../shared/theme/sizes';
import { IconField } from './icon-field';
import { TypeField } from './type-field';

const useStyles = makeStyles({ fields: { display: 'grid', gap: sizes.fieldGap, minWidth: 0 } });

/** The module or route of the website that an item links to. Rule R-NAV-06. */
const RouteField = ({ limit }: { readonly limit: number }) => {
  const text = useText();
  const { editing } = useRecordFields();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<MenuItemDraft>();
  const { type, route } = values;
  const error = useFieldError('route');
  const label = useChoiceText()('navigation.types', type);
  const choose = useCallback(
    ({ id, label: name, value }: Suggestion) => {
      void setFieldValue('route', { id: value ?? id, label: name });
    },
    [setFieldValue],
  );
  const chosen = route === null ? [] : [route];
  if (!editing) return <ChosenField label={label} value={chosen} />;
  return (
    <Field label={label} error={error} required>
      {(tie) => (
        <ChoiceBox
          key={type}
          tie={tie}
          label={label}
          source="navigation/routes"
          limit={limit}
          only={(found) => found.type === type && found.value !== route?.id}
          chosen={chosen}
          placeholder={text(route === null ? 'content.choices.placeholder' : 'content.choices.replace')}
          onChoose={choose}
          onRemove={() => {
            void setFieldValue('route', null);
          }}
          onLeave={() => {
            void setFieldTouched('route');
          }}
        />
      )}
    </Field>
  );
};

interface ItemFieldsProps {
  readonly menu: Id;
  /** The menu shows icons. */
  readonly hasIcons: boolean;
  readonly isNew: boolean;
  readonly hasItems: boolean;
}

/** The fields of a menu item, depending on its type. Rules R-NAV-02 and R-NAV-06. */
export const ItemFields = ({ menu, hasIcons, isNew, hasItems }: ItemFieldsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const { type, page, location, submenu } = useFormikContext<MenuItemDraft>().values;
  const limit = isNew ? SUGGESTED_ADDING : SUGGESTED_EDITING;
  return (
    <div className={styles.fields}>
      <RecordTextField<MenuItemDraft> name="label" required />
      <TypeField hasItems={hasItems} />
      {type === 'page' && (
        <div>
          <RecordChoice<MenuItemDraft> name="page" source="page" limit={limit} required />
          {page !== null && <RecordLink module="page" path={recordPath('/page', page.id)} title={page.label} />}
        </div>
      )}
      {type === 'external' && (
        <div>
          <RecordTextField<MenuItemDraft>
            name="location"
            required
            hint={text('navigation.item.locationHint')}
            pattern={text('navigation.item.locationPattern')}
          />
          <LinkTarget address={location} />
        </div>
      )}
      {leadsToRoute(type) && <RouteField limit={limit} />}
      {type === 'module' && <RecordToggle<MenuItemDraft> name="subitems" />}
      <RecordSelect<MenuItemDraft>
        name="target"
        choices={MENU_TARGETS.map((value) => ({ value, label: text(`navigation.targets.${value}`) }))}
      />
      {hasIcons && <IconField />}
      <div>
        <RecordChoice<MenuItemDraft>
          name="submenu"
          source="navigation"
          chooser={menu}
          limit={limit}
          hint={text('navigation.item.submenuHint')}
          notValid={text('navigation.item.submenuRefused')}
        />
        {submenu !== null && (
          <RecordLink
            module="navigation"
            path={`${recordPath('/navigation', submenu.id)}/items`}
            title={submenu.label}
            right="navigation.menu"
          />
        )}
      </div>
    </div>
  );
};
