import { sql } from 'drizzle-orm';
import { describeDefect } from '../../../server/http/describe-defect';
import { openTestServer } from '../support/test-server';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (failure: unknown) => failure,
  );

// Rule R-RUN-02.
describe('an unexpected error in the output of the server', () => {
  it('has the query and its place, but none of its values', async () => {
    const testServer = await openTestServer();
    const { db } = testServer.services;
    const text = describeDefect(
      await failureOf(
        Promise.resolve(db.execute(sql`select ${'anna@firma.example'}::text, ${'secret'}::text::integer`)),
      ),
    );
    expect(text).toMatch(
      /^Unexpected error: Database error \(22P02\)\n {2}in select \$1::text, \$2::text::integer\n\s+at /,
    );
    expect(text).not.toMatch(/anna|secret/);
    await testServer.close();
  });

  it('has message, place and cause of any other error', () => {
    const text = describeDefect(new Error('disk on fire', { cause: new Error('smoke') }));
    expect(text).toMatch(/^Error: disk on fire\n\s+at /);
    expect(text).toMatch(/\n {2}caused by Error: smoke$/);
    expect(describeDefect('no error')).toBe('no error');
  });
});
