import { forbiddenCharacterIn } from '../../domain/library/name.rule';
import { useText } from '../shared/runtime/use-text';

/** Why a name is refused: its forbidden character, else the whole rule. Rule R-LIB-01. */
export const useNameWords = (): ((name: string) => string) => {
  const text = useText();
  return (name) => {
    const character = forbiddenCharacterIn(name);
    return character === null ? text('library.overview.badName') : text('library.overview.badCharacter', { character });
  };
};
