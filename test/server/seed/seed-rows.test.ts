import type { Database } from '../../../server/database/database';
import { seedRows } from '../../../server/seed/seed-rows';
import type { Resource } from '../../../server/shared/resource';
import { redirects } from '../../../server/site/redirects';

/** Typed as any plain module, whose columns are unknown. */
const resource: Resource = redirects;
const sound = {
  location_from: '/oud',
  location_to: '/nieuw',
  status: 301,
  catch_all: false,
  comments: '',
  datetime: '2026-01-01 09:00:00',
};
const { catch_all: _, ...incomplete } = sound;

const nothing: Pick<Database, 'execute'> = {
  execute: () => {
    throw new Error('Nothing may be written');
  },
};

test.each([
  ['a column that is missing', incomplete, 'catch_all is missing'],
  ['a column that is empty and may not be', { ...sound, status: null }, 'status is missing'],
  ['a misspelt column', { ...sound, catchAll: true }, 'catchAll is no column'],
  ['what the rule refuses', { ...sound, location_to: 'nieuw' }, 'location_to does not hold: pattern.default'],
])('%s stops the demonstration data with table, row and column', async (_name, wrong, mistake) => {
  await expect(seedRows(nothing, resource, [sound, wrong], 1)).rejects.toThrow(
    `Demonstration data, table redirects, row 2: ${mistake}`,
  );
});
