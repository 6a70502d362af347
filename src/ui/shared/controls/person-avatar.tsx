import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { kantoorTokens as tokens } from '../theme/theme';

interface PersonAvatarProps {
  readonly name: string;
  /** URL of a photo; otherwise initials are shown. */
  readonly picture?: string | null;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
}

const useBase = makeResetStyles({
  display: 'inline-block',
  flex: 'none',
  width: '22px',
  height: '22px',
  borderRadius: tokens.borderRadiusCircular,
  fontSize: '9px',
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: '22px',
  textAlign: 'center',
  objectFit: 'cover',
  verticalAlign: '1px',
});

const useSize = makeStyles({
  small: {},
  picture: { verticalAlign: 'middle' },
  medium: { width: '28px', height: '28px', lineHeight: '28px', fontSize: tokens.fontSizeBase200 },
  large: { width: '48px', height: '48px', lineHeight: '48px', fontSize: tokens.fontSizeBase500 },
  huge: { width: '72px', height: '72px', lineHeight: '72px', fontSize: tokens.fontSizeBase600 },
});

const useTints = makeStyles({
  0: { backgroundColor: tokens.kantoorTint1Background, color: tokens.kantoorTint1Foreground },
  1: { backgroundColor: tokens.kantoorTint2Background, color: tokens.kantoorTint2Foreground },
  2: { backgroundColor: tokens.kantoorTint3Background, color: tokens.kantoorTint3Foreground },
  3: { backgroundColor: tokens.kantoorTint4Background, color: tokens.kantoorTint4Foreground },
  4: { backgroundColor: tokens.kantoorTint5Background, color: tokens.kantoorTint5Foreground },
});

/** First letter of a word, else its first character. */
const initialOf = (word: string): string => {
  const characters = Array.from(word);
  return characters.find((character) => /\p{L}/u.test(character)) ?? characters[0] ?? '';
};

/** First letters of the first and last word: "Fatima El Amrani" is FA. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => initialOf(word ?? ''))
    .join('')
    .toUpperCase();
};

/** A stable colour index from 0 to 4. */
export const tintOf = (name: string): 0 | 1 | 2 | 3 | 4 => {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return ([0, 1, 2, 3, 4] as const)[sum % 5] ?? 0;
};

/** A photo or two initials, also if the photo fails to load. Decorative: the name is beside it. */
export const PersonAvatar = ({ name, picture = null, size = 'small' }: PersonAvatarProps) => {
  const base = useBase();
  const sizes = useSize();
  const tints = useTints();
  const [missing, setMissing] = useState<string | null>(null);
  if (picture !== null && picture !== '' && picture !== missing) {
    return (
      <img
        className={mergeClasses(base, sizes[size], sizes.picture)}
        src={picture}
        alt=""
        onError={() => {
          setMissing(picture);
        }}
      />
    );
  }
  return (
    <span className={mergeClasses(base, sizes[size], tints[tintOf(name)])} aria-hidden>
      {initialsOf(name)}
    </span>
  );
};
