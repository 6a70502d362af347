import type { ChosenPicture } from '../../shared/rich-text/picture';
import { FilePicker } from './file-picker';

interface PictureChooserProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/**
 * Chooses one picture for a text: its whole address, since websites have hosts of their own, and its alt text. Rule
 * R-LIB-11.
 */
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
