import { makeStyles } from '@griffel/react';
import type { Choice } from '../../../../domain/content/block';
import { unchosen, withChoice, withoutChoice } from '../../../../domain/content/choices';
import { Button } from '../../../shared/controls/button';
import { Field, type FieldTexts } from '../../../shared/controls/field';
import { sizes, phone } from '../../../shared/theme/sizes';
import { refresh } from '../../../shared/icons/shapes';
import { useIsReadOnly } from '../../../shared/record/record-fields';
import { TextSkeleton } from '../../../shared/page/text-skeleton';
import { kantoorTokens as tokens } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/controls/checkbox';
import { WebsiteText } from '../../../shared/controls/website-text';
import { useText } from '../../../shared/runtime/use-text';
import { useTargets, type Targets } from './suggest.bridge';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '28px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
});

interface TargetTicksProps extends FieldTexts {
  /** Name of the value in the surrounding form. */
  readonly name?: string | undefined;
  readonly value: readonly Choice[];
  readonly onChange: (value: readonly Choice[]) => void;
  readonly onLeave: () => void;
}

/** A checkbox for each target group, and for chosen groups that no longer exist. */
export const TargetTicks = (props: TargetTicksProps) => <KnownTargetTicks {...props} {...useTargets()} />;

/** `TargetTicks` for a form that has already loaded the target groups. */
export const KnownTargetTicks = ({
  targets,
  failed,
  retry,
  value,
  onChange,
  onLeave,
  ...texts
}: TargetTicksProps & Targets) => {
  const styles = useStyles();
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const shown = [...(targets ?? []), ...unchosen(value, targets ?? [])];
  return (
    <Field {...texts}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          role="group"
          aria-label={texts.label}
          aria-describedby={describedBy}
          aria-busy={targets === null && !failed}
          inert={isReadOnly}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onLeave();
          }}
        >
          {shown.map((target) => (
            <label key={target.id} className={styles.line}>
              <Checkbox
                checked={value.some((chosen) => chosen.id === target.id)}
                onChange={({ target: { checked } }) => {
                  onChange(checked ? withChoice(value, target, true) : withoutChoice(value, target.id));
                }}
              />
              <WebsiteText>{target.label}</WebsiteText>
            </label>
          ))}
          {failed && (
            <div className={styles.failed}>
              {text('content.choices.targetsFailed')}
              <Button size="small" icon={refresh} onClick={retry}>
                {text('shared.actions.retry')}
              </Button>
            </div>
          )}
          {targets === null && !failed && <TextSkeleton lines={4} />}
        </div>
      )}
    </Field>
  );
};
