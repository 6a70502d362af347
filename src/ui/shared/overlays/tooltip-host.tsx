import { Tooltip } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { FluentRoot } from '../theme/fluent-root';
import { kantoorTokens as tokens } from '../theme/theme';
import { placed } from './opener';
import { useTooltipTarget } from './tooltip-target.bridge';

const useStyles = makeStyles({
  tooltip: {
    maxWidth: 'min(320px, 100vw - 16px)',
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    filter: 'none',
    boxShadow: tokens.shadow16,
  },
});

/**
 * One shared tooltip for all elements with `data-tooltip`: a tooltip per control would add elements and load Fluent
 * before the first list. Its text is also the accessible name or description of its control.
 */
export const TooltipHost = ({ first }: { readonly first: Event }) => {
  const styles = useStyles();
  const target = useTooltipTarget(first);
  if (target === null) return null;
  return (
    <FluentRoot near={target.element}>
      <Tooltip
        visible
        withArrow
        relationship="inaccessible"
        positioning={{ ...placed, target: target.element, autoSize: false }}
        content={{ children: target.words, className: styles.tooltip }}
      />
    </FluentRoot>
  );
};
