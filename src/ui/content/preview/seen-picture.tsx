import { mergeClasses } from '@griffel/react';
import type { ShownPicture } from '../../../domain/library/published/shown-picture';
import * as deskShapes from '../../shared/desk-shapes';
import { Icon } from '../../shared/icon';
import { usePageStyles } from './page.styles';

interface SeenPictureProps {
  readonly picture: ShownPicture;
  readonly caption?: string;
}

/** A picture of a page with the words under it; by its name where there is nothing to look at. */
export const SeenPicture = ({ picture, caption = '' }: SeenPictureProps) => {
  const styles = usePageStyles();
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>{picture.thumbnail === null ? <><Icon shape={deskShapes.image} />{picture.name}</> : <img src={picture.thumbnail} alt={picture.name} />}</div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

const PLAY = 'M7 4.5v11l9-5.5z';

interface SeenFilmProps {
  readonly label: string;
  readonly address: string;
  readonly caption: string;
}

/** Where a film plays on the website: nothing of it is fetched here. */
export const SeenFilm = ({ label, address, caption }: SeenFilmProps) => {
  const styles = usePageStyles();
  return (
    <figure className={styles.figure}>
      <div className={mergeClasses(styles.picture, styles.film)}><span><Icon shape={PLAY} label={label} /> {address}</span></div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
