import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { Language } from '../../domain/shared/locale';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { iconsOnly, sizes, phone } from '../shared/theme/sizes';
import { Menu } from '../shared/overlays/menu';
import type { MenuEntry } from '../shared/overlays/menu-entry';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { chevronDown } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';

export interface UserMenuProps {
  readonly name: string;
  readonly picture: string | null;
  /** User groups, or the e-mail address. */
  readonly detail: string;
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly onProfile: () => void;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onShortcuts: () => void;
  readonly onSupport: () => void;
  readonly onSignOut: () => void;
}

const useButton = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalS,
  'height': sizes.controlLarge,
  'padding': '0 6px 0 4px',
  'border': 0,
  'borderRadius': tokens.borderRadiusMedium,
  'whiteSpace': 'nowrap',
  'backgroundColor': 'transparent',
  'cursor': 'pointer',
  '&:hover': { backgroundColor: tokens.colorNeutralBackground4Hover },
  '& > svg': { color: tokens.colorNeutralForeground3 },
  [phone]: { justifyContent: 'center', width: sizes.touch, height: sizes.touch, padding: 0 },
});

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, padding: '12px' },
  words: { minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // Names can be 200 characters long.
  shown: { overflow: 'hidden', maxWidth: '180px', textOverflow: 'ellipsis', [iconsOnly]: { display: 'none' } },
  cut: { overflow: 'hidden', maxWidth: '220px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const languages: readonly Language[] = ['en', 'nl'];

export const UserMenu = (props: UserMenuProps) => {
  const { name, picture, detail, theme, language } = props;
  const button = useButton();
  const styles = useStyles();
  const text = useText();
  const phoneLayout = usePhone();
  const entries: readonly MenuEntry[] = [
    { key: 'profile', label: text('shell.userMenu.profile'), icon: shellShapes.person, onChoose: props.onProfile },
    {
      key: 'theme',
      label: text('shell.userMenu.theme'),
      icon: shellShapes.sun,
      aside: text(`session.theme.${theme}`),
      entries: themes.map((choice) => ({
        key: choice,
        label: text(`session.theme.${choice}`),
        checked: choice === theme,
        onChoose: () => props.onTheme(choice),
      })),
    },
    {
      key: 'language',
      label: text('shell.userMenu.language'),
      icon: shellShapes.globe,
      aside: text(`session.language.${language}`),
      entries: languages.map((choice) => ({
        key: choice,
        label: text(`session.language.${choice}`),
        checked: choice === language,
        onChoose: () => props.onLanguage(choice),
      })),
    },
    {
      key: 'shortcuts',
      label: text('shell.userMenu.shortcuts'),
      icon: shellShapes.key,
      aside: '?',
      onChoose: props.onShortcuts,
    },
    { key: 'support', label: text('shell.userMenu.support'), icon: shellShapes.mail, onChoose: props.onSupport },
    {
      key: 'signOut',
      label: text('shell.userMenu.signOut'),
      icon: shellShapes.signOut,
      ruled: true,
      onChoose: props.onSignOut,
    },
  ];
  return (
    <Menu
      align="end"
      label={text('shell.topBar.account', { name })}
      entries={entries}
      head={
        <div className={styles.head}>
          <PersonAvatar name={name} picture={picture} size="large" />
          <div className={styles.words}>
            <p className={mergeClasses(styles.name, styles.cut)} data-tooltip={name}>
              {name}
            </p>
            <p className={mergeClasses(styles.detail, styles.cut)} data-tooltip={detail}>
              {detail}
            </p>
          </div>
        </div>
      }
      trigger={(tie) => (
        <button type="button" {...tie} className={button} aria-label={text('shell.topBar.account', { name })}>
          <PersonAvatar name={name} picture={picture} size="medium" />
          {!phoneLayout && (
            <span className={styles.shown} data-tooltip={name}>
              {name}
            </span>
          )}
          {!phoneLayout && <Icon icon={chevronDown} size={12} />}
        </button>
      )}
    />
  );
};
