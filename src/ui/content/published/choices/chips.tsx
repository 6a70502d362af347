import { InteractionTag, InteractionTagSecondary, TagPickerGroup } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { Choice } from '../../../../domain/content/block';
import { WebsiteText } from '../../../shared/controls/website-text';
import { Icon } from '../../../shared/icons/icon';
import { finger, sizes } from '../../../shared/theme/sizes';
import { close } from '../../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../../shared/theme/theme';
import { useText } from '../../../shared/runtime/use-text';

const useStyles = makeStyles({
  list: { display: 'contents', listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 'auto',
    minHeight: sizes.controlSmall,
    boxSizing: 'border-box',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    [finger]: { minHeight: sizes.phoneControl },
  },
  removable: { paddingRight: 0 },
  remove: {
    justifyContent: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    width: '24px',
    height: 'auto',
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    [finger]: { width: sizes.phoneControl },
  },
});

interface ChipsProps {
  /** Label of the field. */
  readonly label: string;
  readonly value: readonly Choice[];
}

/** The chosen values, read-only. */
export const Chips = ({ label, value }: ChipsProps) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    // Without a box of its own the list loses its role in some browsers.
    <ul role="list" className={styles.list} aria-label={text('content.choices.chosen', { field: label })}>
      {value.map((choice) => (
        <li key={choice.id} className={styles.chip}>
          <WebsiteText>{choice.label}</WebsiteText>
        </li>
      ))}
    </ul>
  );
};

/** The chosen values inside a `TagPicker`, each with a button that removes it. Fluent handles keys and focus. */
export const RemovableChips = ({ label, value }: ChipsProps) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    <TagPickerGroup role="list" className={styles.list} aria-label={text('content.choices.chosen', { field: label })}>
      {value.map((choice) => (
        <InteractionTag
          key={choice.id}
          value={choice.id}
          role="listitem"
          className={mergeClasses(styles.chip, styles.removable)}
        >
          <WebsiteText>{choice.label}</WebsiteText>
          <InteractionTagSecondary
            className={styles.remove}
            aria-label={text('content.choices.remove', { label: choice.label })}
            aria-labelledby={undefined}
          >
            <Icon icon={close} size={12} />
          </InteractionTagSecondary>
        </InteractionTag>
      ))}
    </TagPickerGroup>
  );
};
