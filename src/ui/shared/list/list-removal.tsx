import { removableIds } from '../../../application/shared/overview';
import type { Refusal } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { ListQuery, Page } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import type { Selection } from '../../../domain/shared/list/selection';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { BulkMenu } from './bulk-menu';
import type { DisabledReason } from '../commands/command';
import { CommandButton } from '../commands/command-button';
import { WebsiteText } from '../controls/website-text';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import type { WholeRemovalProps } from './remove-all-dialog';
import type { ListStrings } from './list-strings';
import { loadable, Loaded, type Loadable } from '../runtime/loadable';
import { MissingDialog } from '../overlays/part-not-loaded';
import { refusalKey } from './refusal-key';
import { usePhone } from '../theme/use-media';
import { useText } from '../runtime/use-text';

type Removal = 'confirming' | 'removing' | 'reporting';

interface ListRemovalProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly strings: ListStrings;
  readonly snapshot: {
    readonly context: {
      readonly page: Page<K['row']> | null;
      readonly selection: Selection;
      readonly kept: Id | null;
      readonly removing: readonly Id[];
      readonly refused: readonly Refusal[];
    };
    matches(state: { readonly removal: Removal }): boolean;
  };
  readonly send: (event: {
    readonly type: 'removal.requested' | 'removal.confirmed' | 'removal.cancelled' | 'selection.cleared';
  }) => void;
  readonly nameOf: (row: K['row']) => string;
  /** All rows of the query are selected. */
  readonly whole: boolean;
  readonly onWhole: () => void;
  readonly onRemove: () => void;
  /** Why nothing can be deleted. */
  readonly disabledReason: DisabledReason | null;
  /** The query whose rows are to be deleted, until the deletion starts. */
  readonly wanted: ListQuery<K['filter']> | null;
  readonly running: boolean;
  readonly onTaken: () => void;
  readonly onChanged: () => void;
}

const wholeRemoval = loadable(() =>
  import(/* webpackChunkName: "list-tools" */ './remove-all-dialog').then(
    ({ RemoveAllDialog }) => RemoveAllDialog<never>,
  ),
);

const removalReport = loadable(() =>
  import(/* webpackChunkName: "list-tools" */ '../overlays/progress-dialog').then(
    ({ ProgressDialog }) => ProgressDialog,
  ),
);

/** Bulk deletion: menu with count, confirmation, and the rows that stayed. */
export const ListRemoval = <K extends Kind>(props: ListRemovalProps<K>) => {
  const { resource, strings, snapshot, send, nameOf, whole, wanted, running, onTaken, onChanged } = props;
  const text = useText();
  const phone = usePhone();
  const translate = useDynamicText();
  const { page, selection, kept, removing, refused } = snapshot.context;
  // A loadable component loses its type parameter; the props below are those of K.
  const part = wholeRemoval as unknown as Loadable<WholeRemovalProps<K>>;
  const chosen = removableIds(selection, kept);
  const count = chosen.length;
  const onPage = page?.rows.filter(({ id }) => id !== kept).length;
  // Cards have no header checkbox.
  const isWide = count > 0 && (phone || count === onPage);
  const cancel = (): void => {
    send({ type: 'removal.cancelled' });
  };
  const deleting = snapshot.matches({ removal: 'removing' });
  const going = deleting ? removing : chosen;
  const named = (id: Id): string => {
    const row = page?.rows.find((candidate) => candidate.id === id);
    return row === undefined ? id : nameOf(row);
  };
  return (
    <>
      <BulkMenu
        count={whole && page !== null ? page.total : count}
        disabledReason={props.disabledReason}
        onRemove={props.onRemove}
        onClear={() => {
          send({ type: 'selection.cleared' });
        }}
        more={
          page !== null &&
          !whole &&
          isWide &&
          page.total > count && (
            <CommandButton
              variant="subtle"
              command={{
                key: 'whole',
                label: 'shared.whole.select',
                values: { count: page.total },
                disabledReason: null,
                run: props.onWhole,
              }}
            />
          )
        }
      />
      {(wanted !== null || running) && (
        <Loaded
          part={part}
          props={{ resource, strings, nameOf, wanted, kept, onTaken, onChanged }}
          missing={(retry) => <MissingDialog onRetry={retry} onClose={onTaken} />}
        />
      )}
      {(snapshot.matches({ removal: 'confirming' }) || deleting) && (
        <ConfirmDialog
          busy={deleting}
          title={
            deleting
              ? translate(`${strings}.deleting`, { count: going.length })
              : translate(`${strings}.delete.title`, { count })
          }
          body={translate(`${strings}.delete.body`, { count: going.length })}
          confirm={translate(`${strings}.delete.confirm`, { count: going.length })}
          names={going.map((id) => (
            <WebsiteText key={id}>{named(id)}</WebsiteText>
          ))}
          onConfirm={() => {
            send({ type: 'removal.confirmed' });
          }}
          onCancel={cancel}
        />
      )}
      {snapshot.matches({ removal: 'reporting' }) && (
        <Loaded
          part={removalReport}
          props={{
            title: text('shared.dialogs.progress.refused', { count: refused.length }),
            done: removing.length - refused.length,
            total: removing.length,
            refused: refused.map(({ id, code }) => ({ id, name: named(id), reason: text(refusalKey(code)) })),
            onClose: cancel,
          }}
          missing={(retry) => <MissingDialog onRetry={retry} onClose={cancel} />}
        />
      )}
    </>
  );
};
