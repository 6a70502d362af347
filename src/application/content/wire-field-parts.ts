import { fromPromise } from 'xstate';
import type { FieldPart } from '../../domain/content/field-part';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

/** Sub-fields of a compound field type. */
export type WiredFieldParts = LoadingMachine<readonly FieldPart[], string>;
export const WiredFieldParts = token<WiredFieldParts>('field-parts');

export const wireFieldParts = (catalogue: BlockCatalogue): WiredFieldParts =>
  loadingMachineOf<readonly FieldPart[], string>().provide({
    actors: { load: fromPromise(({ input: { asked }, signal }) => catalogue.parts(asked, { signal })()) },
  });
