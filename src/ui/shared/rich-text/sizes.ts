/** The parts of the field, so that its place is as high before the editor has come. */
export const SIZES = { toolbar: '31px', text: '200px', foot: '23px' } as const;
