import type { ChosenPicture } from '../../shared/rich-text/picture';
import { FilePicker } from './file-picker';

interface PictureChooserProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** Chooses an image for a text: its URL and alt text. Rule R-LIB-11. */
export const PictureChooser = ({ onChoose, onClose }: PictureChooserProps) => (
  <FilePicker
    kind="image"
    onClose={onClose}
    onSelect={([file]) => {
      if (file === undefined || file.address === null) onClose();
      else onChoose({ src: new URL(file.address, globalThis.location.href).href, alt: file.alt });
    }}
  />
);
