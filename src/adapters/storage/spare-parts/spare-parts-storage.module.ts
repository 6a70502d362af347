import { ContainerModule } from 'inversify';
import { provide } from '../../../application/shared/provide.module';
import { ReviewPlaces } from '../../../application/spare-parts/ports/review-places.port';
import { Slots } from '../shared/browser-storage';
import { reviewPlacesStorage } from './review-places.storage';

/** Browser storage of the spare-parts context. */
export const sparePartsStorageModule = new ContainerModule((module) => {
  provide(module, ReviewPlaces, reviewPlacesStorage, [Slots]);
});
