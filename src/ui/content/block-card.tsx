import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { CopyAdd20Regular } from '@fluentui/react-icons/svg/copy-add';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { makeStyles, mergeClasses } from '@griffel/react';
import { memo, useCallback, useId, useRef, type KeyboardEvent } from 'react';
import type { Block, BlockField } from '../../domain/content/block';
import type { BlockEvent } from '../../domain/content/block-history';
import { problemsOfBlock } from '../../domain/content/block.rule';
import { summaryOf } from '../../domain/content/block-summary';
import { htmlDecoder } from '../shared/rich-text/html/references';
import type { Problems } from '../../domain/shared/rule';
import { Button } from '../shared/controls/button';
import { WebsiteText } from '../shared/controls/website-text';
import { Icon } from '../shared/icons/icon';
import * as deskShapes from '../shared/icons/desk-shapes';
import { phone } from '../shared/theme/sizes';
import { useNearViewport } from '../shared/runtime/near-viewport.bridge';
import { Menu, type MenuTie } from '../shared/overlays/menu';
import type { MenuEntry } from '../shared/overlays/menu-entry';
import { chevronDown, eye, eyeOff } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { BlockBody } from './block-body';
import { blockIconOf } from './block-icons';
import { BlockSign } from './block-window';
import { Pill } from './pill';
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
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '40px',
    padding: '0 8px 0 4px',
    [phone]: { flexWrap: 'wrap' },
  },
  handle: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '24px',
    height: '40px',
    cursor: 'grab',
    touchAction: 'none',
    color: tokens.colorNeutralForeground3,
  },
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
  // On a phone below the name; its actions are in the menu too.
  sign: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'gap': '6px',
    ':empty': { display: 'none' },
    [phone]: { order: 1, width: '100%', padding: '0 0 8px 62px' },
  },
  roomy: { display: 'flex', gap: '6px', [phone]: { display: 'none' } },
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
  body: { padding: '12px 14px 14px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

export interface BlockCardProps {
  readonly block: Block;
  readonly place: number;
  readonly isLast: boolean;
  readonly open: boolean;
  readonly editing: boolean;
  readonly isLifted: boolean;
  /** Another block has the same anchor. */
  readonly isAnchorShared: boolean;
  /** A save was refused: show problems. */
  readonly judged: boolean;
  /** Time for the visibility window. */
  readonly now: number;
  readonly send: (event: BlockEvent) => void;
  readonly onToggle: (guid: string) => void;
  readonly onKey: (event: KeyboardEvent, guid: string, place: number, name: string) => void;
  readonly onBlurHandle: () => void;
  readonly onAct: (
    act: 'duplicate' | 'copy' | 'paste' | 'window' | 'up' | 'down' | 'remove',
    block: Block,
    place: number,
  ) => void;
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

/** The card's header, and the fields if expanded. */
const BlockInside = ({
  block,
  place,
  isLast,
  open,
  editing,
  isLifted,
  problems,
  isAnchorShared,
  now,
  send,
  onToggle,
  onKey,
  onBlurHandle,
  onAct,
}: Inside) => {
  const styles = useStyles();
  const text = useText();
  const body = useId();
  const { guid, code, label: name, publication } = block;
  const [disabled, canBeHidden] = [block.disabled === true, block.disabled !== undefined];
  const wrong = Object.keys(problems).length;
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
  const act = (what: Parameters<typeof onAct>[0]) => () => {
    onAct(what, block, place);
  };
  const turn = (): void => {
    send({ type: disabled ? 'blocks.enabled' : 'blocks.disabled', guids: [guid] });
  };
  const entries: readonly MenuEntry[] = [
    { key: 'up', label: text('content.block.up'), icon: deskShapes.keyUp, disabled: place === 0, onChoose: act('up') },
    {
      key: 'down',
      label: text('content.block.down'),
      icon: deskShapes.keyDown,
      disabled: isLast,
      onChoose: act('down'),
    },
    {
      key: 'duplicate',
      label: text('content.block.duplicate', { name }),
      icon: CopyAdd20Regular,
      ruled: true,
      onChoose: act('duplicate'),
    },
    ...(canBeHidden
      ? [
          {
            key: 'seen',
            label: text(disabled ? 'content.block.show' : 'content.block.hide', { name }),
            icon: disabled ? eyeOff : eye,
            onChoose: turn,
          },
        ]
      : []),
    ...(publication === undefined
      ? []
      : [{ key: 'window', label: text('content.block.window'), icon: deskShapes.clock, onChoose: act('window') }]),
    { key: 'copy', label: text('content.block.copy'), icon: Copy20Regular, ruled: true, onChoose: act('copy') },
    { key: 'paste', label: text('content.block.paste'), icon: ClipboardPaste20Regular, onChoose: act('paste') },
    {
      key: 'remove',
      label: text('content.block.remove'),
      icon: deskShapes.trash,
      danger: true,
      ruled: true,
      onChoose: act('remove'),
    },
  ];
  const more = (tie: MenuTie) => (
    <Button
      {...tie}
      look="subtle"
      size="small"
      icon={MoreHorizontal20Regular}
      aria-label={text('content.block.more', { name })}
    />
  );
  return (
    <>
      <div className={styles.head}>
        {editing && (
          <span
            data-handle=""
            tabIndex={0}
            role="button"
            aria-pressed={isLifted}
            aria-label={text('content.block.drag', { name })}
            className={styles.handle}
            onBlur={onBlurHandle}
            onKeyDown={(event) => {
              onKey(event, guid, place, name);
            }}
          >
            <Icon icon={ReOrderDotsVertical20Regular} size={20} />
          </span>
        )}
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
        {!editing && (
          <Button
            look="subtle"
            size="small"
            icon={Copy20Regular}
            aria-label={text('content.block.copyOne', { name })}
            onClick={act('copy')}
          />
        )}
        {editing && (
          <>
            <span className={styles.roomy}>
              {canBeHidden && (
                <Button
                  look="subtle"
                  size="small"
                  icon={disabled ? eyeOff : eye}
                  aria-label={text(disabled ? 'content.block.show' : 'content.block.hide', { name })}
                  onClick={turn}
                />
              )}
              <Button
                look="subtle"
                size="small"
                icon={CopyAdd20Regular}
                aria-label={text('content.block.duplicate', { name })}
                onClick={act('duplicate')}
              />
            </span>
            <Menu label={text('content.block.more', { name })} entries={entries} trigger={more} align="end" />
          </>
        )}
        <Button
          look="subtle"
          size="small"
          icon={open ? deskShapes.chevronUp : chevronDown}
          aria-hidden
          tabIndex={-1}
          onClick={() => {
            onToggle(guid);
          }}
        />
      </div>
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

interface Inside extends Omit<BlockCardProps, 'judged'> {
  readonly problems: Problems;
}

/** Cards rendered at once; others when near the viewport. */
const FIRST = 20;
const NONE: Problems = {};

/** One block, memoised. Far blocks are not rendered unless they have problems to show. */
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
