/** Parses pairs of a letter and its replacement: `ß:ss æ:ae`. */
export const letterTable = (pairs: string): readonly (readonly [letter: string, latin: string])[] =>
  pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const);

/** Lower-case Latin letters that Unicode does not decompose, with their common replacement. */
export const LATIN_LETTERS: ReadonlyMap<string, string> = new Map(
  letterTable(
    'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i ĸ:k ŋ:n ŧ:t ə:e ƒ:f ɑ:a ɡ:g ƿ:w ȝ:y ɓ:b ƀ:b ɔ:o ɖ:d ɗ:d ɛ:e ɣ:g ɨ:i ' +
      'ƙ:k ɲ:n ʋ:v ƶ:z',
  ),
);
