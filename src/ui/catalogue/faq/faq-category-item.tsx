import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useState, type ReactNode } from 'react';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import { Button } from '../../shared/controls/button';
import { Toggle } from '../../shared/controls/toggle';
import { WebsiteText } from '../../shared/controls/website-text';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { chevronDown } from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import { SortHandle } from '../../shared/sorting/sort-handle';
import type { HandleEvents } from '../../shared/sorting/use-list-sorting';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { FLAG_WIDTH } from './faq-table.styles';

const useStyles = makeStyles({
  item: {
    'backgroundColor': tokens.colorNeutralBackground1,
    '&.kantoor-drop > header': { opacity: 0.4 },
  },
  lifted: { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-2px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minHeight: '40px',
    padding: `0 ${sizes.sheetPadding} 0 calc(${sizes.sheetPadding} - 4px)`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [phone]: { minHeight: '52px', padding: `0 ${sizes.phonePadding} 0 calc(${sizes.phonePadding} - 8px)` },
  },
  below: {
    backgroundColor: tokens.colorNeutralBackground1,
    paddingLeft: `calc(${sizes.sheetPadding} + 24px)`,
    [phone]: { paddingLeft: `calc(${sizes.phonePadding} + 8px)` },
  },
  chevron: {
    'display': 'flex',
    '& svg': { transitionProperty: 'transform', transitionDuration: tokens.durationFaster },
  },
  closed: { '& svg': { transform: 'rotate(-90deg)' } },
  name: {
    minWidth: 0,
    flex: '0 1 auto',
    padding: '4px 2px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    color: 'inherit',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  opens: { 'cursor': 'pointer', ':hover': { textDecorationLine: 'underline' } },
  sub: { fontWeight: tokens.fontWeightRegular },
  offline: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  belowPanel: { paddingLeft: '24px', [phone]: { paddingLeft: 0 } },
  space: { flex: 'none', width: '24px', [phone]: { width: '32px' } },
  // The switch aligns with those of the questions.
  right: {
    'display': 'grid',
    'gridTemplateColumns': `${FLAG_WIDTH}px ${FLAG_WIDTH - 24}px`,
    'alignItems': 'center',
    'flex': 'none',
    'marginLeft': 'auto',
    '& > *': { marginLeft: '12px' },
    [phone]: { 'display': 'flex', '& > button': { order: -1 } },
  },
});

interface FaqCategoryItemProps {
  readonly category: FaqCategoryRow;
  readonly isOpen: boolean;
  readonly mayEdit: boolean;
  readonly mayAdd: boolean;
  readonly isLifted: boolean;
  /** `null` if the category cannot be moved. */
  readonly handle: HandleEvents | null;
  /** Reserves space for a handle, because other categories have one. */
  readonly reservesHandle: boolean;
  /** A person returns from the form of this category. */
  readonly takesFocus: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
  readonly onOnline: (online: boolean) => void;
  readonly onAdd: () => void;
  /** Renders the questions; called on the first expansion, and kept mounted. */
  readonly questions: () => ReactNode;
  /** The subcategories. */
  readonly children?: ReactNode;
}

const takeFocus = (button: HTMLElement | null): void => {
  button?.focus();
};

/** A category of the accordion: the chevron expands it, the name opens its form. */
export const FaqCategoryItem = ({
  category: { id, name, parent, online },
  isOpen,
  mayEdit,
  mayAdd,
  isLifted,
  handle,
  reservesHandle,
  takesFocus,
  onToggle,
  onOpen,
  onOnline,
  onAdd,
  questions,
  children,
}: FaqCategoryItemProps) => {
  const [styles, text] = [useStyles(), useText()];
  const panel = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const nameClass = mergeClasses(styles.name, parent !== null && styles.sub, mayEdit && styles.opens);
  return (
    <li data-key={id} className={mergeClasses(styles.item, isLifted && styles.lifted)}>
      <header className={mergeClasses(styles.head, parent !== null && styles.below)}>
        {handle !== null && <SortHandle name={name} isLifted={isLifted} handle={handle} />}
        {handle === null && reservesHandle && <span className={styles.space} />}
        <span className={mergeClasses(styles.chevron, !isOpen && styles.closed)}>
          <Button
            ref={takesFocus && !mayEdit ? takeFocus : undefined}
            variant="subtle"
            size="small"
            icon={chevronDown}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            aria-label={text(isOpen ? 'catalogue.faq.collapse' : 'catalogue.faq.expand', { name })}
            onClick={onToggle}
          />
        </span>
        {mayEdit ? (
          <button
            ref={takesFocus ? takeFocus : undefined}
            type="button"
            className={nameClass}
            aria-label={text('catalogue.faq.edit', { name })}
            data-tooltip={name}
            onClick={onOpen}
          >
            <WebsiteText>{name}</WebsiteText>
          </button>
        ) : (
          <span className={nameClass} data-tooltip={name}>
            <WebsiteText>{name}</WebsiteText>
          </span>
        )}
        {!online && <span className={styles.offline}>{text('catalogue.faq.offline')}</span>}
        <span className={styles.right}>
          <Toggle
            checked={online}
            disabled={!mayEdit}
            aria-label={text('catalogue.faq.categoryOnline', { name })}
            onChange={({ target }) => {
              onOnline(target.checked);
            }}
          />
          {mayAdd && (
            <Button
              variant="subtle"
              size="small"
              icon={shellShapes.add}
              aria-label={text('catalogue.faq.addQuestionTo', { name })}
              onClick={onAdd}
            />
          )}
        </span>
      </header>
      {wasOpen && (
        <div id={panel} hidden={!isOpen} className={parent === null ? undefined : styles.belowPanel}>
          {questions()}
        </div>
      )}
      {children}
    </li>
  );
};
