import { createContext, useContext } from 'react';

/** Gives the language of the website to the fields of a screen; undefined where the screen is not about its texts. */
export const WebsiteLanguage = createContext<string | undefined>(undefined);

/**
 * The `lang` of fields with texts of the website, and of what shows them: empty where the API does not tell it, and
 * undefined outside the screens of such texts. Rule R-SHR-61.
 */
export const useWebsiteLanguage = (): string | undefined => useContext(WebsiteLanguage);
