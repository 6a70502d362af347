import type { Migration } from '../database/migrations/migration';
import type { Endpoint } from './endpoint';
import type { Columns, Resource, ValuesOf } from './resource';
import type { Values } from './resource-rows';
import { serveResource } from './serve-resource';

/** Times for demonstration data, relative to now. */
export interface DemoTime {
  readonly year: number;
  /** `YYYY-MM-DD HH:mm:ss` within the working hours of a day; different `place` values never share a minute. */
  readonly workingMoment: (daysFromNow: number, place: number) => string;
}

/** What a plain module adds to the API. */
export interface PlainModule {
  readonly resource: Resource;
  readonly endpoints: readonly Endpoint[];
  /** Create its table; empty where a migration in `server/database/migrations` creates several tables. */
  readonly migrations: readonly Migration[];
  /** Demonstration rows by place of their website; the first list where the rows belong to all websites. */
  readonly demo?: (time: DemoTime) => readonly (readonly Values[])[];
}

/** Declares a plain module with the endpoints of its resource, unless others are given. */
export const plainModule = <Own extends Columns>(
  resource: Resource<Own>,
  parts: Pick<PlainModule, 'migrations'> &
    Partial<Pick<PlainModule, 'endpoints'>> & {
      readonly demo?: (time: DemoTime) => readonly (readonly NoInfer<ValuesOf<Own>>[])[];
    },
): PlainModule => ({ resource, endpoints: serveResource(resource), ...parts });
