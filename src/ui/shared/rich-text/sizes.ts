/** Heights of the parts, so that the skeleton matches the editor. */
export const SIZES = { toolbar: '35px', phoneToolbar: '47px', small: '200px', tall: '450px', foot: '23px' } as const;
/** Widths of toolbar items in px, gaps included. */
export const FIT = { button: 29, phoneButton: 41, style: 108, group: 10 } as const;

export type TextHeight = 'small' | 'tall';
