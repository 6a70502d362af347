import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import type { RecordPlace } from '../../../application/shared/record-path';
import type { Id } from '../../../domain/shared/id';
import { menuItemId, menuItems, type MenuItemDraft, type MenuReference } from '../../../domain/site/menu-item';
import { Button } from '../../shared/controls/button';
import { useQuotedText } from '../../shared/controls/website-text';
import { close } from '../../shared/icons/shapes';
import { UnsavedMark } from '../../shared/page/page-header';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { RecordConflict } from '../../shared/record/record-conflict';
import { FormikForm } from '../../shared/record/record-form.bridge';
import { RailSection } from '../../shared/record/record-layout';
import { RecordScreen } from '../../shared/record/record-screen';
import { useRecord } from '../../shared/record/record.bridge';
import { useFieldText } from '../../shared/record/use-field-text';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ItemFields } from './item-fields';
import { useItemEditing } from './menu-items.bridge';

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  at: { marginBottom: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
});

const nameOf = ({ label }: MenuItemDraft): string => label;
const labelIn = (chosen: MenuReference | null): string => chosen?.label ?? '';

interface ItemPanelProps {
  readonly menu: Id;
  /** The menu shows icons. */
  readonly hasIcons: boolean;
  /** `null` adds an item. */
  readonly item: Id | null;
  readonly parent: Id | null;
  /** Name of the new item's parent; empty on the first level. */
  readonly parentName: string;
  /** Number of descendants of the item. */
  readonly below: number;
  /** Keep the identity of both. */
  readonly onChanged: () => void;
  readonly onDone: () => void;
}

/** The panel that adds or edits a menu item. Rule R-NAV-10. */
export const ItemPanel = ({ menu, hasIcons, item, parent, parentName, below, onChanged, onDone }: ItemPanelProps) => {
  const [styles, text] = [useStyles(), useText()];
  const choiceText = useChoiceText();
  const quoted = useQuotedText();
  const id = menuItemId({ menu, item, parent });
  const place = useMemo((): RecordPlace => {
    const list = `/navigation/${encodeURIComponent(menu)}/items`;
    return { module: 'navigation', list, pathOf: () => list };
  }, [menu]);
  const record = useRecord(menuItems, id, place, {
    onLost: useMemo(
      () => () => {
        onChanged();
        onDone();
      },
      [onChanged, onDone],
    ),
  });
  useItemEditing(record.actor, onChanged, onDone);
  const { editing, dirty } = record;
  const words = useMemo(
    () => ({
      type: (type: string) => choiceText('navigation.types', type),
      target: (target: string) => choiceText('navigation.targets', target),
      page: labelIn,
      route: labelIn,
      submenu: labelIn,
    }),
    [choiceText],
  );
  const texts = useFieldText<MenuItemDraft>(menuItems, { words });
  const isNew = item === null;
  const title = text(isNew ? 'navigation.item.adding' : 'navigation.item.editing');
  return (
    <FormikForm values={record.fields} rule={menuItems.rule}>
      <RecordScreen
        isPart
        record={record}
        title={title}
        nameOf={nameOf}
        copyable={false}
        deletable
        removalNote={below > 0 && <p>{text('navigation.items.below', { count: below })}</p>}
        conflict={(conflict, answer) => <RecordConflict conflict={conflict} {...texts} {...answer} />}
      >
        {(stored) => (
          <RailSection
            handlesPending
            title={title}
            tools={
              <span className={styles.tools}>
                {dirty && <UnsavedMark />}
                <Button
                  variant="subtle"
                  size="small"
                  icon={close}
                  aria-label={text('shared.actions.close')}
                  onClick={editing ? record.cancel : onDone}
                />
              </span>
            }
          >
            {isNew && (
              <p className={styles.at}>
                {parentName === ''
                  ? text('navigation.item.atTop')
                  : quoted('navigation.item.atBelow', { name: parentName }, ['name'])}
              </p>
            )}
            {stored === null ? (
              <TextSkeleton />
            ) : (
              <ItemFields menu={menu} hasIcons={hasIcons} isNew={isNew} hasItems={below > 0} />
            )}
          </RailSection>
        )}
      </RecordScreen>
    </FormikForm>
  );
};
