import { addDays } from '../../src/domain/shared/calendar-date';
import { startServer } from '../e2e/support/servers';
import { series, type ApiFigure } from './api';
import { Caller } from './caller';
import type { Account } from './journey';
import { fill, type Environment } from './places';

const AREAS = ['orders', 'tools', 'carts', 'brochures'];

/** The API's share of the budgets of dashboard and statistics, on a million events that are stored first. */
export async function measureStatistics(environment: Environment, account: Account): Promise<ApiFigure[]> {
  fill('many-events', environment);
  const server = await startServer(environment);
  try {
    const caller = await Caller.signIn(server.url, account);
    const today = new Date().toISOString().slice(0, 10);
    const range = (days: number) => `startDate=${addDays(today, 1 - days)}&endDate=${today}`;
    const dashboard = () => `statistics/dashboard?${range(30)}`;
    const twoYears = (n: number) => `statistics/${AREAS[n % AREAS.length] ?? ''}?${range(730)}&groupBy=month`;
    await series(caller, dashboard, 10);
    const [month, years] = [await series(caller, dashboard, 100), await series(caller, twoYears, 100)];
    return [
      { measure: 'dashboard of 30 days, all areas; median', figure: month.median, budget: 30 },
      { measure: 'dashboard of 30 days, all areas; p95', figure: month.p95, budget: 60 },
      { measure: 'an area over two years by month; median', figure: years.median, budget: 30 },
      { measure: 'an area over two years by month; p95', figure: years.p95, budget: 60 },
    ];
  } finally {
    await server.stop();
  }
}
