import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { ContentKind } from '../../../domain/content/content-item';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { contentCodecOf } from './content.codec';
import { linkedNames } from './linked-names.http';

/** Items of a module over HTTP. */
export const contentHttp = (http: Http, module: ContentModule): ResourceGateway<ContentKind> => {
  const gateway = httpGateway(
    http,
    contentCodecOf(module, () => http.offersExtras),
  );
  const names = linkedNames(http);
  return {
    ...gateway,
    get: (id, options) =>
      pipe(
        gateway.get(id, options),
        taskEither.chain((stored) =>
          pipe(
            names.item(stored.record, options),
            taskEither.map((record) => ({ ...stored, record })),
          ),
        ),
      ),
  };
};
