import { either } from 'fp-ts';
import type { Container } from 'inversify';
import { gatewayOf, type ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import type { Drawing } from '../../../../src/domain/spare-parts/drawing.rule';
import { spareParts, type SparePart, type SparePartKind } from '../../../../src/domain/spare-parts/spare-part';

type References = ResourceGateway<SparePartKind>;

/** Answers every reference with its drawings passed through `change`. For `arrange` of `showSignedIn`. */
export const withDrawings =
  (change: (drawing: Drawing) => Drawing) =>
  (services: Container): void => {
    const name = gatewayOf(spareParts);
    const given = services.get<References>(name);
    services.unbind(name);
    services.bind<References>(name).toConstantValue({
      ...given,
      get: (id, options) => async () =>
        either.map(({ record, ...stored }: { readonly record: SparePart; readonly version: string | null }) => ({
          ...stored,
          record: {
            ...record,
            sheets: record.sheets.map((sheet) => ({ ...sheet, drawing: sheet.drawing && change(sheet.drawing) })),
          },
        }))(await given.get(id, options)()),
    });
  };
