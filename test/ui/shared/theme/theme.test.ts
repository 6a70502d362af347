import { darkTheme, lightTheme, type TokenName } from '../../../../src/ui/shared/theme/theme';

/** Foreground, background, and the contrast that WCAG 2.2 AA requires. */
const pairs: readonly (readonly [TokenName, TokenName, 4.5 | 3])[] = [
  ['colorNeutralForeground1', 'colorNeutralBackground1', 4.5],
  ['colorNeutralForeground2', 'colorNeutralBackground4', 4.5],
  ['colorNeutralForeground3', 'colorNeutralBackground1', 4.5],
  ['colorNeutralForeground3', 'colorNeutralBackground2', 4.5],
  ['colorNeutralForeground3', 'colorNeutralBackground3', 4.5],
  ['colorNeutralForeground3', 'colorNeutralBackground4', 4.5],
  ['colorNeutralForeground3', 'colorNeutralCardBackground', 4.5],
  ['colorNeutralForeground3', 'colorNeutralBackground1Selected', 4.5],
  ['colorNeutralForeground4', 'colorNeutralBackground1', 4.5],
  ['colorNeutralForeground4', 'colorNeutralBackground3', 4.5],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground', 4.5],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover', 4.5],
  ['colorNeutralForegroundOnBrand', 'colorStatusDangerBackground3', 4.5],
  ['colorNeutralForegroundInverted', 'colorNeutralBackgroundInverted', 4.5],
  ['colorBrandForeground1', 'colorNeutralBackground1', 4.5],
  ['colorBrandForeground1', 'colorNeutralBackground4', 4.5],
  ['colorBrandForeground2', 'colorBrandBackground2', 4.5],
  ['colorBrandForegroundLink', 'colorNeutralBackground1Selected', 4.5],
  ['colorBrandForegroundLink', 'colorNeutralBackground2', 4.5],
  ['colorNeutralStrokeAccessible', 'colorNeutralBackground1', 3],
  ['colorCompoundBrandBackground', 'colorNeutralBackground1', 3],
  ['colorStatusDangerForeground1', 'colorStatusDangerBackground1', 4.5],
  ['colorStatusDangerForeground1', 'colorNeutralBackground1', 4.5],
  ['colorStatusDangerForeground1', 'colorNeutralBackground2', 4.5],
  ['colorStatusDangerForeground1', 'colorSubtleBackgroundHover', 4.5],
  ['colorStatusWarningForeground1', 'colorStatusWarningBackground1', 4.5],
  ['colorStatusWarningForeground1', 'colorNeutralBackground1', 4.5],
  ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1', 4.5],
  ['colorStatusSuccessForeground1', 'colorNeutralCardBackground', 4.5],
  ['colorStatusInfoForeground1', 'colorStatusInfoBackground1', 4.5],
  ['kantoorStatusPublished', 'colorNeutralBackground1Selected', 3],
  ['kantoorStatusDraft', 'colorNeutralBackground1Selected', 3],
  ['kantoorStatusUnpublished', 'colorNeutralBackground1Selected', 3],
  ['kantoorStatusExpiring', 'colorNeutralBackground1Selected', 3],
  ['kantoorStatusPlanned', 'colorNeutralBackground1', 3],
  ['kantoorStatusHidden', 'colorNeutralBackground1', 3],
  ['kantoorStatusLocked', 'colorNeutralBackground1Selected', 4.5],
  ['kantoorInsForeground', 'kantoorInsBackground', 4.5],
  ['kantoorDelForeground', 'kantoorDelBackground', 4.5],
  ['colorNeutralForeground1', 'kantoorMark', 4.5],
  ['kantoorChartBlue', 'colorNeutralBackground1', 3],
  ['kantoorChartRed', 'colorNeutralBackground1', 3],
  ['kantoorChartPurple', 'colorNeutralBackground1', 3],
  ['kantoorChartYellow', 'colorNeutralBackground1', 3],
  ['kantoorChartOrange', 'colorNeutralBackground1', 3],
  ['kantoorTint1Foreground', 'kantoorTint1Background', 4.5],
  ['kantoorTint2Foreground', 'kantoorTint2Background', 4.5],
  ['kantoorTint3Foreground', 'kantoorTint3Background', 4.5],
  ['kantoorTint4Foreground', 'kantoorTint4Background', 4.5],
  ['kantoorTint5Foreground', 'kantoorTint5Background', 4.5],
];

/** Relative luminance as WCAG defines it, of `#RRGGBB`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('measures contrast: black on white is 21, equal colours 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#006F74', '#006F74')).toBe(1);
});

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('%s', (_, theme) => {
  test.each(pairs)('%s on %s reaches %d', (text, ground, need) => {
    expect(contrast(String(theme[text]), String(theme[ground]))).toBeGreaterThanOrEqual(need);
  });
});
