import { useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { BLANK_ITEM, type ContentDraft, type ContentItem } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import { restoreField } from '../../domain/content/restore-part';
import { draftOf } from '../../domain/shared/resource';
import { CompareView } from './compare/compare.view';
import type { Taken } from './compare/taken';
import type { BlocksActor } from './content.bridge';

interface ContentCompareProps {
  readonly module: ContentModule;
  readonly item: ContentItem;
  readonly blocks: BlocksActor;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
  /** A whole version was restored: there is nothing left to compare. */
  readonly onRestored: () => void;
}

/**
 * Compares versions of an item with the current draft. Restored fields go into the form; restored blocks can be undone.
 * Rule R-CON-13.
 */
export const ContentCompare = ({ module, item, blocks, mayEdit, onClose, onRestored }: ContentCompareProps) => {
  const { values, setValues } = useFormikContext<ContentDraft>();
  const inHand = useSelector(blocks, ({ context }) => context.blocks);
  const draft = useMemo((): ContentDraft => ({ ...values, blocks: inHand }), [inHand, values]);
  const take = (taken: Taken): void => {
    if (taken.kind === 'block') {
      blocks.send(taken.act);
      return;
    }
    const next =
      taken.kind === 'field'
        ? restoreField(draft, taken.older, taken.path)
        : { ...draftOf(BLANK_ITEM, taken.older), newVersion: false };
    // Formik keeps the initial blocks; the current blocks are in their own actor.
    void setValues({ ...next, blocks: values.blocks });
    if (taken.kind === 'field') return;
    blocks.send({ type: 'blocks.replaced', blocks: taken.older.blocks });
    onRestored();
  };
  return (
    <CompareView
      module={module}
      item={item}
      draft={draft}
      history={item.history}
      mayEdit={mayEdit}
      onTake={take}
      onClose={onClose}
    />
  );
};
