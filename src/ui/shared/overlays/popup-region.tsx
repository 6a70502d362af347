import { makeStyles } from '@griffel/react';
import { useText } from '../runtime/use-text';
import { POPUPS } from '../theme/theme-root';

const useStyles = makeStyles({ region: { ':empty': { display: 'none' } } });

/**
 * The landmark of menus, lists and tooltips that open outside dialogs; `FluentRoot` mounts them here. Rule R-SHR-63.
 */
export const PopupRegion = () => {
  const [styles, text] = [useStyles(), useText()];
  return <section {...{ [POPUPS]: '' }} className={styles.region} aria-label={text('shared.popups')} />;
};
