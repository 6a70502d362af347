import type { FileDetail } from '../../../../src/domain/library/library';

/** A picture of the library, 300 by 200, with a centred focus point. */
export const aPictureFile = (change: Partial<FileDetail> = {}): FileDetail => ({
  id: '12',
  path: 'merken/logo.png',
  name: 'logo.png',
  extension: 'png',
  type: 'image/png',
  size: 4_000,
  updated: null,
  address: null,
  thumbnail: null,
  alt: '',
  title: '',
  caption: '',
  description: '',
  noIndex: false,
  dimensions: { width: 300, height: 200 },
  folder: { name: 'merken', path: 'merken' },
  readOnly: false,
  status: 'published',
  focusPoint: { x: 0, y: 0 },
  altered: false,
  replaced: false,
  version: 'v1',
  ...change,
});
