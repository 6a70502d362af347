import type { OpenFeed } from '../../../spare-parts/published/open-feed';
import { countReferences, referencesAfter, syncReference } from '../../../spare-parts/published/sync-reference';
import { JobRefused, type JobTask } from '../job-task';

/** Number of references requested from the supplier at a time. */
const AT_ONCE = 8;
/** Maximum number of failed references in the log. */
const MOST_NAMED = 50;

/** Requests references from the supplier and stores the proposals for their items. Rules R-SPA-40 to R-SPA-43. */
export const syncSpareParts = (openFeed: OpenFeed): JobTask => ({
  key: 'sync-spare-parts',
  perWebsite: false,
  exclusive: true,
  parameters: { reference: { type: 'text', default: '' } },
  effect: () => ({ kind: 'right', right: 'spareparts.edit' }),
  about: () => ['spareparts'],
  run: async (job) => {
    const { services } = job;
    const { db } = services;
    const text = (job.parameters['reference'] ?? '').trim();
    const feed = await openFeed(services);
    if (feed === null) throw new JobRefused('feed-missing');
    const total = await countReferences(db, text);
    if (total === 0 && text !== '') throw new JobRefused('references-missing', { reference: text });
    const sum = { done: 0, filled: 0, proposed: 0, withdrawn: 0, failed: 0 };
    for (let last = 0; ;) {
      const batch = await referencesAfter(db, text, last, AT_ONCE);
      const asked = await Promise.all(
        batch.map(async (of) => ({ of, answer: await feed.read(of.reference, of.external_id) })),
      );
      for (const { of, answer } of asked) {
        await job.progress(sum.done, total);
        const outcome = await syncReference(services, of, answer);
        sum.done += 1;
        last = of.id;
        if (outcome === null) continue;
        sum.filled += outcome.isFilled ? 1 : 0;
        sum.proposed += outcome.proposed;
        sum.withdrawn += outcome.withdrawn;
        if (outcome.failure === null) continue;
        sum.failed += 1;
        if (sum.failed <= MOST_NAMED) job.log(`supplier-${outcome.failure}`, { reference: of.reference }, 'warning');
      }
      if (batch.length < AT_ONCE) break;
    }
    job.log('spare-parts-synced', { ...sum }, sum.failed > 0 ? 'warning' : 'info');
    await job.progress(Math.max(1, sum.done), Math.max(1, sum.done));
  },
});
