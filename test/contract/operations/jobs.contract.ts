import { Jobs } from '../../../src/application/operations/ports/jobs.port';
import { FIRST_RUNS } from '../../../src/domain/operations/job.rule';
import { usergroups } from '../../../src/domain/access/usergroup';
import { users } from '../../../src/domain/access/user';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import type { JobRun } from '../../../src/domain/operations/job';
import { answered, refusal } from '../support/answered';
import { EVERYTHING } from '../support/offer';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

// Rule R-JOB-16.
export const jobsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`jobs (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    const newest = async (): Promise<JobRun> => {
      const [run] = (await answered(backend.service(Jobs).runs(null))).runs;
      if (run === undefined) throw new Error('There is no run');
      return run;
    };

    /** Signs in an editor who may start tasks, and see redirects. */
    const enterEditor = async (): Promise<void> => {
      const found = await answered(backend.users.list({ ...defaultQuery(users.noFilter), term: EDITOR }));
      const draft = { name: 'Zz taken', rights: ['queue.start', 'redirect.view'], users: [found.rows[0]?.id ?? ''] };
      await answered(backend.usergroups.save({ id: null, version: null, draft, before: usergroups.blank }));
      await enter(backend, EDITOR);
    };

    it('have options of three types, and defaults', async () => {
      const tasks = await answered(backend.service(Jobs).tasks());
      const exporting = tasks.find(({ key }) => key === 'export-module');
      expect(exporting?.parameters.map(({ name, type, default: fallback }) => [name, type, fallback])).toEqual([
        ['module', 'select', null],
        ['item', 'item-code', ''],
        ['separator', 'select', 'comma'],
      ]);
      expect(exporting?.isRunnable).toBe(true);
    });

    it('are offered and started with the right of their effect', async () => {
      await enterEditor();
      const jobs = backend.service(Jobs);
      const keys = (await answered(jobs.tasks())).map(({ key }) => key);
      expect([keys.includes('rebuild-search'), keys.includes('export-module'), keys.includes('check-links')]).toEqual([
        false,
        true,
        true,
      ]);
      expect(await refusal(jobs.start('rebuild-search', {}))).toEqual({ kind: 'Forbidden' });
      await answered(jobs.start('export-module', { module: 'redirect' }));
    });

    it('are placed in the queue with their options', async () => {
      const jobs = backend.service(Jobs);
      await answered(jobs.start('export-module', { module: 'redirect', separator: 'comma' }));
      const run = await newest();
      expect(run.parameters.map(({ value }) => value)).toEqual(['Redirects', 'Comma']);
      expect(run.progress === null).toBe(!offer.extras);
    });

    it('are refused without what they need', async () => {
      const jobs = backend.service(Jobs);
      expect(await refusal(jobs.start('export-module', {}))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { module: 'VALUE_NOT_VALID' },
      });
      const nowhere = jobs.start('export-module', { module: 'redirect', item: 'no such item' });
      expect(await refusal(nowhere)).toMatchObject({ kind: 'FieldsRejected', fields: { item: 'VALUE_NOT_VALID' } });
      expect(await refusal(jobs.start('format-disk', {}))).toMatchObject({ kind: 'FieldsRejected' });
    });

    if (offer.extras) {
      it('of an older date are read after the newest', async () => {
        const jobs = backend.service(Jobs);
        for (let started = 0; started < FIRST_RUNS + 2; started += 1)
          await answered(jobs.start('export-module', { module: 'redirect' }));
        const first = await answered(jobs.runs(null));
        expect(first.runs).toHaveLength(FIRST_RUNS);
        const older = await answered(jobs.olderRuns(first.older ?? ''));
        expect(older.older).toBeNull();
        const keys = [...first.runs, ...older.runs].map(({ key }) => key);
        expect([keys.length >= FIRST_RUNS + 2, new Set(keys).size === keys.length]).toEqual([true, true]);
      });

      it('have a log that can be read whole', async () => {
        const jobs = backend.service(Jobs);
        await answered(jobs.start('export-module', { module: 'redirect' }));
        const { key, progress } = await newest();
        expect((await answered(jobs.log(key))).length).toBeGreaterThanOrEqual(progress?.logLines ?? 0);
        expect(await refusal(jobs.log('2147483647'))).toEqual({ kind: 'NotFound' });
      });

      it('are retried with the right of their effect', async () => {
        const jobs = backend.service(Jobs);
        const started: string[] = [];
        for (const [task, parameters] of [
          ['rebuild-search', {}],
          ['export-module', { module: 'coupon' }],
        ] as const) {
          await answered(jobs.start(task, parameters));
          started.push((await newest()).key);
        }
        await enterEditor();
        for (const key of started) expect(await refusal(jobs.retry(key))).toEqual({ kind: 'Forbidden' });
      });

      it('are not cancelled where there are none', async () => {
        expect(await refusal(backend.service(Jobs).cancel('2147483647'))).toEqual({ kind: 'NotFound' });
        expect(await refusal(backend.service(Jobs).retry('2147483647'))).toEqual({ kind: 'NotFound' });
      });
    }
  });
};
