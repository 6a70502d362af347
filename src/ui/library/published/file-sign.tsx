import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTable20Regular } from '@fluentui/react-icons/svg/document-table';
import { DocumentWord20Regular } from '@fluentui/react-icons/svg/document-word';
import { Gif20Regular } from '@fluentui/react-icons/svg/gif';
import { MusicNote220Regular } from '@fluentui/react-icons/svg/music-note';
import { SlideLayout20Regular } from '@fluentui/react-icons/svg/slide-layout';
import { Video20Regular } from '@fluentui/react-icons/svg/video';
import { makeStyles } from '@griffel/react';
import { iconOf, type FileIcon } from '../../../domain/library/file-type.rule';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon, type IconSource } from '../../shared/icons/icon';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const ICONS: Readonly<Record<FileIcon, IconSource>> = {
  image: shellShapes.image,
  pdf: DocumentPdf20Regular,
  text: shellShapes.document,
  word: DocumentWord20Regular,
  sheet: DocumentTable20Regular,
  slides: SlideLayout20Regular,
  archive: shellShapes.box,
  audio: MusicNote220Regular,
  video: Video20Regular,
  unknown: Document20Regular,
};

const useStyles = makeStyles({ pdf: { color: tokens.colorStatusDangerForeground1 } });

/** The icon of a file type. */
export const FileSign = ({ extension, size = 20 }: { readonly extension: string; readonly size?: 16 | 20 }) => {
  const styles = useStyles();
  const icon = iconOf(extension);
  return (
    <Icon
      icon={extension === 'gif' ? Gif20Regular : ICONS[icon]}
      size={size}
      className={icon === 'pdf' ? styles.pdf : undefined}
    />
  );
};
