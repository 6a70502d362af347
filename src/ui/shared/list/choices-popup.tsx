import { Popover, PopoverSurface, PopoverTrigger, useArrowNavigationGroup } from '@fluentui/react-components';
import { makeResetStyles, makeStyles } from '@griffel/react';
import type { MouseEvent } from 'react';
import { Button } from '../controls/button';
import { Checkbox } from '../controls/checkbox';
import type { Choice } from '../controls/select-field';
import * as shellShapes from '../icons/shell-shapes';
import { Opener, placed } from '../overlays/opener';
import { useReplay } from '../overlays/replay-keys.bridge';
import { useText } from '../runtime/use-text';
import { FluentRoot } from '../theme/fluent-root';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface ChoicesPopupProps {
  readonly id: string;
  readonly label: string;
  readonly value: readonly string[];
  readonly choices: readonly Choice<string>[];
  readonly opener: HTMLElement;
  readonly keys: readonly string[];
  readonly onPick: (value: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  surface: {
    zIndex: 20,
    minWidth: '232px',
    maxWidth: 'calc(100vw - 16px)',
    padding: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralCardBackground,
    filter: 'none',
    boxShadow: tokens.shadow16,
  },
});

const useItem = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalS,
  'minHeight': sizes.control,
  'padding': '0 8px',
  'borderRadius': tokens.borderRadiusMedium,
  'cursor': 'pointer',
  '&:hover, &:focus-within': { backgroundColor: tokens.colorSubtleBackgroundHover },
  [phone]: { minHeight: sizes.touch },
});

/** The checkboxes of a filter. Rendered beside its button, so that Tab order continues there. */
export const ChoicesPopup = (props: ChoicesPopupProps) => (
  <FluentRoot near={props.opener}>
    <Popover
      open
      inline
      positioning={{ ...placed, position: 'below', align: 'start', offset: 4 }}
      onOpenChange={(event) => {
        if (event.type === 'keydown') props.opener.focus();
        props.onClose();
      }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Opener opener={props.opener} />
      </PopoverTrigger>
      <Choices {...props} />
    </Popover>
  </FluentRoot>
);

const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

const Choices = ({ id, label, value, choices, opener, keys, onPick, onClear, onClose }: ChoicesPopupProps) => {
  useReplay(keys, opener);
  const styles = useStyles();
  const item = useItem();
  const text = useText();
  const arrows = useArrowNavigationGroup({ axis: 'vertical', circular: true, tabbable: true });
  return (
    <PopoverSurface
      id={id}
      aria-label={label}
      className={styles.surface}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isOutside = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (isOutside && relatedTarget !== opener) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div {...arrows}>
        {choices.map((choice) => (
          // A press on the label would move the focus to the page and close the popup.
          <label key={choice.value} className={item} onMouseDown={keepFocus}>
            <Checkbox
              checked={value.includes(choice.value)}
              onChange={() => {
                onPick(choice.value);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {value.length > 0 && (
        <Button
          variant="subtle"
          size="small"
          icon={shellShapes.reset}
          onClick={() => {
            onClear();
            opener.focus();
            onClose();
          }}
        >
          {text('shared.filter.clear')}
        </Button>
      )}
    </PopoverSurface>
  );
};
