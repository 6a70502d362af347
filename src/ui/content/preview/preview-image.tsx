import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { mergeClasses } from '@griffel/react';
import { createContext, useContext, useState } from 'react';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { usePageStyles } from './page.styles';

/** Public URL of an image; null if unknown. */
export const LargePictures = createContext<(path: PictureReference['path']) => string | null>(() => null);

interface PreviewImageProps {
  readonly picture: PictureReference;
  readonly caption?: string;
}

/** An image with caption: public version, else thumbnail, else its name. */
export const PreviewImage = ({ picture, caption = '' }: PreviewImageProps) => {
  const styles = usePageStyles();
  const large = useContext(LargePictures)(picture.path);
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        {picture.thumbnail === null ? (
          <>
            <Icon icon={shellShapes.image} />
            {picture.name}
          </>
        ) : (
          <img
            src={isMissing || large === null ? picture.thumbnail : large}
            alt={picture.name}
            onError={() => {
              setMissing(true);
            }}
          />
        )}
      </div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

interface PreviewVideoProps {
  readonly label: string;
  readonly address: string;
  readonly caption: string;
}

/** Placeholder of a video; nothing is loaded. */
export const PreviewVideo = ({ label, address, caption }: PreviewVideoProps) => {
  const styles = usePageStyles();
  return (
    <figure className={styles.figure}>
      <div className={mergeClasses(styles.picture, styles.film)}>
        <span>
          <Icon icon={Play20Regular} label={label} /> {address}
        </span>
      </div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
