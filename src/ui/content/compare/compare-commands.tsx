import type { DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { ViewChoice } from '../../shared/commands/view-choice';
import { CommandRow } from '../../shared/record/command-row';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { chevronDown } from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import type { ChangePlace } from './change-row';
import type { CompareLayout } from './change-text';
import { useCompareStyles } from './compare.styles';

interface CommandsProps extends ChangePlace {
  readonly layout: CompareLayout;
  /** Why there are no changes to step through; null when there are. */
  readonly disabledReason: DisabledReason | null;
  /** Why the older version cannot be restored; undefined without the right. */
  readonly restoreDisabledReason: DisabledReason | null | undefined;
  readonly onRestore: () => void;
  readonly onLayout: (layout: CompareLayout) => void;
  readonly onStep: (by: 1 | -1) => void;
}

const STEPS = [
  ['previous', shellShapes.chevronUp, 'K', -1],
  ['next', chevronDown, 'J', 1],
] as const;

const LAYOUTS = [
  { view: 'inline', label: 'content.versions.inline' },
  { view: 'beside', label: 'content.versions.beside' },
] as const;

/** Restore, view and navigation of a comparison. */
export const CompareCommands = ({
  at,
  count,
  layout,
  disabledReason,
  restoreDisabledReason,
  onRestore,
  onLayout,
  onStep,
}: CommandsProps) => {
  const [styles, text] = [useCompareStyles(), useText()];
  return (
    <CommandRow
      right={
        <>
          {STEPS.map(([key, icon, shortcut, by]) => (
            <CommandButton
              key={key}
              iconOnly
              aria-keyshortcuts={shortcut}
              command={{
                key,
                label: `content.versions.${key}`,
                icon,
                shortcut,
                disabledReason,
                run: () => {
                  onStep(by);
                },
              }}
            />
          ))}
          <span role="status" className={styles.place}>
            {disabledReason !== null
              ? ''
              : at === null
                ? text('content.versions.changes', { count })
                : text('content.versions.place', { place: at + 1, count })}
          </span>
        </>
      }
    >
      {restoreDisabledReason !== undefined && (
        <CommandButton
          command={{
            key: 'restore',
            label: 'content.versions.restore',
            icon: shellShapes.history,
            disabledReason: restoreDisabledReason,
            run: onRestore,
          }}
        />
      )}
      <ViewChoice of="content.versions.look" views={LAYOUTS} shown={layout} onShow={onLayout} />
    </CommandRow>
  );
};
