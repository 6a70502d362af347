import { ArrowCircleUp16Regular } from '@fluentui/react-icons/svg/arrow-circle-up';
import { makeStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Id } from '../../../domain/shared/id';
import type { Parts } from '../../../domain/shared/parts/part';
import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import { itemsOf, openIn, type Sheet } from '../../../domain/spare-parts/spare-part';
import { TabRow } from '../../shared/controls/tab-row';
import { Icon } from '../../shared/icons/icon';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { FluentRoot } from '../../shared/theme/fluent-root';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { IconDrawing } from '../icon-drawing';
import { useSparePartIcons } from '../icons.bridge';
import type { ExplodedView } from './part.bridge';

const useStyles = makeStyles({
  code: { flex: 'none', margin: 0, padding: '8px 24px', color: tokens.colorNeutralForeground3 },
  content: { display: 'inline-flex', alignItems: 'center', gap: '7px', whiteSpace: 'nowrap' },
  updates: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorStatusInfoForeground1,
  },
});

interface PartTabsProps {
  /** Id of the tab panel. */
  readonly panel: string;
  readonly view: ExplodedView;
  readonly sheets: readonly Sheet[];
  readonly parts: Parts<SpareItem>;
  readonly children: ReactNode;
}

export const tabId = (panel: string, sheet: Id | null): string => `${panel}-${sheet ?? ''}`;

/** The categories of a reference as tabs, each with its number of items with proposals. */
export const PartTabs = ({ panel, view, sheets, parts, children }: PartTabsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const shown = useSelector(view, ({ context }) => context.sheet);
  const { icons } = useSparePartIcons();
  const code = sheets.find(({ id }) => id === shown)?.code ?? '';
  return (
    <>
      <FluentRoot>
        <TabRow
          label={text('spareParts.part.tabs')}
          tabs={sheets.map(({ id, label, icon }) => {
            const drawing = icons?.find((known) => known.id === icon);
            const count = openIn(itemsOf(parts, id));
            return {
              value: id,
              label,
              content: (
                <span className={styles.content}>
                  {icon !== null && (icons === null || drawing !== undefined) && (
                    <IconDrawing svg={drawing?.svg ?? ''} />
                  )}
                  {label}
                  {count > 0 && (
                    <span className={styles.updates}>
                      <Icon
                        icon={ArrowCircleUp16Regular}
                        size={14}
                        label={text('spareParts.part.tabUpdates', { count })}
                      />
                      <span aria-hidden>{format.number(count)}</span>
                    </span>
                  )}
                </span>
              ),
            };
          })}
          shown={shown}
          panel={panel}
          idOf={(sheet) => tabId(panel, sheet)}
          followsFocus
          onShow={(sheet) => {
            view.send({ type: 'sheet.chosen', sheet });
          }}
        />
      </FluentRoot>
      {code !== '' && <p className={styles.code}>{text('spareParts.part.categoryCode', { code })}</p>}
      {children}
    </>
  );
};
