import { makeResetStyles } from '@griffel/react';
import { chevronDown } from '../shared/icons/shapes';
import { globe } from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { sizes, phone } from '../shared/theme/sizes';
import { Menu } from '../shared/overlays/menu';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

export interface WebsiteChoice {
  readonly id: string;
  readonly name: string;
}

export interface WebsiteSwitcherProps {
  /** `null` without a website. */
  readonly website: WebsiteChoice | null;
  readonly websites: readonly WebsiteChoice[];
  readonly onSwitch: (id: string) => void;
}

const useButton = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalSNudge,
  'minWidth': 0,
  'marginLeft': tokens.spacingHorizontalXXS,
  'height': sizes.control,
  'padding': '0 10px',
  'border': 0,
  'borderRadius': tokens.borderRadiusMedium,
  'fontWeight': tokens.fontWeightSemibold,
  'whiteSpace': 'nowrap',
  'backgroundColor': 'transparent',
  'cursor': 'pointer',
  '&:hover': { backgroundColor: tokens.colorNeutralBackground4Hover },
  '& > svg': { flex: 'none', color: tokens.colorNeutralForeground3 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  [phone]: { height: sizes.touch },
});

/** Shows the active website and switches to others. */
export const WebsiteSwitcher = ({ website, websites, onSwitch }: WebsiteSwitcherProps) => {
  const button = useButton();
  const text = useText();
  if (website === null) return <span className={button}>{text('shell.topBar.noWebsite')}</span>;
  return (
    <Menu
      label={text('shell.topBar.switchWebsite')}
      entries={websites.map(({ id, name }) => ({
        key: id,
        label: name,
        checked: id === website.id,
        onChoose: () => {
          if (id !== website.id) onSwitch(id);
        },
      }))}
      trigger={(tie) => (
        <button
          type="button"
          {...tie}
          className={button}
          aria-label={text('shell.topBar.website', { website: website.name })}
        >
          <Icon icon={globe} size={16} />
          <span data-tooltip={website.name}>{website.name}</span>
          <Icon icon={chevronDown} size={12} />
        </button>
      )}
    />
  );
};
