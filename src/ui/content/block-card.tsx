import { makeStyles, mergeClasses } from '@griffel/react';
import { memo, useCallback, useId, useRef } from 'react';
import type { BlockField } from '../../domain/content/block';
import { problemsOfBlock } from '../../domain/content/block.rule';
import type { Problems } from '../../domain/shared/rule';
import { useNearViewport } from '../shared/runtime/near-viewport.bridge';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { BlockBody } from './block-body';
import { BlockHead, type BlockHeadProps } from './block-head';
import { useRefusedFields } from './refused-blocks';

const useStyles = makeStyles({
  card: {
    'marginBottom': '8px',
    'border': `1px solid ${tokens.colorNeutralStroke2}`,
    'borderRadius': tokens.borderRadiusLarge,
    'backgroundColor': tokens.colorNeutralBackground1,
    'boxSizing': 'border-box',
    'minHeight': '42px',
    '&.kantoor-drop': { opacity: 0.4 },
  },
  open: { border: `1px solid ${tokens.colorNeutralStroke1}`, boxShadow: tokens.shadow2 },
  lifted: { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder1}` },
  body: { padding: '12px 14px 14px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

export interface BlockCardProps extends BlockHeadProps {
  /** A save was refused: problems are shown. */
  readonly judged: boolean;
}

interface InsideProps extends BlockHeadProps {
  readonly problems: Problems;
}

/** The card's header, and the fields if expanded. */
const BlockInside = ({ problems, ...head }: InsideProps) => {
  const styles = useStyles();
  const body = useId();
  const { block, open, editing, isAnchorShared, send } = head;
  const { guid } = block;
  const change = useCallback(
    (field: BlockField) => {
      send({ type: 'field.changed', guid, field });
    },
    [guid, send],
  );
  const anchor = useCallback(
    (typed: string) => {
      send({ type: 'anchor.set', guid, text: typed });
    },
    [guid, send],
  );
  return (
    <>
      <BlockHead {...head} wrong={Object.keys(problems).length} body={body} />
      {open && (
        <div id={body} className={styles.body}>
          <BlockBody
            block={block}
            editing={editing}
            problems={problems}
            isAnchorShared={isAnchorShared}
            onChange={change}
            onAnchor={anchor}
          />
        </div>
      )}
    </>
  );
};

/** Number of cards rendered at once; others render when near the viewport. */
const FIRST = 20;
const NONE: Problems = {};

/** One block, memoised. Cards far from the viewport are not rendered unless they have visible problems. */
export const BlockCard = memo(({ judged, ...props }: BlockCardProps) => {
  const styles = useStyles();
  const { block, place, open, editing, isLifted } = props;
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(card, place < FIRST);
  const problems = judged && editing ? problemsOfBlock(block) : NONE;
  const refused = useRefusedFields();
  const isWrong = editing && (Object.keys(problems).length > 0 || block.fields.some((field) => refused.has(field)));
  const isDrawn = isNear || isLifted || isWrong;
  return (
    <li
      ref={card}
      aria-label={isDrawn ? undefined : block.label}
      className={mergeClasses(styles.card, open && styles.open, isWrong && styles.wrong, isLifted && styles.lifted)}
      data-key={block.guid}
    >
      {isDrawn && <BlockInside {...props} problems={problems} />}
    </li>
  );
});
BlockCard.displayName = 'BlockCard';
