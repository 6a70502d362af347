import { makeStyles } from '@griffel/react';
import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { can } from '../../../domain/shared/permission';
import { subtreeOf } from '../../../domain/shared/tree/ordered-tree';
import { MAX_MENU_DEPTH, takesItems } from '../../../domain/site/menu-item.rule';
import { canAddBelow } from '../../../domain/site/menu-tree';
import type { DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { ForbiddenState } from '../../shared/page/screen-states';
import { EmptyState, FailedState } from '../../shared/page/states';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { Pending } from '../../shared/runtime/pending';
import { CommandRow } from '../../shared/record/command-row';
import { RailSection, RecordLayout } from '../../shared/record/record-layout';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { ItemPanel } from './item-panel';
import { MenuItemTree } from './menu-item-tree';
import { useItemEditor, useMenuItems } from './menu-items.bridge';

const TOO_DEEP: DisabledReason = { key: 'navigation.items.tooDeep', values: { most: MAX_MENU_DEPTH } };

const useStyles = makeStyles({
  page: { display: 'contents' },
  waiting: { padding: `14px ${sizes.sheetPadding}`, [phone]: { padding: `14px ${sizes.phonePadding}` } },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The tree of a menu's items, and the panel that adds and edits them. Rules R-NAV-03 to R-NAV-10. */
export const MenuItemsView = ({ params, title, action, refusal }: ScreenProps) => {
  const [styles, text, onPhone] = [useStyles(), useText(), usePhone()];
  const [, navigate] = useLocation();
  const { me } = useSession();
  const menu = params['id'] ?? '';
  const [mayEdit, maySort] = [can(me, 'navigation.menu.edit'), can(me, 'navigation.menu.sort')];
  const bound = useMenuItems(menu);
  const editor = useItemEditor();
  const page = useRef<HTMLDivElement>(null);
  const { shown, tree, reload } = bound;
  const { close } = editor;
  const done = useCallback(() => {
    close();
    const line = page.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    (line ?? page.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [close]);
  const here = `/navigation/${encodeURIComponent(menu)}`;
  const isForbidden = bound.hasFailed && bound.failure?.kind === 'Forbidden';
  if ((!mayEdit && !maySort) || isForbidden)
    return (
      <ForbiddenState
        screen={title}
        refusal={refusal}
        onRetry={isForbidden ? reload : undefined}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  const isLoading = tree === null && !bound.hasFailed;
  const item = editor.item === null ? undefined : shown?.items.get(editor.item);
  const below = shown === null || editor.item === null ? 0 : subtreeOf(shown.order, editor.item).length - 1;
  const isAllOpen = shown === null || [...shown.order.children.keys()].every((id) => id === null || bound.open.has(id));
  const panel =
    editor.mode === 'idle' ? (
      <RailSection title={text('navigation.item.title')}>
        <p className={styles.quiet}>{text('navigation.item.choose')}</p>
      </RailSection>
    ) : (
      <ItemPanel
        key={editor.mode === 'adding' ? `new ${editor.parent ?? ''}` : editor.item}
        menu={menu}
        hasIcons={bound.hasIcons}
        item={editor.item}
        parent={editor.parent}
        parentName={editor.parent === null ? '' : (shown?.items.get(editor.parent)?.label ?? '')}
        below={below}
        onChanged={reload}
        onDone={done}
      />
    );
  const body = () => {
    if (bound.hasFailed)
      return (
        <FailedState
          title={text(bound.failure?.kind === 'NotFound' ? 'navigation.tree.gone' : 'navigation.tree.failed')}
          failure={bound.failure}
          onRetry={reload}
        />
      );
    if (shown === null || tree === null)
      return (
        <Pending when>
          <RecordLayout
            rail={mayEdit ? <RailSection lines={1} title={text('navigation.item.title')} children={null} /> : null}
            wideRail
            only={onPhone && mayEdit ? 'work' : undefined}
          >
            <div className={styles.waiting}>
              <ListSkeleton />
            </div>
          </RecordLayout>
        </Pending>
      );
    return (
      <RecordLayout
        rail={mayEdit ? panel : null}
        wideRail
        only={onPhone && mayEdit ? (editor.mode === 'idle' ? 'work' : 'rail') : undefined}
      >
        {shown.items.size === 0 ? (
          <EmptyState title={text('navigation.tree.empty.title')} body={text('navigation.tree.empty.body')} />
        ) : (
          <MenuItemTree
            bound={bound}
            tree={shown}
            selected={editor.item}
            maySort={maySort}
            onSelect={mayEdit ? editor.select : () => undefined}
          />
        )}
      </RecordLayout>
    );
  };
  return (
    <div ref={page} className={styles.page}>
      <Pending when={isLoading}>
        <PageHeader
          title={title}
          action={action}
          record={bound.title ?? undefined}
          backLabel={text('navigation.tree.back')}
          onBack={() => {
            navigate(mayEdit ? here : '/navigation');
          }}
        >
          <span role="status">{bound.isMoving && text('navigation.tree.saving')}</span>
        </PageHeader>
      </Pending>
      <CommandRow
        right={
          <>
            {(isLoading || (shown?.order.children.size ?? 0) > 1) && (
              <CommandButton
                variant="subtle"
                command={{
                  key: 'fold',
                  label: isAllOpen ? 'navigation.tree.closeAll' : 'navigation.tree.openAll',
                  icon: shellShapes.sortable,
                  disabledReason: isLoading ? LOADING_REASON : null,
                  run: isAllOpen ? bound.closeAll : bound.openAll,
                }}
              />
            )}
            {mayEdit && (
              <CommandButton
                command={{
                  key: 'details',
                  label: 'navigation.tree.details',
                  icon: shellShapes.edit,
                  disabledReason: null,
                  run: () => {
                    navigate(here);
                  },
                }}
              />
            )}
          </>
        }
      >
        {mayEdit && (shown !== null || !bound.hasFailed) && (
          <CommandButton
            data-add=""
            variant={editor.mode === 'idle' ? 'primary' : 'outline'}
            command={{
              key: 'add',
              label: 'navigation.items.add',
              icon: shellShapes.add,
              disabledReason: shown === null ? LOADING_REASON : null,
              run: () => {
                editor.add(null);
              },
            }}
          />
        )}
        {mayEdit && shown !== null && item !== undefined && takesItems(item.type) && (
          <CommandButton
            command={{
              key: 'addBelow',
              label: 'navigation.items.addBelow',
              icon: shellShapes.add,
              disabledReason: canAddBelow(shown, item.id) ? null : TOO_DEEP,
              run: () => {
                editor.add(item.id);
              },
            }}
          />
        )}
      </CommandRow>
      {body()}
    </div>
  );
};
