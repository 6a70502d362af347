import { createContext, useContext, type ReactNode } from 'react';
import { useSession } from './use-session';

const Language = createContext<string | undefined>(undefined);

/**
 * The `lang` of fields with texts of the website, and of what shows them: empty where the API does not tell it, and
 * undefined outside the screens of such texts. Rule R-SHR-61.
 */
export const useWebsiteLanguage = (): string | undefined => useContext(Language);

interface WebsiteLanguageProps {
  /** Whether the screen is about texts of the website. */
  readonly isSpoken: boolean;
  readonly children: ReactNode;
}

/** Gives the language of the website to the fields of a screen. */
export const WebsiteLanguage = ({ isSpoken, children }: WebsiteLanguageProps) => {
  const { website } = useSession();
  return <Language value={isSpoken ? (website?.language ?? '') : undefined}>{children}</Language>;
};
