import { createContext } from 'react';
import type { TextHeight } from '../../shared/rich-text/sizes';

/** Height of the rich texts of blocks. Rule R-SHR-47 */
export const BlockTextHeight = createContext<TextHeight>('tall');
