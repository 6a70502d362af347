import { makeStyles } from '@griffel/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, type ChangeEvent, type SyntheticEvent } from 'react';
import { itemReviewMachine } from '../../../domain/spare-parts/item-review.machine';
import { hasOpenProposal, type SpareItem } from '../../../domain/spare-parts/spare-item';
import {
  MAX_ITEM_CODE,
  MAX_ITEM_NAME,
  MAX_ITEM_TEXT,
  spareItemRule,
  type UpdateField,
} from '../../../domain/spare-parts/spare-item.rule';
import { Button } from '../../shared/controls/button';
import { TextArea } from '../../shared/controls/text-area';
import { TextField } from '../../shared/controls/text-field';
import { Dialog } from '../../shared/overlays/dialog';
import { FormPortal } from '../../shared/overlays/form-portal';
import { useProblemText } from '../../shared/record/use-problem-text';
import { useText } from '../../shared/runtime/use-text';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { AvailabilityDot } from './availability';
import { itemTitle } from './item-summary';
import { ProductField } from './product-field';
import { ProposalRow } from './proposal-row';

const LINES = ['code', 'name', 'quantity'] as const;
const TEXTS = ['remarks', 'specifications'] as const;
const LONGEST: Readonly<Record<UpdateField, number>> = {
  code: MAX_ITEM_CODE,
  name: MAX_ITEM_NAME,
  // Longer than the rule allows, so that typed text is rejected visibly instead of truncated.
  quantity: 10,
  remarks: MAX_ITEM_TEXT,
  specifications: MAX_ITEM_TEXT,
};

const useStyles = makeStyles({
  available: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, margin: '8px 0 12px' },
  lines: {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr) 100px',
    gap: '12px 16px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  field: { marginTop: '12px' },
});

interface ItemDialogProps {
  readonly stored: SpareItem;
  readonly item: SpareItem;
  readonly editing: boolean;
  /** Server errors by field. */
  readonly refused: Readonly<Partial<Record<UpdateField | 'product', string>>>;
  /** Starts the edit; `null` without the right, or while editing. */
  readonly onEdit: (() => void) | null;
  readonly onApply: (item: SpareItem) => void;
  readonly onClose: () => void;
}

/** An item with a decision for each proposed value. Applied values are saved with the reference. Rule R-SPA-10. */
export const ItemDialog = ({ stored, item: opened, editing, refused, onEdit, onApply, onClose }: ItemDialogProps) => {
  const styles = useStyles();
  const [text, form] = [useText(), useId()];
  const problemText = useProblemText();
  const actor = useActorRef(itemReviewMachine, { input: { stored, item: opened } });
  const snapshot = useSelector(actor, (state) => state);
  const { item } = snapshot.context;
  const problems = spareItemRule(item);
  const errorOf = (field: UpdateField): string | undefined =>
    problems[field] === 'pattern.default'
      ? text('spareParts.item.wholeNumber')
      : (problemText(problems[field]) ?? (item[field] === opened[field] ? refused[field] : undefined));
  const tie = (field: UpdateField) => ({
    label: text(`spareParts.item.${field}`),
    value: item[field],
    readOnly: !editing,
    maxLength: LONGEST[field],
    error: editing ? errorOf(field) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      actor.send({ type: 'field.typed', field, value: target.value });
    },
  });
  const proposal = (field: UpdateField) =>
    item.proposals[field] !== undefined && (
      <ProposalRow
        field={field}
        stored={stored}
        item={item}
        deciding={
          editing
            ? {
                accept: (own) => {
                  actor.send({ type: 'proposal.accepted', field: own });
                },
                reject: (own) => {
                  actor.send({ type: 'proposal.rejected', field: own });
                },
                undo: (own) => {
                  actor.send({ type: 'decision.undone', field: own });
                },
              }
            : null
        }
      />
    );
  const isChanged = snapshot.matches('changed');
  return (
    // A separate form: Enter applies the item and does not save the reference.
    <FormPortal>
      <Dialog
        title={itemTitle(stored)}
        width="wide"
        onClose={onClose}
        actions={
          editing ? (
            <>
              <Button
                disabledReason={hasOpenProposal(item) ? undefined : text('spareParts.part.dialog.noUpdates')}
                onClick={() => {
                  actor.send({ type: 'all.accepted' });
                }}
              >
                {text('spareParts.part.dialog.acceptAll')}
              </Button>
              <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
              <Button
                variant="primary"
                disabledReason={
                  isChanged
                    ? undefined
                    : text(
                        snapshot.matches('wrong') ? 'spareParts.part.dialog.wrong' : 'spareParts.part.dialog.unchanged',
                      )
                }
                type="submit"
                form={form}
              >
                {text('spareParts.part.dialog.apply')}
              </Button>
            </>
          ) : (
            <>
              {onEdit !== null && <Button onClick={onEdit}>{text('shared.actions.edit')}</Button>}
              <Button data-focus="" onClick={onClose}>
                {text('shared.actions.close')}
              </Button>
            </>
          )
        }
      >
        <form
          id={form}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            if (isChanged) onApply(item);
          }}
        >
          <p className={styles.available}>
            <AvailabilityDot isAvailable={item.isAvailable} named={false} />
            {text(item.isAvailable ? 'spareParts.part.dialog.available' : 'spareParts.part.dialog.notAvailable')}
          </p>
          <div className={styles.lines}>
            {LINES.map((field) => (
              <TextField
                key={field}
                {...tie(field)}
                required={field === 'name'}
                {...(field === 'quantity' && { inputMode: 'numeric' as const })}
                {...(field === 'code' && editing && { 'data-focus': '' })}
              />
            ))}
          </div>
          {LINES.map((field) => (
            <div key={field}>{proposal(field)}</div>
          ))}
          {TEXTS.map((field) => (
            <div key={field} className={styles.field}>
              <TextArea {...tie(field)} />
              {proposal(field)}
            </div>
          ))}
          <div className={styles.field}>
            <ProductField
              product={item.product}
              readOnly={!editing}
              error={item.product?.id === opened.product?.id ? refused.product : undefined}
              onChange={(product) => {
                actor.send({ type: 'product.chosen', product });
              }}
            />
          </div>
        </form>
      </Dialog>
    </FormPortal>
  );
};
