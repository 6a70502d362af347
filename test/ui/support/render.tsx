import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TextProvider, type Translate } from '../../../src/ui/shared/runtime/use-text';
import access from '../../../src/ui/strings/en/access.json';
import content from '../../../src/ui/strings/en/content.json';
import insight from '../../../src/ui/strings/en/insight.json';
import library from '../../../src/ui/strings/en/library.json';
import session from '../../../src/ui/strings/en/session.json';
import shared from '../../../src/ui/strings/en/shared.json';
import shell from '../../../src/ui/strings/en/shell.json';

const strings: unknown = { access, content, insight, library, session, shared, shell };

const isBranch = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;
const find = (key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (isBranch(node) ? node[part] : undefined), strings);

/** The English texts as a person reads them; an unknown key fails the test. */
export const english: Translate = (key, values = {}) => {
  const plural = values['count'] === 1 ? 'one' : 'other';
  const found = find(key) ?? find(`${key}_${plural}`);
  if (typeof found !== 'string') throw new Error(`No English text for ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};

/** Draws an element in English, with a person at mouse and keyboard. */
export const show = (element: ReactElement): RenderResult & { readonly user: UserEvent } => {
  const user = userEvent.setup();
  const drawn = render(element, {
    wrapper: ({ children }) => <TextProvider translate={english}>{children}</TextProvider>,
  });
  return Object.assign(drawn, { user });
};
