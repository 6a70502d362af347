import { makeStyles, mergeClasses } from '@griffel/react';
import type { Block } from '../../domain/content/block';
import { summaryOf } from '../../domain/content/block-summary';
import { Button } from '../shared/controls/button';
import { WebsiteText } from '../shared/controls/website-text';
import { Icon } from '../shared/icons/icon';
import * as shellShapes from '../shared/icons/shell-shapes';
import { chevronDown } from '../shared/icons/shapes';
import { htmlDecoder } from '../shared/rich-text/html/references';
import { useText } from '../shared/runtime/use-text';
import { SortHandle } from '../shared/sorting/sort-handle';
import type { HandleEvents } from '../shared/sorting/use-list-sorting';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { BlockActs, type BlockActsProps } from './block-acts';
import { blockIconOf } from './block-icons';
import { BlockSign } from './block-window';
import { Pill } from './pill';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '40px',
    padding: '0 8px 0 4px',
    [phone]: { flexWrap: 'wrap' },
  },
  handle: { height: '40px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '26px',
    height: '26px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  name: {
    flex: 'none',
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { maxWidth: '75%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  // On a phone the sign is below the name; its actions are in the menu too.
  sign: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'gap': '6px',
    ':empty': { display: 'none' },
    [phone]: { order: 1, width: '100%', padding: '0 0 8px 62px' },
  },
  title: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    height: '40px',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  summary: {
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  off: { opacity: 0.6 },
});

export interface BlockHeadProps extends BlockActsProps {
  readonly open: boolean;
  readonly isLifted: boolean;
  /** Another block has the same anchor. */
  readonly isAnchorShared: boolean;
  /** The current time, for the visibility window. */
  readonly now: number;
  readonly onToggle: (guid: string) => void;
  readonly handle: HandleEvents;
}

/** The summary of a collapsed block. */
const BlockWords = ({ block }: { readonly block: Block }) => {
  const text = useText();
  const { text: words, files, pictures } = summaryOf(block, htmlDecoder);
  const counts = [
    files > 0 && text('content.block.files', { count: files }),
    words === '' && pictures > 0 && text('content.block.pictures', { count: pictures }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  return (
    <>
      {words !== '' && <WebsiteText>{words}</WebsiteText>}
      {words !== '' && counts !== '' && ' · '}
      {counts}
    </>
  );
};

/** The header of a block: handle, name and summary, signs and actions. @param body id of the element with its fields */
export const BlockHead = ({
  open,
  isLifted,
  isAnchorShared,
  now,
  wrong,
  body,
  onToggle,
  handle,
  ...acts
}: BlockHeadProps & { readonly wrong: number; readonly body: string }) => {
  const styles = useStyles();
  const text = useText();
  const { block, editing } = acts;
  const { guid, code, label: name, publication } = block;
  const disabled = block.disabled === true;
  return (
    <div className={styles.head}>
      {editing && <SortHandle name={name} isLifted={isLifted} handle={handle} className={styles.handle} />}
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        aria-label={text(open ? 'content.block.collapse' : 'content.block.expand', { name })}
        onClick={() => {
          onToggle(guid);
        }}
      >
        <span className={styles.icon}>
          <Icon icon={blockIconOf(code)} size={16} />
        </span>
        <span className={mergeClasses(styles.name, disabled && styles.off)}>{name}</span>
        {!open && (
          <span className={styles.summary}>
            <BlockWords block={block} />
          </span>
        )}
      </button>
      <span className={styles.sign}>
        {wrong > 0 && <Pill tone="danger">{text('content.block.wrong', { count: wrong })}</Pill>}
        {isAnchorShared && <Pill tone="warning">{text('content.block.anchorNotUnique')}</Pill>}
        <BlockSign publication={publication ?? null} disabled={disabled} now={now} />
      </span>
      <BlockActs {...acts} />
      <Button
        variant="subtle"
        size="small"
        icon={open ? shellShapes.chevronUp : chevronDown}
        aria-hidden
        tabIndex={-1}
        onClick={() => {
          onToggle(guid);
        }}
      />
    </div>
  );
};
