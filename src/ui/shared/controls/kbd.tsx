import { makeResetStyles } from '@griffel/react';
import { arrow, back, enterKey, keyDown, keyUp } from '../icons/shell-shapes';
import { Icon, type Shape } from '../icons/icon';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

const useKey = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '18px',
  padding: '0 5px',
  borderStyle: 'solid',
  borderWidth: '1px 1px 2px',
  borderColor: tokens.colorNeutralStroke2,
  borderRadius: tokens.borderRadiusMedium,
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase100,
  lineHeight: tokens.lineHeightBase200,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  color: tokens.colorNeutralForeground3,
  backgroundColor: tokens.colorNeutralBackground2,
});

/** A key cap with text. */
export const Kbd = ({ children }: { readonly children: string }) => {
  const key = useKey();
  return <kbd className={key}>{children}</kbd>;
};

export type KeyName = 'ctrl' | 'shift' | 'enter' | 'escape' | 'space' | 'delete' | 'up' | 'down' | 'left' | 'right';

/** Drawn as shapes, because some fonts lack these characters. */
const drawn: Readonly<Partial<Record<KeyName, Shape>>> = {
  enter: enterKey,
  up: keyUp,
  down: keyDown,
  left: back,
  right: arrow,
};

/** A key cap by key name. */
export const NamedKey = ({ name }: { readonly name: KeyName }) => {
  const key = useKey();
  const text = useText();
  const shape = drawn[name];
  const label = text(`shell.keys.${name}`);
  return <kbd className={key}>{shape === undefined ? label : <Icon icon={shape} size={12} label={label} />}</kbd>;
};
