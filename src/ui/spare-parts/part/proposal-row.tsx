import { makeStyles } from '@griffel/react';
import { Fragment } from 'react';
import { splitAtRanges, wordDiff } from '../../../domain/shared/diff/word-diff';
import { decisionOf, type SpareItem } from '../../../domain/spare-parts/spare-item';
import type { UpdateField } from '../../../domain/spare-parts/spare-item.rule';
import { Button } from '../../shared/controls/button';
import { useSwapFocus } from '../../shared/focus/swap-focus.bridge';
import { useText } from '../../shared/runtime/use-text';
import { phone } from '../../shared/theme/sizes';
import { added, removed } from '../../shared/theme/marked-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr) 210px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    padding: '3px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    // The buttons are beside the name.
    [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: '2px' },
  },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  side: {
    marginRight: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  value: {
    'minWidth': 0,
    'overflowWrap': 'anywhere',
    '& del': removed,
    '& ins': added,
    [phone]: { gridColumnStart: '1', gridColumnEnd: '-1' },
  },
  acts: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
    [phone]: { gridRowStart: '1', gridColumnStart: '2' },
  },
  said: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** A text with the words that the other text lacks marked; unmarked if they share no word. */
const Words = ({
  mine,
  theirs,
  as: Tag,
}: {
  readonly mine: string;
  readonly theirs: string;
  readonly as: 'del' | 'ins';
}) => {
  const text = useText();
  if (mine.trim() === '') return <Tag>{text('spareParts.part.review.nothing')}</Tag>;
  const diff = wordDiff(mine, theirs);
  if (diff.mine.length === 0 && diff.theirs.length === 0) return <Tag>{mine}</Tag>;
  return splitAtRanges(mine, diff.mine).map((part, place) =>
    place % 2 === 1 ? <Tag key={place}>{part}</Tag> : <Fragment key={place}>{part}</Fragment>,
  );
};

/** The decisions on a proposal; `null` while not editing. */
export interface Deciding {
  readonly accept: (field: UpdateField) => void;
  readonly reject: (field: UpdateField) => void;
  readonly undo: (field: UpdateField) => void;
}

interface ProposalRowProps {
  readonly field: UpdateField;
  readonly stored: SpareItem;
  readonly item: SpareItem;
  readonly deciding: Deciding | null;
}

/** A proposed value beside the stored one, with changed words marked, and the decision. Rule R-SPA-10. */
export const ProposalRow = ({ field, stored, item, deciding }: ProposalRowProps) => {
  const styles = useStyles();
  const text = useText();
  const proposed = item.proposals[field] ?? '';
  const decision = decisionOf(item, field);
  const label = text(`spareParts.item.${field}`);
  const named = { field: label };
  const { note, take } = useSwapFocus();
  const decide = (act: (field: UpdateField) => void): void => {
    note();
    act(field);
  };
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <span className={styles.side}>{text('spareParts.part.review.old')}</span>
        <Words mine={stored[field]} theirs={proposed} as="del" />
      </span>
      <span className={styles.value}>
        <span className={styles.side}>{text('spareParts.part.review.new')}</span>
        <Words mine={proposed} theirs={stored[field]} as="ins" />
      </span>
      <span className={styles.acts}>
        {decision === 'open' && deciding !== null && (
          <>
            <Button
              ref={take}
              size="small"
              aria-label={text('spareParts.part.review.acceptField', named)}
              onClick={() => {
                decide(deciding.accept);
              }}
            >
              {text('spareParts.part.review.accept')}
            </Button>
            <Button
              size="small"
              aria-label={text('spareParts.part.review.rejectField', named)}
              onClick={() => {
                decide(deciding.reject);
              }}
            >
              {text('spareParts.part.review.reject')}
            </Button>
          </>
        )}
        {(decision === 'accepted' || decision === 'rejected') && (
          <>
            <span className={styles.said}>
              {decision === 'accepted'
                ? text('spareParts.part.review.accepted')
                : item[field].trim() === ''
                  ? text('spareParts.part.review.rejectedEmpty')
                  : text('spareParts.part.review.rejected', { value: item[field] })}
            </span>
            {deciding !== null && (
              <Button
                ref={take}
                size="small"
                variant="subtle"
                aria-label={text('spareParts.part.review.undoField', named)}
                onClick={() => {
                  decide(deciding.undo);
                }}
              >
                {text('spareParts.part.review.undo')}
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  );
};
