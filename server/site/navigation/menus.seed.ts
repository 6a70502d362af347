const menu = (code: string, title: string, canDelete = true) => ({
  code,
  title,
  has_icons: code === 'service',
  can_delete: canDelete,
});

/** Demonstration menus by website; see `server/seed/demo-navigation.ts` for their items. */
export const demoMenus = [
  [menu('main', 'Hoofdmenu website', false), menu('footer', 'Voettekst', false), menu('service', 'Servicemenu')],
  [menu('main', 'Hoofdmenu website', false), menu('footer', 'Voettekst', false)],
  [menu('main', 'Main menu', false), menu('footer', 'Footer', false)],
];
