import { ContainerModule } from 'inversify';
import { provide } from '../../../application/shared/provide.module';
import { ReviewPlaces } from '../../../application/spare-parts/ports/review-places.port';
import { Slots } from '../shared/browser-storage';
import { reviewPlacesStorage } from './review-places.storage';

/** What a person leaves in the browser about spare parts. */
export const sparePartsStorageModule = new ContainerModule((module) => {
  provide(module, ReviewPlaces, reviewPlacesStorage, [Slots]);
});
