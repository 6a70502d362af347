import { makeStyles } from '@griffel/react';
import { iconOf, type FileIcon } from '../../../domain/library/file-type.rule';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Icon, type Shape } from '../../shared/icons/icon';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import * as libraryShapes from '../library-shapes';

const SHAPES: Readonly<Record<FileIcon, Shape>> = {
  image: deskShapes.image,
  pdf: libraryShapes.pdf,
  text: deskShapes.document,
  word: libraryShapes.word,
  sheet: libraryShapes.sheet,
  slides: libraryShapes.slides,
  archive: deskShapes.box,
  audio: libraryShapes.audio,
  video: libraryShapes.video,
  unknown: libraryShapes.file,
};

const useStyles = makeStyles({ pdf: { color: tokens.colorStatusDangerForeground1 } });

/** The icon of a file type. */
export const FileSign = ({ extension, size = 20 }: { readonly extension: string; readonly size?: 16 | 20 }) => {
  const styles = useStyles();
  const icon = iconOf(extension);
  return (
    <Icon
      shape={extension === 'gif' ? libraryShapes.moving : SHAPES[icon]}
      size={size}
      className={icon === 'pdf' ? styles.pdf : undefined}
    />
  );
};
