import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import type { RecordPlace } from '../../../application/shared/record-path';
import type { Id } from '../../../domain/shared/id';
import { menuItemId, menuItems, type MenuItem, type MenuItemDraft } from '../../../domain/site/menu-item';
import { isValid } from '../../../domain/shared/rule';
import { Button } from '../../shared/controls/button';
import { useQuotedText } from '../../shared/controls/website-text';
import { close } from '../../shared/icons/shapes';
import { UnsavedMark } from '../../shared/page/page-header';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { RecordCommands } from '../../shared/record/record-commands';
import { RecordConflict, type FieldTextOf } from '../../shared/record/record-conflict';
import { FormikForm } from '../../shared/record/record-form.bridge';
import { RecordFrame } from '../../shared/record/record-frame';
import { RailSection } from '../../shared/record/record-layout';
import { RecordRemoval } from '../../shared/record/record-removal';
import { useRecord } from '../../shared/record/record.bridge';
import { useChoiceText, useDynamicText } from '../../shared/runtime/use-dynamic-text';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ItemFields } from './item-fields';
import { useItemEditing } from './menu-items.bridge';

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  at: { marginBottom: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
});

const nameOf = ({ label }: MenuItemDraft): string => label;

interface ItemPanelProps {
  readonly menu: Id;
  /** Items of the menu have icons. */
  readonly hasIcons: boolean;
  /** Null adds one. */
  readonly item: Id | null;
  readonly parent: Id | null;
  /** Name of the parent of one that is added; empty on the first level. */
  readonly parentName: string;
  /** Items below it, on all levels. */
  readonly below: number;
  /** Keep the identity of both. */
  readonly onChanged: () => void;
  readonly onDone: () => void;
}

/** The pane that adds or edits one item. Rule R-NAV-10. */
export const ItemPanel = ({ menu, hasIcons, item, parent, parentName, below, onChanged, onDone }: ItemPanelProps) => {
  const [styles, text, translate] = [useStyles(), useText(), useDynamicText()];
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
  const { snapshot, editing, dirty, send } = record;
  const { stored, existence } = snapshot.context;
  const fieldText = useMemo((): FieldTextOf<MenuItemDraft> => {
    const valueOf = (value: MenuItemDraft[keyof MenuItemDraft]): string => {
      if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
      return typeof value === 'string' ? value : (value?.label ?? '');
    };
    return (field, draft) => ({
      label: translate(`navigation.item.${field}`),
      value:
        field === 'type'
          ? choiceText('navigation.types', draft.type)
          : field === 'target'
            ? choiceText('navigation.targets', draft.target)
            : valueOf(draft[field]),
    });
  }, [choiceText, text, translate]);
  const isNew = item === null;
  const title = text(isNew ? 'navigation.item.adding' : 'navigation.item.editing');
  return (
    <FormikForm values={record.fields} rule={menuItems.rule}>
      <RecordFrame<MenuItem, MenuItemDraft>
        isPart
        record={record}
        id={id}
        place={place}
        title={title}
        action={undefined}
        nameOf={nameOf}
        labelOf={(name) => translate(`navigation.item.${name}`)}
        mayEdit
        mayAdd={false}
        commands={() => null}
        foot={(controls) => (
          <RecordCommands
            editing={editing}
            saving={controls.saving}
            offering={controls.waits}
            ready={controls.ready}
            mayEdit={false}
            editOff={null}
            errors={controls.errors}
            holds={isValid(menuItems.rule(controls.values))}
            saveOff={controls.saveOff}
            isThrottled={controls.isThrottled}
            onEdit={controls.edit}
            onCancel={controls.cancel}
          >
            {!isNew && existence === 'stored' && (
              <RecordRemoval strings="navigation.items" name={controls.name} snapshot={snapshot} send={send}>
                {below > 0 && <p>{text('navigation.items.below', { count: below })}</p>}
              </RecordRemoval>
            )}
          </RecordCommands>
        )}
        conflict={(conflict, answer) => <RecordConflict conflict={conflict} fieldText={fieldText} {...answer} />}
      >
        <RailSection
          handlesPending
          title={title}
          tools={
            <span className={styles.tools}>
              {dirty && <UnsavedMark />}
              <Button
                look="subtle"
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
      </RecordFrame>
    </FormikForm>
  );
};
