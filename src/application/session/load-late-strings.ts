import { isLeft } from 'fp-ts/Either';
import { waitFor } from 'xstate';
import { lateStringsOf } from '../../domain/shared/modules/module-entry.rule';
import type { LoadLateStrings } from '../shared/contexts';
import type { Dictionary } from '../shared/ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';
import type { SessionActor } from './session.service';

/** Loads the strings of a context in the user's language; reloads them when the language changes. */
export const loadLateStringsWith = (
  gateway: Pick<SessionGateway, 'strings'>,
  dictionary: Dictionary,
  session: SessionActor,
): LoadLateStrings => {
  const loaded = new Map<string, Promise<void>>();
  const load = (context: string): Promise<void> => {
    const loading = waitFor(session, (state) => state.context.session !== null).then(async () => {
      const language = dictionary.language();
      const strings = await gateway.strings(language, { context })();
      if (isLeft(strings)) throw new Error(`No strings of ${context}`);
      dictionary.apply(language, strings.right);
    });
    loaded.set(context, loading);
    loading.catch(() => {
      loaded.delete(context);
    });
    return loading;
  };
  let spoken = dictionary.language();
  session.subscribe(() => {
    if (dictionary.language() === spoken) return;
    spoken = dictionary.language();
    for (const context of loaded.keys()) void load(context);
  });
  return async (context) => {
    await Promise.all(lateStringsOf(context).map((file) => loaded.get(file) ?? load(file)));
  };
};
