import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { CALENDAR_KINDS } from '../../../domain/commerce/calendar';
import { windowAt, ZOOMS, type Zoom } from '../../../domain/commerce/calendar-window';
import { calendarWordsIn } from '../../../domain/shared/format';
import type { Command } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { ViewChoice } from '../../shared/commands/view-choice';
import { Button } from '../../shared/controls/button';
import { add, axis, calendar as calendarSign, chevronLeft, chevronRight, list } from '../../shared/icons/shell-shapes';
import type { IconSource } from '../../shared/icons/icon';
import { chevronDown } from '../../shared/icons/shapes';
import { Menu } from '../../shared/overlays/menu';
import { CommandRow } from '../../shared/record/command-row';
import { useAllowed, useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { KINDS } from './calendar-kinds';
import type { useCalendarQuery } from './calendar.bridge';

/** A menu to add a record of each kind that the person may add. */
const AddMenu = () => {
  const text = useText();
  const [, navigate] = useLocation();
  const may = {
    promotion: useAllowed('promotion').add,
    coupon: useAllowed('coupon').add,
    event: useAllowed('event').add,
    popup: useAllowed('popup').add,
  };
  const kinds = CALENDAR_KINDS.filter((kind) => may[KINDS[kind].right]);
  return kinds.length === 0 ? null : (
    <Menu
      label={text('commerce.calendar.add')}
      entries={kinds.map((kind) => ({
        key: kind,
        label: text(`commerce.calendar.ones.${kind}`),
        onChoose: () => {
          navigate(`${KINDS[kind].path}/add`);
        },
      }))}
      trigger={(tie) => (
        <Button {...tie} variant="primary" icon={add} endIcon={chevronDown}>
          {text('commerce.calendar.add')}
        </Button>
      )}
    />
  );
};

const ZOOM_VIEWS = Object.keys(ZOOMS)
  .filter((zoom): zoom is Zoom => Object.hasOwn(ZOOMS, zoom))
  .map((view) => ({ view, label: `commerce.calendar.zooms.${view}` as const }));
const VIEWS = [
  { view: 'axis', label: 'commerce.calendar.axis', icon: axis },
  { view: 'table', label: 'commerce.calendar.table', icon: list },
] as const;

interface CalendarCommandsProps {
  readonly query: ReturnType<typeof useCalendarQuery>[0];
  readonly today: string;
  readonly onChange: ReturnType<typeof useCalendarQuery>[1];
  readonly onMove: (steps: 1 | -1) => void;
}

/** The commands of the calendar: add, period, width and view. */
export const CalendarCommands = ({ query, today, onChange: change, onMove: move }: CalendarCommandsProps) => {
  const text = useText();
  const { window, zoom } = query;
  const { language } = useSession().me.settings;
  const words = useMemo(() => calendarWordsIn(language), [language]);
  const first = words.month(window.start);
  const range =
    zoom === 'month' ? first : text('commerce.calendar.fromTo', { from: first, to: words.month(window.end) });
  const step = (key: 'earlier' | 'later', icon: IconSource, by: 1 | -1): Command => ({
    key,
    label: `commerce.calendar.${key}`,
    icon,
    disabledReason: null,
    run: () => {
      move(by);
    },
  });
  return (
    <CommandRow
      right={
        <>
          <ViewChoice
            of="commerce.calendar.zoom"
            views={ZOOM_VIEWS}
            shown={zoom}
            onShow={(chosen) => {
              change({ zoom: chosen, window: windowAt(window.start, chosen) });
            }}
          />
          <ViewChoice
            iconOnly
            of="commerce.calendar.view"
            views={VIEWS}
            shown={query.isTable ? 'table' : 'axis'}
            onShow={(view) => {
              change({ isTable: view === 'table' });
            }}
          />
        </>
      }
    >
      <AddMenu />
      <CommandButton
        command={{
          key: 'today',
          label: 'commerce.calendar.today',
          icon: calendarSign,
          disabledReason: null,
          run: () => {
            change({ window: windowAt(today, zoom) });
          },
        }}
      />
      <CommandButton iconOnly variant="subtle" command={step('earlier', chevronLeft, -1)} />
      <CommandButton iconOnly variant="subtle" command={step('later', chevronRight, 1)} />
      <b aria-live="polite">{range}</b>
    </CommandRow>
  );
};
