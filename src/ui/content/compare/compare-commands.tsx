import { Button } from '../../shared/controls/button';
import { CommandRow } from '../../shared/record/command-row';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { chevronDown } from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import type { ChangePlace } from './change-row';
import type { CompareLook } from './change-text';
import { useCompareStyles } from './compare.styles';

interface CompareCommandsProps extends ChangePlace {
  /** Both versions are loaded. */
  readonly isKnown: boolean;
  readonly look: CompareLook;
  /** Undefined without the right; null if nothing differs. */
  readonly onRestore: (() => void) | null | undefined;
  readonly onLook: (look: CompareLook) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** Restore, view and navigation of a comparison. */
export const CompareCommands = ({ at, count, isKnown, look, onRestore, onLook, onStep }: CompareCommandsProps) => {
  const [styles, text] = [useCompareStyles(), useText()];
  return (
    <CommandRow
      right={
        <>
          <Button
            icon={deskShapes.chevronUp}
            aria-label={text('content.versions.previous')}
            aria-keyshortcuts="K"
            disabled={count === 0}
            onClick={() => {
              onStep(-1);
            }}
          />
          <Button
            icon={chevronDown}
            aria-label={text('content.versions.next')}
            aria-keyshortcuts="J"
            disabled={count === 0}
            onClick={() => {
              onStep(1);
            }}
          />
          <span role="status" className={styles.place}>
            {!isKnown
              ? ''
              : at === null
                ? text('content.versions.changes', { count })
                : text('content.versions.place', { place: at + 1, count })}
          </span>
        </>
      }
    >
      {onRestore !== undefined && (
        <Button icon={deskShapes.history} disabled={onRestore === null} onClick={onRestore ?? undefined}>
          {text('content.versions.restore')}
        </Button>
      )}
      <span role="group" aria-label={text('content.versions.look')} className={styles.pair}>
        {(['inline', 'beside'] as const).map((value) => (
          <Button
            key={value}
            aria-pressed={look === value}
            onClick={() => {
              onLook(value);
            }}
          >
            {text(`content.versions.${value}`)}
          </Button>
        ))}
      </span>
    </CommandRow>
  );
};
