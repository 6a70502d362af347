/**
 * The parts of the field, so that its place is as high before the editor has come; on a phone the toolbar is for
 * fingers.
 */
export const SIZES = { toolbar: '35px', phoneToolbar: '47px', small: '200px', tall: '450px', foot: '23px' } as const;
/**
 * Buttons of the toolbar, in px: each with the gap behind it, the choice of a style, and the rule between two groups.
 */
export const FIT = { button: 29, phoneButton: 41, style: 108, group: 10 } as const;

/** How high a text is shown: a field of a form, or the text of a page. */
export type TextHeight = 'small' | 'tall';
