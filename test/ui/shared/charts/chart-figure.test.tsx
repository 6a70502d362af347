import { screen, waitFor, within } from '@testing-library/react';
import { FileSaves, type SavedText } from '../../../../src/application/shared/ports/file-saves.port';
import type { Settings } from '../../../../src/domain/shared/session';
import type { Chart } from '../../../../src/ui/shared/charts/chart';
import { lineStyleAt } from '../../../../src/ui/shared/charts/chart';
import { ChartFigure, type ChartView } from '../../../../src/ui/shared/charts/chart-figure';
import { showSignedIn } from '../support/signed-in';

const chart: Chart = {
  labels: ['Su. 1/11', 'Mo. 2/11'],
  titles: ['Sun 1 November 2026', 'Mon 2 November 2026'],
  lines: [
    { key: 'total', label: 'All attempts', values: [1_204, null], style: lineStyleAt(0) },
    { key: 'failed', label: '=Failed', values: [0, 2.5], style: lineStyleAt(1) },
  ],
  unit: 'logins',
  number: (value) => `n${value}`,
  tick: (value) => `t${value}`,
};

const show = async (view: ChartView = 'chart', settings: Partial<Settings> = {}) => {
  const saved: SavedText[] = [];
  const drawn = await showSignedIn(
    <ChartFigure
      title="Logins"
      summary="Logins, 2 days, 1,204 logins"
      file="users-2026-11-01-2026-11-02"
      chart={chart}
      sums={new Map([['total', '1,204']])}
      view={view}
      aside="€ 12.50"
    />,
    settings,
    [],
    (services) => {
      services.unbind(FileSaves);
      services.bind<FileSaves>(FileSaves).toConstantValue({
        save: (file) => {
          if ('text' in file) saved.push(file);
        },
      });
    },
  );
  const drawnLines = () => document.querySelector('[data-drawn]')?.getAttribute('data-drawn') ?? null;
  await waitFor(() => {
    expect(drawnLines() !== null).toBe(view === 'chart');
  });
  return { ...drawn, saved, drawnLines };
};
const entry = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Logins: lines' })).getByRole('button', { name });
const pressed = () =>
  within(screen.getByRole('group', { name: 'Logins: lines' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-pressed'));

test('says title, period and sum, and shows the totals (R-INS-18)', async () => {
  await show();
  expect(screen.getByRole('figure', { name: 'Logins, 2 days, 1,204 logins' })).toHaveTextContent('€ 12.50');
  expect(entry(/^All attempts ?1,204$/)).toBeInTheDocument();
});

describe('the legend', () => {
  test('hides and shows lines by mouse', async () => {
    const { user, drawnLines } = await show();
    expect([drawnLines(), pressed()]).toEqual(['total failed', ['true', 'true']]);
    await user.click(entry(/All attempts/));
    expect([drawnLines(), pressed()]).toEqual(['failed', ['false', 'true']]);
    await user.click(entry(/All attempts/));
    expect([drawnLines(), pressed()]).toEqual(['total failed', ['true', 'true']]);
  });

  test('hides and shows lines by keyboard and keeps the focus', async () => {
    const { user, drawnLines } = await show();
    await user.tab();
    expect(entry(/All attempts/)).toHaveFocus();
    await user.keyboard(' ');
    expect(drawnLines()).toBe('failed');
    await user.tab();
    await user.keyboard('{Enter}');
    expect([drawnLines(), pressed()]).toEqual([null, ['false', 'false']]);
    expect(entry(/Failed/)).toHaveFocus();
    expect(screen.getByText('Every line is hidden. Choose one in the legend.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(drawnLines()).toBe('failed');
    });
  });
});

describe('the table', () => {
  test('has the same numbers, with a dash for a gap (R-INS-18)', async () => {
    await show('table');
    const cells = within(screen.getByRole('table', { name: 'Logins' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Period', 'All attempts', '=Failed'],
      ['Sun 1 November 2026', 'n1204', 'n0'],
      ['Mon 2 November 2026', '–', 'n2.5'],
    ]);
    expect(document.querySelector('[data-drawn]')).not.toBeInTheDocument();
  });

  test('can be scrolled by keyboard', async () => {
    await show('table');
    expect(screen.getByRole('region', { name: 'Logins: table' })).toHaveAttribute('tabindex', '0');
  });
});

describe('saving', () => {
  test.each([
    ['en', 'Logins: save', 'Save as CSV', 'Period,All attempts (logins)', '1204,0', ',2.5'],
    ['nl', 'Logins: opslaan', 'Opslaan als CSV', 'Periode;All attempts (logins)', '1204;0', ';2,5'],
  ] as const)('writes all lines as CSV in %s, hidden ones too', async (language, menu, item, head, first, second) => {
    const { user, saved } = await show('chart', { language });
    await user.click(screen.getByRole('button', { name: /All attempts/ }));
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: item }));
    const cell = language === 'en' ? ',' : ';';
    expect(saved).toEqual([
      {
        name: 'users-2026-11-01-2026-11-02.csv',
        type: 'text/csv',
        text: [
          `\uFEFF${head}${cell}'=Failed (logins)`,
          `Sun 1 November 2026${cell}${first}`,
          `Mon 2 November 2026${cell}${second}`,
          '',
        ].join('\r\n'),
      },
    ]);
  });

  const openMenu = async (view: ChartView) => {
    const shown = await show(view);
    await shown.user.click(screen.getByRole('button', { name: 'Logins: save' }));
    return shown;
  };

  test('says so when the picture cannot be made', async () => {
    const { user, saved } = await openMenu('chart');
    // jsdom draws no chart, so no picture can be saved.
    await user.click(screen.getByRole('menuitem', { name: 'Save as PNG' }));
    expect(await screen.findByText(/The image could not be saved/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('has PNG off in the table, with the reason, and CSV on', async () => {
    await openMenu('table');
    const png = screen.getByRole('menuitem', { name: /^Save as PNG/ });
    expect(png).toHaveAttribute('aria-disabled', 'true');
    expect(png).toHaveTextContent('Show the chart to save it as an image.');
    expect(screen.getByRole('menuitem', { name: 'Save as CSV' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('has PNG off while every line is hidden', async () => {
    const { user } = await show();
    await user.click(entry(/All attempts/));
    await user.click(entry(/Failed/));
    await user.click(screen.getByRole('button', { name: 'Logins: save' }));
    const png = screen.getByRole('menuitem', { name: /^Save as PNG/ });
    expect(png).toHaveAttribute('aria-disabled', 'true');
    expect(png).toHaveTextContent('Show a line to save the chart as an image.');
  });
});
