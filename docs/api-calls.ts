import { writeFileSync } from 'node:fs';
import { pageOf } from './api-calls-page';
import { Recorder } from './api-recorder';
import { walk } from './api-walk';
import { SPECIFIED } from './specified-calls';

// `npm run api-calls`: writes docs/api-calls.md from what the reference API answers to each specified call.
const api = await Recorder.open();
await walk(api);
await api.close();
if (api.refused.length > 0) throw new Error(`Calls were refused:\n${api.refused.join('\n')}`);
writeFileSync('docs/api-calls.md', pageOf(SPECIFIED, api.recorded));
