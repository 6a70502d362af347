import { makeStyles, mergeClasses } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Id } from '../../../domain/shared/id';
import { UPDATE_FIELDS, type UpdateField } from '../../../domain/spare-parts/spare-item.rule';
import { itemsOf, spareParts, type SparePart } from '../../../domain/spare-parts/spare-part';
import { StatePage } from '../../shared/page/state-page';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useRecordState } from '../../shared/record/record-context';
import { useIsReadOnly, useRecordFields } from '../../shared/record/record-fields';
import { useParts } from '../../shared/record/use-parts';
import { OPENED_FROM_SCREEN } from '../../shared/page/editor-exit.bridge';
import { sheetAddress } from '../sheet-address';
import { useText } from '../../shared/runtime/use-text';
import { narrow, phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ExplodedStage } from './exploded-stage';
import { ItemDialog } from './item-dialog';
import { ItemTable } from './item-table';
import { useReviewEnd, useShownReference, type ExplodedView } from './part.bridge';
import { PartTabs, tabId } from './part-tabs';
import { ReviewKeys } from './review-pane';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 42%) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    flex: '1',
    minHeight: 0,
    [narrow]: { display: 'block', overflow: 'auto' },
    [slim]: { display: 'block', overflow: 'auto' },
    [phone]: { overflow: 'visible' },
  },
  alone: { gridTemplateColumns: 'minmax(0, 1fr)' },
  rows: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  note: { flex: 'none', padding: '10px 24px 0', color: tokens.colorNeutralForeground3 },
  waiting: { padding: '16px 24px' },
});

const NONE: SparePart['parts'] = [];

interface PartBodyProps {
  /** Id of the tab panel. */
  readonly panel: string;
  readonly view: ExplodedView;
  readonly part: SparePart | null;
}

/** The categories of a reference with their drawings and items, or a message why there are none. */
export const PartBody = ({ panel, view, part }: PartBodyProps) => {
  const styles = useStyles();
  const text = useText();
  const [, navigate] = useLocation();
  const stored = part?.parts ?? NONE;
  const { parts, editing, assign, wrong } = useParts(stored);
  const { refused } = useRecordFields();
  const isReadOnly = useIsReadOnly();
  const { edit } = useRecordState();
  const [opened, setOpened] = useState<Id | null>(null);
  useShownReference(view, part);
  useReviewEnd(view, editing || isReadOnly);
  const sheetId = useSelector(view, ({ context }) => context.sheet);
  const items = useMemo(() => itemsOf(parts, sheetId ?? ''), [parts, sheetId]);
  const open = useCallback((item: Id) => {
    setOpened(item);
  }, []);
  if (part === null)
    return (
      <div className={styles.waiting} aria-busy>
        <TextSkeleton lines={10} />
      </div>
    );
  const sheet = part.sheets.find(({ id }) => id === sheetId);
  const place = parts.findIndex(({ key }) => key === opened);
  const item = parts[place]?.value;
  const before = stored.find(({ key }) => key === opened)?.value;
  const refusedOf = (): Partial<Record<UpdateField | 'product', string>> => {
    const said: Partial<Record<UpdateField | 'product', string>> = {};
    for (const field of [...UPDATE_FIELDS, 'product'] as const) {
      const code = refused[`parts.${place}.value.${field}`];
      if (code !== undefined) said[field] = text(`shared.fields.codes.${code}`);
    }
    return said;
  };
  return (
    <>
      {part.sheets.length === 0 ? (
        <StatePage
          sign="empty"
          title={text(
            part.checkedAt === null ? 'spareParts.part.notFetched.title' : 'spareParts.part.fetchFailed.title',
          )}
          body={text(part.checkedAt === null ? 'spareParts.part.notFetched.body' : 'spareParts.part.fetchFailed.body')}
        />
      ) : (
        <ReviewKeys view={view} sheets={part.sheets} parts={parts} stored={stored} assign={assign} editing={editing}>
          <PartTabs panel={panel} view={view} sheets={part.sheets} parts={parts}>
            <div
              id={panel}
              role="tabpanel"
              aria-labelledby={tabId(panel, sheetId)}
              className={mergeClasses(styles.panel, sheet?.drawing === null && styles.alone)}
            >
              {sheet !== undefined && sheet.drawing !== null && (
                <ExplodedStage
                  key={sheet.id}
                  view={view}
                  label={text('spareParts.part.stage.label', { category: sheet.label })}
                  drawing={sheet.drawing}
                  items={items}
                  onOpen={open}
                  onEdit={
                    edit === null
                      ? null
                      : () => {
                          const state: unknown = history.state;
                          navigate(sheetAddress(part.id, sheet.id), { replace: true, state });
                          navigate(`/${spareParts.key}/${part.id}/image/${sheet.id}`, { state: OPENED_FROM_SCREEN });
                        }
                  }
                />
              )}
              {items.length === 0 ? (
                <StatePage
                  sign="empty"
                  title={text('spareParts.part.noItems.title')}
                  body={text('spareParts.part.noItems.body')}
                />
              ) : (
                <div className={styles.rows}>
                  {sheet?.drawing === null && <p className={styles.note}>{text('spareParts.part.stage.none')}</p>}
                  <ItemTable view={view} items={items} stored={stored} wrong={wrongKeys(parts, wrong)} onOpen={open} />
                </div>
              )}
            </div>
          </PartTabs>
        </ReviewKeys>
      )}
      {opened !== null && item !== undefined && before !== undefined && (
        <ItemDialog
          // While read-only, remount when the stored item changes; an edit starts with the stored item.
          key={editing ? opened : `${opened} ${JSON.stringify(before)}`}
          stored={before}
          item={item}
          editing={editing}
          refused={refusedOf()}
          onEdit={editing || edit?.disabledReason !== null ? null : edit.run}
          onApply={(changed) => {
            assign(opened, () => changed);
            setOpened(null);
          }}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
};

const wrongKeys = (parts: SparePart['parts'], places: ReadonlySet<number>): ReadonlySet<Id> =>
  new Set([...places].flatMap((place) => parts[place]?.key ?? []));
