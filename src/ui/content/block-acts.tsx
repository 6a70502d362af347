import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { CopyAdd20Regular } from '@fluentui/react-icons/svg/copy-add';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { makeStyles } from '@griffel/react';
import type { Block } from '../../domain/content/block';
import type { BlockEvent } from '../../domain/content/block-history';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { eye, eyeOff } from '../shared/icons/shapes';
import { Menu, type MenuButtonProps } from '../shared/overlays/menu';
import type { MenuEntry } from '../shared/overlays/menu-entry';
import { useText } from '../shared/runtime/use-text';
import { phone } from '../shared/theme/sizes';

const useStyles = makeStyles({ roomy: { display: 'flex', gap: '6px', [phone]: { display: 'none' } } });

export interface BlockActsProps {
  readonly block: Block;
  readonly place: number;
  readonly isLast: boolean;
  readonly editing: boolean;
  readonly send: (event: BlockEvent) => void;
  readonly onAct: (
    act: 'duplicate' | 'copy' | 'paste' | 'window' | 'up' | 'down' | 'remove',
    block: Block,
    place: number,
  ) => void;
}

/** The actions of a block: buttons where they fit, and all of them in a menu; read-only blocks can be copied. */
export const BlockActs = ({ block, place, isLast, editing, send, onAct }: BlockActsProps) => {
  const styles = useStyles();
  const text = useText();
  const { guid, label: name, publication } = block;
  const [disabled, canBeHidden] = [block.disabled === true, block.disabled !== undefined];
  const act = (what: Parameters<typeof onAct>[0]) => () => {
    onAct(what, block, place);
  };
  const turn = (): void => {
    send({ type: disabled ? 'blocks.enabled' : 'blocks.disabled', guids: [guid] });
  };
  const entries: readonly MenuEntry[] = [
    {
      key: 'up',
      label: text('content.block.up'),
      icon: shellShapes.keyUp,
      disabledReason: place === 0 ? text('shared.list.off.top') : undefined,
      onChoose: act('up'),
    },
    {
      key: 'down',
      label: text('content.block.down'),
      icon: shellShapes.keyDown,
      disabledReason: isLast ? text('shared.list.off.bottom') : undefined,
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
      : [{ key: 'window', label: text('content.block.window'), icon: shellShapes.clock, onChoose: act('window') }]),
    { key: 'copy', label: text('content.block.copy'), icon: Copy20Regular, ruled: true, onChoose: act('copy') },
    { key: 'paste', label: text('content.block.paste'), icon: ClipboardPaste20Regular, onChoose: act('paste') },
    {
      key: 'remove',
      label: text('content.block.remove'),
      icon: shellShapes.trash,
      danger: true,
      ruled: true,
      onChoose: act('remove'),
    },
  ];
  const more = (tie: MenuButtonProps) => (
    <Button
      {...tie}
      variant="subtle"
      size="small"
      icon={MoreHorizontal20Regular}
      aria-label={text('content.block.more', { name })}
    />
  );
  if (!editing)
    return (
      <Button
        variant="subtle"
        size="small"
        icon={Copy20Regular}
        aria-label={text('content.block.copyOne', { name })}
        onClick={act('copy')}
      />
    );
  return (
    <>
      <span className={styles.roomy}>
        {canBeHidden && (
          <Button
            variant="subtle"
            size="small"
            icon={disabled ? eyeOff : eye}
            aria-label={text(disabled ? 'content.block.show' : 'content.block.hide', { name })}
            onClick={turn}
          />
        )}
        <Button
          variant="subtle"
          size="small"
          icon={CopyAdd20Regular}
          aria-label={text('content.block.duplicate', { name })}
          onClick={act('duplicate')}
        />
      </span>
      <Menu label={text('content.block.more', { name })} entries={entries} trigger={more} align="end" />
    </>
  );
};
