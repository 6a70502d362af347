import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { WiredVersions } from '../../../application/content/wire-versions';
import { compareItems, type Comparison } from '../../../domain/content/compare';
import { namesOf } from '../../../domain/shared/modules/module-entries.rule';
import type { ContentDraft, ContentItem, HistoryEntry } from '../../../domain/content/content-item';
import type { ContentModule } from '../../../domain/content/modules.rule';
import { restoreAction, type RestorablePart } from '../../../domain/content/restore-part';
import { newestFirst } from '../../../domain/content/version-pair';
import type { DisabledReason } from '../../shared/commands/command';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { useDynamicText } from '../../shared/runtime/use-dynamic-text';
import { useFormat } from '../../shared/runtime/use-session';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import { useEscape } from '../../shared/focus/keys.bridge';
import { PageHeader } from '../../shared/page/page-header';
import { EmptyState, FailedState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { focusOnMount } from '../../shared/focus/take-focus';
import { htmlDecoder } from '../../shared/rich-text/html/references';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useService } from '../../shared/runtime/use-service';
import { useText } from '../../shared/runtime/use-text';
import { useChangeSteps } from './change-steps';
import type { CompareLayout } from './change-text';
import { CompareChanges } from './compare-changes';
import { CompareCommands } from './compare-commands';
import { CompareSummary } from './compare-summary';
import { useCompareStyles } from './compare.styles';
import { pieceReader } from './pieces';
import type { Taken } from './taken';
import { useVersionName, VersionList } from './version-list';

interface CompareViewProps {
  readonly module: ContentModule;
  /** The stored item. */
  readonly item: ContentItem;
  /** The current draft. */
  readonly draft: ContentDraft;
  readonly history: readonly HistoryEntry[];
  /** Parts of an older version may be restored. */
  readonly mayEdit: boolean;
  readonly onTake: (taken: Taken) => void;
  readonly onClose: () => void;
}

/** Nothing can be compared, or nothing differs. */
const OFF = {
  alone: { key: 'content.versions.alone.title' },
  failed: { key: 'content.versions.failed' },
  none: { key: 'content.versions.none.title' },
} satisfies Record<string, DisabledReason>;

const changesIn = ({ fields, blocks }: Comparison): number =>
  fields.length + blocks.filter(({ kind, moved }) => kind !== 'unchanged' || moved).length;

/** Compares two versions; parts of the older one can be restored. Rules R-CON-08, R-CON-12 and R-CON-13. */
export const CompareView = (props: CompareViewProps) => (
  <OpenCompare key={newestFirst(props.history)[0]?.id ?? ''} {...props} />
);

/** Remounted after a save, which adds a version. */
const OpenCompare = ({ module, item, draft, history, mayEdit, onTake, onClose }: CompareViewProps) => {
  const [styles, text, translate, format] = [useCompareStyles(), useText(), useDynamicText(), useFormat()];
  const edited = useMemo(() => changesIn(compareItems(item, draft, htmlDecoder)) > 0, [draft, item]);
  const [snapshot, send] = useMachine(useService(WiredVersions), { input: { module, history, edited } });
  const { pair, known, failure } = snapshot.context;
  const [layout, setLayout] = useState<CompareLayout>('inline');
  const [asking, setAsking] = useState(false);
  const nameOf = useVersionName(history, edited);
  useEscape(onClose);

  const older = (pair !== null && known.get(pair.from)) || null;
  const later = pair === null ? null : pair.to === null ? draft : (known.get(pair.to) ?? null);
  const comparison = useMemo(
    () => (older === null || later === null ? null : compareItems(older, later, htmlDecoder)),
    [later, older],
  );
  const retry = useRetry(comparison !== null, () => {
    send({ type: 'retry.requested' });
  });
  const count = comparison === null ? 0 : changesIn(comparison);
  const off =
    pair === null
      ? OFF.alone
      : snapshot.matches('failed')
        ? OFF.failed
        : comparison === null
          ? LOADING_REASON
          : count === 0
            ? OFF.none
            : null;
  const { area, at, go } = useChangeSteps(`${pair?.from ?? ''} ${pair?.to ?? ''}`, count, off);
  const reader = pieceReader(text, format);

  const take = (taken: Taken) => (): void => {
    onTake(taken);
    // The button disappears with the restored part.
    area.current?.focus({ preventScroll: true });
  };
  const source = mayEdit && pair?.to === null ? older : null;
  const takeField = (path: string) => (source === null ? null : take({ kind: 'field', path, older: source }));
  const takePart = (guid: string, part: RestorablePart) => {
    const act = source === null ? null : restoreAction(draft.blocks, source.blocks, guid, part);
    return act === null ? null : take({ kind: 'block', act });
  };

  const work = () => {
    if (pair === null)
      return <EmptyState title={text('content.versions.alone.title')} body={text('content.versions.alone.body')} />;
    if (snapshot.matches('failed'))
      return <FailedState title={text('content.versions.failed')} failure={failure} {...retry} />;
    if (comparison === null)
      return (
        <>
          <p role="status" className={styles.hidden}>
            {text('content.versions.loading')}
          </p>
          <TextSkeleton lines={12} />
        </>
      );
    if (count === 0)
      return <EmptyState title={text('content.versions.none.title')} body={text('content.versions.none.body')} />;
    return (
      <>
        <CompareSummary counts={comparison.counts} />
        {layout === 'beside' && (
          <div className={styles.heads} aria-hidden>
            <span>{nameOf(pair.from)}</span>
            <span>{nameOf(pair.to)}</span>
          </div>
        )}
        <CompareChanges
          module={module}
          comparison={comparison}
          layout={layout}
          reader={reader}
          takeField={takeField}
          takePart={takePart}
          at={at}
          count={count}
        />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={translate(`${namesOf(module)}.record`)}
        action={text('content.versions.action')}
        record={draft.name}
        onBack={onClose}
        backLabel={text('content.versions.back')}
      />
      <CompareCommands
        at={at}
        count={count}
        layout={layout}
        disabledReason={off}
        restoreDisabledReason={!mayEdit ? undefined : older === null || pair?.to === null ? off : null}
        onRestore={() => {
          setAsking(true);
        }}
        onLayout={setLayout}
        onStep={go}
      />
      <div className={styles.columns}>
        <aside ref={focusOnMount} tabIndex={-1} className={styles.rail} aria-label={text('content.versions.list')}>
          <VersionList
            history={history}
            pair={pair}
            edited={edited}
            onChoose={(chosen) => {
              send({ type: 'versions.chosen', pair: chosen });
            }}
          />
        </aside>
        <div
          ref={area}
          className={styles.work}
          role="region"
          aria-label={text('content.versions.content')}
          tabIndex={-1}
        >
          {work()}
        </div>
      </div>
      {asking && older !== null && pair !== null && (
        <ConfirmDialog
          title={text('content.versions.ask.title', { when: nameOf(pair.from) })}
          body={text(edited ? 'content.versions.ask.bodyUnsaved' : 'content.versions.ask.body')}
          confirm={text('content.versions.ask.confirm')}
          onConfirm={() => {
            flushSync(() => {
              setAsking(false);
            });
            take({ kind: 'version', older })();
          }}
          onCancel={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
};
