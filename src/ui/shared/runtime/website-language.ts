import { createContext, useContext } from 'react';

/**
 * Provides the language of the website to the fields of a screen; undefined on screens without content of a website.
 */
export const WebsiteLanguage = createContext<string | undefined>(undefined);

/**
 * The `lang` of fields and elements with content of the website: empty if the API does not tell the language, undefined
 * on screens without such content. Rule R-SHR-61.
 */
export const useWebsiteLanguage = (): string | undefined => useContext(WebsiteLanguage);
