import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { TextKey } from './text-key';

export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Without a provider, a key is shown as its last part with an asterisk. */
const TextContext = createContext<Translate>((key) => `*${key.slice(key.lastIndexOf('.') + 1)}`);

interface TextProviderProps {
  readonly translate: Translate;
  readonly children?: ReactNode;
}

/** Provides `translate`; keep its identity until the language changes. */
export const TextProvider = ({ translate, children }: TextProviderProps) =>
  createElement(TextContext, { value: translate }, children);

/** Translates a key: `text('access.users.summary', { from, to, count })`. */
export const useText = (): Translate => useContext(TextContext);
