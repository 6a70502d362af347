import { makeResetStyles, makeStyles } from '@griffel/react';
import { memo, type ReactNode } from 'react';
import { BrandMark } from '../shared/icons/brand-mark';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { followLinks } from '../shared/runtime/follow-links';
import { Icon } from '../shared/icons/icon';
import { Kbd } from '../shared/controls/kbd';
import { iconsOnly, sizes, narrow, phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import { WebsiteSwitcher, type WebsiteSwitcherProps } from './website-switcher';

interface TopBarProps {
  readonly home: string;
  readonly website: WebsiteSwitcherProps;
  readonly userMenu: ReactNode;
  /** The upload progress, unless the screen shows it. */
  readonly uploads: ReactNode;
  readonly helpOpen: boolean;
  readonly onNavigate: (path: string) => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Opens the phone's main menu. */
  readonly onMenu: () => void;
}

const useBar = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'height': sizes.topBar,
  'padding': '0 12px 0 16px',
  '& > a': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    width: '206px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    color: 'inherit',
    textDecorationLine: 'none',
  },
  // The collapsed drawer does not define the width of the brand link.
  [narrow]: { '& > a': { width: 'auto', marginRight: tokens.spacingHorizontalM } },
  [phone]: {
    'height': sizes.phoneBar,
    'padding': '0 8px 0 6px',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    '& > a': { flex: '1', width: 'auto', margin: `0 0 0 ${tokens.spacingHorizontalXS}` },
  },
});

const useStyles = makeStyles({
  search: {
    'containerType': 'inline-size',
    'display': 'flex',
    // The width that the website's name leaves. Rule R-SHR-66.
    'flex': '1 1 0',
    'maxWidth': '380px',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'minWidth': sizes.search,
    'height': sizes.control,
    'margin': '0 auto',
    'padding': '0 8px 0 10px',
    'border': `1px solid ${tokens.colorNeutralStroke1}`,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': tokens.colorNeutralBackground1,
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { 'minWidth': sizes.controlLarge, 'overflow': 'hidden', '& > kbd': { display: 'none' } },
    '& > span': { '@container (max-width: 119px)': { display: 'none' } },
    // Icons without labels.
    [iconsOnly]: {
      'flex': 'none',
      'justifyContent': 'center',
      'width': sizes.control,
      'padding': '0',
      '& > span': { display: 'none' },
    },
  },
  prompt: { flex: '1', overflow: 'hidden', textAlign: 'left', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  right: { display: 'flex', flex: 'none', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** The top bar, memoised by its props. */
export const TopBar = memo((props: TopBarProps) => {
  const bar = useBar();
  const styles = useStyles();
  const text = useText();
  const phoneLayout = usePhone();
  const brand = (
    <a href={props.home} aria-label={text('shell.topBar.home')}>
      <BrandMark />
      {text('shell.brand')}
    </a>
  );
  if (phoneLayout) {
    return (
      <header className={bar} onClick={followLinks(props.onNavigate)}>
        <Button
          variant="subtle"
          icon={shellShapes.menu}
          aria-label={text('shell.topBar.menu')}
          onClick={props.onMenu}
        />
        {brand}
        {props.uploads !== null && <span className={styles.right}>{props.uploads}</span>}
        <Button
          variant="subtle"
          icon={shellShapes.search}
          aria-label={text('shell.topBar.search')}
          onClick={props.onSearch}
        />
        {props.userMenu}
      </header>
    );
  }
  return (
    <header className={bar} onClick={followLinks(props.onNavigate)}>
      {brand}
      <WebsiteSwitcher {...props.website} />
      <button
        type="button"
        className={styles.search}
        aria-label={text('shell.topBar.search')}
        aria-keyshortcuts="Control+K"
        onClick={props.onSearch}
      >
        <Icon icon={shellShapes.search} size={16} />
        <span className={styles.prompt}>{text('shell.topBar.search')}</span>
        <Kbd>{text('shell.topBar.searchKeys')}</Kbd>
      </button>
      <div className={styles.right}>
        {props.uploads}
        <Button
          variant="subtle"
          icon={shellShapes.help}
          on={props.helpOpen}
          aria-pressed={props.helpOpen}
          data-help=""
          onClick={props.onHelp}
        >
          {text('shell.topBar.help')}
        </Button>
        {props.userMenu}
      </div>
    </header>
  );
});
TopBar.displayName = 'TopBar';
