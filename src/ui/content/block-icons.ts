import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Button20Regular } from '@fluentui/react-icons/svg/button';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { ImageCopy20Regular } from '@fluentui/react-icons/svg/image-copy';
import { LayoutColumnThree20Regular } from '@fluentui/react-icons/svg/layout-column-three';
import { LayoutColumnTwo20Regular } from '@fluentui/react-icons/svg/layout-column-two';
import { Organization20Regular } from '@fluentui/react-icons/svg/organization';
import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece';
import { Square20Regular } from '@fluentui/react-icons/svg/square';
import { SquareMultiple20Regular } from '@fluentui/react-icons/svg/square-multiple';
import { TaskListLtr20Regular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TextCaseTitle20Regular } from '@fluentui/react-icons/svg/text-case-title';
import { TextFontSize20Regular } from '@fluentui/react-icons/svg/text-font-size';
import { TextPositionSquareLeft20Regular } from '@fluentui/react-icons/svg/text-position-square-left';
import { TextQuote20Regular } from '@fluentui/react-icons/svg/text-quote';
import { TextT20Regular } from '@fluentui/react-icons/svg/text-t';
import { VideoClip20Regular } from '@fluentui/react-icons/svg/video-clip';
import { box, pin } from '../shared/icons/shell-shapes';
import type { IconSource } from '../shared/icons/icon';

/** Icons by block code. */
const ICONS: ReadonlyMap<string, IconSource> = new Map<string, IconSource>([
  ['default-header', TextFontSize20Regular],
  ['default-text-plain', TextT20Regular],
  ['custom-youtube', VideoClip20Regular],
  ['custom-quote', TextQuote20Regular],
  ['custom-text-layer', SquareMultiple20Regular],
  ['custom-text-image', TextPositionSquareLeft20Regular],
  ['custom-text-image-block', LayoutColumnTwo20Regular],
  ['custom-text-image-news', ImageCopy20Regular],
  ['custom-text-cta', Button20Regular],
  ['custom-assortment-category', Grid20Regular],
  ['custom-assortment-info', box],
  ['custom-downloads', ArrowDownload20Regular],
  ['custom-hub', Organization20Regular],
  ['custom-usp', TaskListLtr20Regular],
  ['custom-branches', pin],
  ['custom-header-small', TextCaseTitle20Regular],
  ['custom-tiles', LayoutColumnThree20Regular],
  ['custom-widget', PuzzlePiece20Regular],
]);

export const blockIconOf = (code: string): IconSource => ICONS.get(code) ?? Square20Regular;
