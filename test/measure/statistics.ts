import { chromium, type Browser } from '@playwright/test';
import { addDays } from '../../src/domain/shared/calendar-date';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { series, type ApiFigure } from './api';
import { Caller } from './caller';
import type { Account } from './journey';
import { fill, type Environment } from './places';
import { median } from './table';
import { Visit } from './visit';

const AREAS = ['orders', 'tools', 'carts', 'brochures'];

/** The first and second visit of a screen with charts by a signed-in person. */
async function loadsOf(
  browser: Browser,
  url: string,
  { email, password }: Account,
  rounds: number,
  path: string,
  what: 'dashboard' | 'statistics',
): Promise<number[]> {
  const visit = await Visit.start(browser, url);
  await visit.page.request.post('/api/login', { form: { email, password } });
  const times: number[] = [];
  // The first load fills the cache and is not counted.
  for (let round = 0; round <= rounds; round++) times.push(await visit.load(path, what));
  await visit.context.close();
  return times.slice(1);
}

/**
 * Budgets of dashboard and statistics with a million events: time of the API, and time until a person sees the
 * charts.
 */
export async function measureStatistics(
  environment: Environment,
  account: Account,
  rounds: number,
): Promise<ApiFigure[]> {
  fill('many/events', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  try {
    const caller = await Caller.signIn(server.url, account);
    const today = new Date().toISOString().slice(0, 10);
    const range = (days: number) => `startDate=${addDays(today, 1 - days)}&endDate=${today}`;
    const dashboard = () => `statistics/dashboard?${range(30)}`;
    const twoYears = (n: number) => `statistics/${AREAS[n % AREAS.length] ?? ''}?${range(730)}&groupBy=month`;
    await series(caller, dashboard, 10);
    const [month, years] = [await series(caller, dashboard, 100), await series(caller, twoYears, 100)];
    const orders = `/statistics/orders?start=${addDays(today, -729)}&end=${today}`;
    const loads = {
      dashboard: await loadsOf(browser, server.url, account, rounds, '/dashboard', 'dashboard'),
      statistics: await loadsOf(browser, server.url, account, rounds, orders, 'statistics'),
    };
    return [
      { measure: 'dashboard of 30 days, all areas; median', figure: month.median, budget: 30 },
      { measure: 'dashboard of 30 days, all areas; p95', figure: month.p95, budget: 60 },
      { measure: 'an area over two years by month; median', figure: years.median, budget: 30 },
      { measure: 'an area over two years by month; p95', figure: years.p95, budget: 60 },
      { measure: 'dashboard, all widgets painted, warm', figure: median(loads.dashboard), budget: 300 },
      { measure: 'two years by month, all charts painted, warm', figure: median(loads.statistics), budget: 500 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
