import type { PublicationStatus } from '../../../../src/domain/content/publication.rule';
import type { PublicationHappening } from '../../../domain/content/support/publication-events';

type Written = `${PublicationHappening} > ${PublicationStatus}`;

export interface PublicationPath {
  readonly name: string;
  readonly wasOnline: boolean;
  readonly steps: readonly { readonly happens: PublicationHappening; readonly then: PublicationStatus }[];
}

const path = (name: string, wasOnline: boolean, ...written: readonly Written[]): PublicationPath => ({
  name,
  wasOnline,
  steps: written.map((step) => {
    const [happens, then] = step.split(' > ');
    return { happens: happens as PublicationHappening, then: then as PublicationStatus }; // as its type says
  }),
});

/** All paths through publication as `event > status`: test/domain checks completeness, the browser plays each. */
export const PUBLICATION_PATHS: readonly PublicationPath[] = [
  path(
    'an item that never was online',
    false,
    'publish > published',
    'draft > draft',
    'publish > published',
    'type > published',
    'pick > published',
  ),
  path(
    'an item that was online',
    true,
    'unpublish > unpublished',
    'draft > draft',
    'publish > published',
    'draft > draft',
    'publish > published',
    'type > published',
    'pick > published',
    'unpublish > unpublished',
    'publish > published',
    'unpublish > unpublished',
  ),
];
