import { makeStyles, mergeClasses } from '@griffel/react';
import { Highlight } from '../../shared/controls/highlight';
import { LinkButton } from '../../shared/controls/link-text';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { LookupMenu, LookupOption } from './lookup-menu';

const useStyles = makeStyles({
  popup: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    right: 0,
    left: 0,
    zIndex: 5,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '264px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    boxShadow: tokens.shadow16,
  },
  options: { flex: '1', minHeight: 0, margin: 0, padding: '4px', overflow: 'auto', listStyleType: 'none' },
  option: {
    'display': 'grid',
    'gridTemplateColumns': '76px minmax(0, 1fr) auto',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'minHeight': sizes.control,
    'padding': `0 ${tokens.spacingHorizontalS}`,
    'borderRadius': tokens.borderRadiusMedium,
    'cursor': 'pointer',
    '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
    [phone]: { minHeight: sizes.touch },
  },
  active: { backgroundColor: tokens.colorSubtleBackgroundHover },
  side: {
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  foot: {
    padding: '7px 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  line: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

const scrollTo = (option: HTMLElement | null): void => {
  option?.scrollIntoView({ block: 'nearest' });
};

interface LookupListProps<Found extends LookupOption> {
  readonly menu: LookupMenu<Found>;
  readonly label: string;
  readonly onChoose: (found: Found) => void;
}

/** The suggestions of a search, or a message why there are none. */
export const LookupList = <Found extends LookupOption>({ menu, label, onChoose }: LookupListProps<Found>) => {
  const styles = useStyles();
  const text = useText();
  const { options, active, hidden, saying, lookup } = menu;
  return (
    <div
      className={styles.popup}
      // Keep the focus in the search box.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {options.length > 0 && (
        <ul
          id={menu.id}
          role="listbox"
          aria-label={text('catalogue.etimCombination.lookup.list', { field: label })}
          className={styles.options}
        >
          {options.map((option, place) => (
            <li
              key={option.id}
              id={menu.optionId(place)}
              ref={place === active ? scrollTo : undefined}
              role="option"
              aria-selected={place === active}
              className={mergeClasses(styles.option, place === active && styles.active)}
              onMouseEnter={() => {
                menu.point(place);
              }}
              onClick={() => {
                onChoose(option);
              }}
            >
              <span className={styles.side}>{option.code}</span>
              <span className={styles.label}>
                <Highlight text={option.label} term={lookup.text} />
              </span>
              <span className={styles.side}>{option.unit}</span>
            </li>
          ))}
        </ul>
      )}
      {saying !== null && (
        <p className={styles.foot}>
          {text(`catalogue.etimCombination.lookup.${saying}`, { text: lookup.text.trim() })}{' '}
          {saying === 'failed' && <LinkButton onClick={lookup.retry}>{text('shared.actions.retry')}</LinkButton>}
        </p>
      )}
      {options.length > 0 && hidden > 0 && (
        <p className={mergeClasses(styles.foot, styles.line)}>
          {text('catalogue.etimCombination.lookup.hidden', { count: hidden })}
        </p>
      )}
    </div>
  );
};
