import { mergeClasses } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useRef, type ReactNode } from 'react';
import type { Parts } from '../../../domain/shared/parts/part';
import { placeInReview } from '../../../domain/spare-parts/exploded-view.machine';
import {
  accept,
  decideAll,
  hasOpenProposal,
  itemChange,
  reject,
  type SpareItem,
  undo,
} from '../../../domain/spare-parts/spare-item';
import { UPDATE_FIELDS, type UpdateField } from '../../../domain/spare-parts/spare-item.rule';
import type { Sheet } from '../../../domain/spare-parts/spare-part';
import type { Command, DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { Button, type ButtonVariant } from '../../shared/controls/button';
import { Kbd } from '../../shared/controls/kbd';
import { useEscape } from '../../shared/focus/keys.bridge';
import { useHeldFocus } from '../../shared/focus/held-focus.bridge';
import { arrow, back, check } from '../../shared/icons/shell-shapes';
import type { Shape } from '../../shared/icons/icon';
import { close } from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useReviewKeys, type ReviewKey } from './review-keys.bridge';
import { useText } from '../../shared/runtime/use-text';
import { usePhone } from '../../shared/theme/use-media';
import { itemTitle } from './item-summary';
import { useIsReviewing, type ExplodedView } from './part.bridge';
import { ProposalRow } from './proposal-row';
import { useReviewStyles } from './review-pane.styles';

interface ReviewPaneProps {
  readonly view: ExplodedView;
  readonly sheets: readonly Sheet[];
  readonly parts: Parts<SpareItem>;
  readonly stored: Parts<SpareItem>;
  readonly assign: (key: string, changed: (item: SpareItem) => SpareItem) => void;
  /** Decisions are possible; not while saving. */
  readonly editing: boolean;
}

const OFF = {
  saving: { key: 'spareParts.part.review.saving' },
  first: { key: 'spareParts.part.review.first' },
  last: { key: 'spareParts.part.review.last' },
} satisfies Record<string, DisabledReason>;

/** The commands on the item under review; `null` if there is none. */
const useReviewed = ({ view, parts, stored, assign, editing }: ReviewPaneProps) => {
  const text = useText();
  const queue = useSelector(view, ({ context }) => context.queue);
  const place = useSelector(view, ({ context }) => context.place);
  const before = stored.find(({ key }) => key === place)?.value;
  const item = parts.find(({ key }) => key === place)?.value;
  if (place === null || before === undefined || item === undefined) return null;
  const move = (by: 1 | -1): void => {
    view.send({ type: 'review.moved', by });
  };
  const at = placeInReview({ queue, place });
  const command = (key: ReviewKey, icon: Shape, disabledReason: DisabledReason | null, run: () => void): Command => ({
    key,
    label: `spareParts.part.review.${key}`,
    icon,
    shortcut: text(`spareParts.part.review.keys.${key}`),
    disabledReason,
    run,
  });
  /** Decides on all proposals of the item, then moves to the next one. */
  const decide = (decision: 'accepted' | 'rejected') => (): void => {
    assign(place, (now) => decideAll(before, now, decision));
    move(1);
  };
  const saving = editing ? null : OFF.saving;
  const commands = {
    accept: command('accept', check, saving, decide('accepted')),
    reject: command('reject', close, saving, decide('rejected')),
    back: command('back', back, at === 1 ? OFF.first : null, () => {
      move(-1);
    }),
    next: command('next', arrow, at === queue.length ? OFF.last : null, () => {
      move(1);
    }),
  };
  return {
    before,
    item,
    at,
    count: queue.length,
    commands,
    deciding: editing
      ? {
          accept: (field: UpdateField) => {
            assign(place, (now) => accept(now, field));
          },
          reject: (field: UpdateField) => {
            assign(place, (now) => reject(before, now, field));
          },
          undo: (field: UpdateField) => {
            assign(place, (now) => undo(before, now, field));
          },
        }
      : null,
  };
};

/** Handles the shortcuts of a review within its content. Rule R-SPA-13. */
export const ReviewKeys = ({ children, ...review }: ReviewPaneProps & { readonly children: ReactNode }) => {
  const styles = useReviewStyles();
  const reviewed = useReviewed(review);
  const isReviewing = useIsReviewing(review.view);
  const act = useReviewKeys(isReviewing ? (reviewed?.commands ?? null) : null);
  return (
    <div className={mergeClasses(styles.area, isReviewing && styles.above)} onKeyDown={act}>
      {children}
      {isReviewing && reviewed !== null && <ReviewPane {...review} reviewed={reviewed} />}
    </div>
  );
};

type Reviewed = NonNullable<ReturnType<typeof useReviewed>>;

/** The review of all items with proposals: accept, reject, next. Rule R-SPA-13. */
const ReviewPane = ({ view, sheets, reviewed }: ReviewPaneProps & { readonly reviewed: Reviewed }) => {
  const styles = useReviewStyles();
  const [text, format] = [useText(), useFormat()];
  const leave = useCallback(() => {
    view.send({ type: 'review.left' });
  }, [view]);
  useEscape(leave);
  const { before, item, at, count, commands, deciding } = reviewed;
  const proposed = UPDATE_FIELDS.filter((field) => item.proposals[field] !== undefined);
  const change = itemChange(before, item);
  const pane = useRef<HTMLElement>(null);
  useHeldFocus(pane, item);
  const isPhone = usePhone();
  const button = (key: ReviewKey, variant: ButtonVariant = 'outline') => {
    const command = commands[key];
    // On a phone: no key hints; Back and Next are icons only.
    return isPhone && (key === 'back' || key === 'next') ? (
      <CommandButton iconOnly variant="subtle" command={command} />
    ) : (
      <CommandButton variant={variant} command={command}>
        {!isPhone && <Kbd>{text(`spareParts.part.review.keys.${key}`)}</Kbd>}
      </CommandButton>
    );
  };
  const moves = (
    <span className={styles.moves}>
      {button('back')}
      {button('next')}
      <Button variant="subtle" icon={close} aria-label={text('spareParts.part.review.leave')} onClick={leave} />
    </span>
  );
  return (
    <section ref={pane} className={styles.pane} tabIndex={-1} aria-label={text('spareParts.part.review.title')}>
      <div className={styles.bar}>
        <span className={styles.place}>
          {text('spareParts.part.review.place', { place: format.number(at), total: format.number(count) })}
        </span>
        <progress
          className={styles.progress}
          value={at}
          max={count}
          aria-label={text('spareParts.part.review.progress')}
        />
        {isPhone && <span className={styles.grow} />}
        {isPhone && moves}
        <span className={styles.words}>
          <span className={styles.quiet}>{sheets.find(({ id }) => id === item.sheet)?.label}</span>
          <span className={styles.item}>{itemTitle(item)}</span>
          <span className={styles.quiet}>{text('spareParts.part.review.proposed', { count: proposed.length })}</span>
        </span>
        <span className={styles.grow} />
        <span className={styles.decisions}>
          {button('accept', 'primary')}
          {button('reject')}
        </span>
        {!isPhone && moves}
      </div>
      {proposed.map((field) => (
        <ProposalRow key={field} field={field} stored={before} item={item} deciding={deciding} />
      ))}
      <p role="status" className={styles.visuallyHidden}>
        {text('spareParts.part.review.said', {
          place: format.number(at),
          total: format.number(count),
          item: itemTitle(item),
          change: change === null ? '' : text(`spareParts.part.marks.${change}`),
        })}
      </p>
      {at === count && !hasOpenProposal(item) && <p className={styles.quiet}>{text('spareParts.part.review.end')}</p>}
    </section>
  );
};
