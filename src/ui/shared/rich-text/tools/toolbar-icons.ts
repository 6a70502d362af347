import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Bookmark20Regular } from '@fluentui/react-icons/svg/bookmark';
import { Braces20Regular } from '@fluentui/react-icons/svg/braces';
import { Button20Regular } from '@fluentui/react-icons/svg/button';
import { ClipboardTextLtr20Regular } from '@fluentui/react-icons/svg/clipboard-text-ltr';
import { Layer20Regular } from '@fluentui/react-icons/svg/layer';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextClearFormatting20Regular } from '@fluentui/react-icons/svg/text-clear-formatting';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuote20Regular } from '@fluentui/react-icons/svg/text-quote';
import { TextStrikethrough20Regular } from '@fluentui/react-icons/svg/text-strikethrough';
import { TextUnderline20Regular } from '@fluentui/react-icons/svg/text-underline';
import { VideoClip20Regular } from '@fluentui/react-icons/svg/video-clip';
import * as shellShapes from '../../icons/shell-shapes';

/** Icons of the toolbar by tool. */
export const toolbarIcons = {
  bold: TextBold20Regular,
  italic: TextItalic20Regular,
  underline: TextUnderline20Regular,
  strikethrough: TextStrikethrough20Regular,
  clear: TextClearFormatting20Regular,
  bullets: shellShapes.list,
  numbered: TextNumberListLtr20Regular,
  quote: TextQuote20Regular,
  table: Table20Regular,
  link: Link20Regular,
  anchor: Bookmark20Regular,
  picture: shellShapes.image,
  source: shellShapes.code,
  video: VideoClip20Regular,
  button: Button20Regular,
  script: Braces20Regular,
  template: Layer20Regular,
  formatted: ClipboardTextLtr20Regular,
  moveUp: ArrowUp20Regular,
  moveDown: ArrowDown20Regular,
  undo: ArrowUndo20Regular,
  redo: ArrowRedo20Regular,
};
