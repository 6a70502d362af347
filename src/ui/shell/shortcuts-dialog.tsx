import { makeResetStyles } from '@griffel/react';
import { Button } from '../shared/controls/button';
import { Dialog } from '../shared/overlays/dialog';
import { Kbd, NamedKey, type KeyName } from '../shared/controls/kbd';
import { phone } from '../shared/theme/sizes';
import type { TextKey } from '../shared/runtime/text-key';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

/** A named key or a letter. */
type Press = KeyName | { readonly letter: string };

interface Shortcut {
  readonly name: Extract<TextKey, `shell.shortcuts.${string}`>;
  readonly keys: readonly Press[];
}

const letter = (sign: string): Press => ({ letter: sign });

const sections: readonly {
  readonly title: 'everywhere' | 'list' | 'record' | 'blocks' | 'library' | 'text';
  readonly shortcuts: readonly Shortcut[];
}[] = [
  {
    title: 'everywhere',
    shortcuts: [
      { name: 'shell.shortcuts.palette', keys: ['ctrl', letter('K')] },
      { name: 'shell.shortcuts.show', keys: [letter('?')] },
      { name: 'shell.shortcuts.help', keys: [letter('F1')] },
      { name: 'shell.shortcuts.close', keys: ['escape'] },
    ],
  },
  // Placed beside the shortcuts of lists, which are as tall as this group and the one after it together.
  {
    title: 'record',
    shortcuts: [
      { name: 'shell.shortcuts.edit', keys: [letter('E')] },
      { name: 'shell.shortcuts.save', keys: ['ctrl', letter('S')] },
      { name: 'shell.shortcuts.cancel', keys: ['escape'] },
      { name: 'shell.shortcuts.change', keys: [letter('J'), letter('K')] },
    ],
  },
  {
    title: 'list',
    shortcuts: [
      { name: 'shell.shortcuts.search', keys: [letter('/')] },
      { name: 'shell.shortcuts.move', keys: ['up', 'down'] },
      { name: 'shell.shortcuts.extend', keys: ['shift', 'up', 'down'] },
      { name: 'shell.shortcuts.toggle', keys: ['space'] },
      { name: 'shell.shortcuts.all', keys: ['ctrl', letter('A')] },
      { name: 'shell.shortcuts.open', keys: ['enter'] },
      { name: 'shell.shortcuts.remove', keys: ['delete'] },
      { name: 'shell.shortcuts.clear', keys: ['escape'] },
    ],
  },
  {
    title: 'blocks',
    shortcuts: [
      { name: 'shell.shortcuts.lift', keys: ['enter'] },
      { name: 'shell.shortcuts.shiftBlock', keys: ['up', 'down'] },
      { name: 'shell.shortcuts.undo', keys: ['ctrl', letter('Z')] },
      { name: 'shell.shortcuts.redo', keys: ['ctrl', 'shift', letter('Z')] },
    ],
  },
  {
    title: 'library',
    shortcuts: [
      { name: 'shell.shortcuts.rename', keys: [letter('F2')] },
      { name: 'shell.shortcuts.up', keys: [letter('Backspace')] },
      { name: 'shell.shortcuts.pick', keys: ['ctrl', letter('X')] },
      { name: 'shell.shortcuts.put', keys: ['ctrl', letter('V')] },
    ],
  },
  {
    title: 'text',
    shortcuts: [
      { name: 'shell.shortcuts.toolbar', keys: [letter('Alt'), letter('F10')] },
      { name: 'shell.shortcuts.link', keys: ['ctrl', 'shift', letter('K')] },
      { name: 'shell.shortcuts.plain', keys: ['ctrl', 'shift', letter('V')] },
      { name: 'shell.shortcuts.shift', keys: [letter('Alt'), 'up', 'down'] },
      { name: 'shell.shortcuts.cell', keys: [letter('Tab')] },
    ],
  },
];

const useSections = makeResetStyles({
  'columns': 2,
  'columnGap': tokens.spacingHorizontalXXXL,
  'marginTop': tokens.spacingVerticalM,
  '& > section': { breakInside: 'avoid', marginBottom: tokens.spacingVerticalL },
  '& h3': {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '30px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
  },
  '& dd': { display: 'flex', flex: 'none', gap: tokens.spacingHorizontalXS },
  [phone]: { columns: 1 },
});

export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useSections();
  const text = useText();
  return (
    <Dialog
      width="wide"
      title={text('shell.shortcuts.title')}
      onClose={onClose}
      actions={
        <Button data-focus="" onClick={onClose}>
          {text('shared.actions.close')}
        </Button>
      }
    >
      <div className={styles}>
        {sections.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{text(`shell.shortcuts.${title}`)}</h3>
            <dl>
              {shortcuts.map(({ name, keys }) => (
                <div key={name}>
                  <dt>{text(name)}</dt>
                  <dd>
                    {keys.map((press, index) =>
                      typeof press === 'string' ? (
                        <NamedKey key={index} name={press} />
                      ) : (
                        <Kbd key={index}>{press.letter}</Kbd>
                      ),
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
