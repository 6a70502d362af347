/** Module names in the log, by first path segment. */
const MODULES: Readonly<Record<string, string | undefined>> = {
  accept: 'Sign-in',
  block: 'Blocks',
  category: 'Categories',
  dns: 'DNS',
  errorcode: 'Error codes',
  faq: 'FAQ',
  etim: 'ETIM',
  help: 'Help',
  lang: 'Strings',
  library: 'Library',
  log: 'Logs',
  login: 'Sign-in',
  logout: 'Sign-in',
  me: 'Profile',
  media: 'Library',
  page: 'Pages',
  popup: 'Popups',
  preview: 'Previews',
  redirect: 'Redirects',
  reference: 'References',
  reset: 'Sign-in',
  searchlog: 'Search log',
  spareparts: 'Spare parts',
  tag: 'Tags',
  branch: 'Branches',
  user: 'Users',
  usergroup: 'User groups',
  website: 'Websites',
};

/** The module of a request in the log, such as `Users`. @param path as in the request log, such as `/api/user/12` */
export const logModuleOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/').slice(1);
  const key = first === 'api' ? second : first;
  return MODULES[key] ?? (key === '' ? 'Console' : `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`);
};
