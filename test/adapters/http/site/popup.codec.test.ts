import { isRight } from 'fp-ts/Either';
import { popupCodec } from '../../../../src/adapters/http/site/popup.codec';
import { draftOf } from '../../../../src/domain/shared/resource';
import { popups, type PopupKind } from '../../../../src/domain/site/popup';

const read = (wire: object): PopupKind['draft'] => {
  const found = popupCodec.detail.decode({ id: 1, title: 'Zomerfeest', ...wire });
  if (isRight(found)) return draftOf(popups.blank, found.right);
  throw new Error('Not read');
};
const imageSent = (draft: PopupKind['draft'], before: PopupKind['draft']): unknown =>
  popupCodec.write(draft, before)['image'];

test('a popup without an image differs from one whose API has no images', () => {
  expect([read({ image: null }).image, read({}).image]).toEqual([null, undefined]);
});

test('sends no image to an API that has none', () => {
  const popup = read({});
  expect(imageSent({ ...popup, title: 'Winterfeest' }, popup)).toBeUndefined();
});
