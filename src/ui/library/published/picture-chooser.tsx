import { pictureSource, type ChosenPicture } from '../../shared/rich-text/picture';
import { FilePicker } from './file-picker';

interface PictureChooserProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** Chooses an image for a text: its path and alt text. Rules R-LIB-11, R-SHR-37. */
export const PictureChooser = ({ onChoose, onClose }: PictureChooserProps) => (
  <FilePicker
    kind="image"
    onClose={onClose}
    onSelect={([file]) => {
      if (file === undefined || file.address === null) onClose();
      else onChoose({ src: pictureSource(file.address, globalThis.location.href), alt: file.alt });
    }}
  />
);
