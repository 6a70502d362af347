import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { NEW_LEVEL, type PromotionDraft, type RuleTerms } from '../../domain/commerce/promotion';
import { gainOf, hasOneLevel, isRuleType, MAX_LEVELS, minimumOf } from '../../domain/commerce/promotion.rule';
import { Button } from '../shared/controls/button';
import { focusFirstInput } from '../shared/focus/take-focus';
import { add } from '../shared/icons/shell-shapes';
import { close } from '../shared/icons/shapes';
import { FigureField } from '../shared/record/plain-fields';
import { useEditing } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useFigureFormat } from './use-figure-format';

const useStyles = makeStyles({
  levels: { display: 'grid', alignContent: 'start', gap: sizes.fieldGap, minWidth: 0 },
  level: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 128px) minmax(0, 128px) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
  },
  none: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

interface RuleLevelsProps {
  /** Path of the rule in the form. */
  readonly path: `parts.${number}.value`;
  readonly rule: RuleTerms;
}

/**
 * The levels of a rule: a minimum and the resulting value; an order rule has one level only. Rules R-COM-64 and
 * R-SHR-60.
 */
export const RuleLevels = ({ path, rule: { type, levels, kept } }: RuleLevelsProps) => {
  const styles = useStyles();
  const text = useText();
  const formatOf = useFigureFormat();
  const editing = useEditing();
  const { setFieldValue } = useFormikContext<PromotionDraft>();
  const name = `${path}.levels` as const;
  const [added, setAdded] = useState<number | null>(null);
  const isList = editing && !hasOneLevel(type);
  if (!isRuleType(type))
    return (
      <div className={styles.levels} role="group" aria-label={text('commerce.rule.levels')}>
        <p className={styles.none}>{text('commerce.rule.keptLevels')}</p>
        <code className={styles.none}>{kept}</code>
      </div>
    );
  return (
    <div className={styles.levels} role="group" aria-label={text('commerce.rule.levels')}>
      {levels.length === 0 && <p className={styles.none}>{text('commerce.rule.noLevel')}</p>}
      {levels.map((_, index) => (
        // Levels are identified by their index only.
        <div key={index} ref={index === added ? focusFirstInput : undefined} className={styles.level}>
          <FigureField<PromotionDraft>
            name={`${name}.${index}.min`}
            label={text(`commerce.rule.from.${minimumOf(type)}`)}
            format={formatOf(minimumOf(type))}
          />
          <FigureField<PromotionDraft>
            name={`${name}.${index}.value`}
            label={text(`commerce.rule.value.${gainOf(type)}`)}
            format={formatOf(gainOf(type))}
          />
          {isList && (
            <Button
              variant="subtle"
              icon={close}
              aria-label={text('commerce.rule.removeLevel', { place: String(index + 1) })}
              onClick={() => {
                setAdded(null);
                void setFieldValue(
                  name,
                  levels.filter((_level, place) => place !== index),
                );
              }}
            />
          )}
        </div>
      ))}
      {isList && levels.length < MAX_LEVELS && (
        <div>
          <Button
            variant="subtle"
            icon={add}
            onClick={() => {
              setAdded(levels.length);
              void setFieldValue(name, [...levels, NEW_LEVEL]);
            }}
          >
            {text('commerce.rule.addLevel')}
          </Button>
        </div>
      )}
    </div>
  );
};
