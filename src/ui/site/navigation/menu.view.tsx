import { useFormikContext } from 'formik';
import { useLocation } from 'wouter';
import { recordPath } from '../../../application/shared/record-path';
import { menus, type MenuDraft, type MenuRow } from '../../../domain/site/menu';
import { menuFields } from '../../../domain/site/menu.rule';
import { CommandButton } from '../../shared/commands/command-button';
import { TextField } from '../../shared/controls/text-field';
import { tree } from '../../shared/icons/shell-shapes';
import { PlainList } from '../../shared/list/plain-list';
import { columnsOf, filtersOf } from '../../shared/list/table-list';
import type { ScreenProps } from '../../shared/page/screen';
import { PlainRecord } from '../../shared/record/plain-record';
import { RecordToggle } from '../../shared/record/plain-fields';
import { RecordTextField } from '../../shared/record/record-fields';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { FieldGrid, RecordLayout, Wide } from '../../shared/record/record-layout';
import { useText } from '../../shared/runtime/use-text';

const COLUMNS = columnsOf(menuFields, { title: { phone: 'title' }, code: { phone: 'detail' } });
const FILTERS = filtersOf(menuFields);
const nameOf = ({ title }: Pick<MenuRow, 'title'>): string => title;
const mayDelete = ({ canDelete }: MenuRow): boolean => canDelete;

/** The code of a menu, which is read-only once stored. Rule R-NAV-01. */
const StoredCode = () => {
  const text = useText();
  const { code } = useFormikContext<Pick<MenuRow, 'code'>>().values;
  return <TextField name="code" label={text('navigation.menu.code')} value={code} readOnly />;
};

const MenuRecord = (props: ScreenProps) => {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <PlainRecord
      {...props}
      resource={menus}
      nameOf={nameOf}
      deletable={mayDelete}
      removalNote={({ usedIn }) =>
        usedIn.length > 0 && <p>{text('navigation.menu.usedIn', { count: usedIn.length, names: usedIn.join(', ') })}</p>
      }
      commands={(menu) => (
        <CommandButton
          command={{
            key: 'items',
            label: 'navigation.items.title',
            icon: tree,
            disabledReason: menu === null ? LOADING_REASON : null,
            run: () => {
              navigate(`${recordPath('/navigation', menu?.id ?? '')}/items`);
            },
          }}
        />
      )}
    >
      {(menu) => (
        <RecordLayout rail={null}>
          <FieldGrid>
            <Wide>
              <RecordTextField<MenuDraft> name="title" />
            </Wide>
            {menu === null && props.params['id'] === undefined ? (
              <RecordTextField<MenuDraft>
                name="code"
                hint={text('navigation.menu.codeHint')}
                pattern={text('navigation.menu.codePattern')}
              />
            ) : (
              <StoredCode />
            )}
            <Wide>
              <RecordToggle<MenuDraft> name="hasIcons" />
            </Wide>
          </FieldGrid>
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

export const menuViews = {
  list: () => (
    <PlainList resource={menus} strings="navigation.menus" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: MenuRecord,
};
