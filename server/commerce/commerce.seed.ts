/** Promotions for this year and the next. Their rules are added after the items. */
export const demoPromotions = (year: number) =>
  [
    ['Winterklaar', `${year}-11-01`, `${year + 1}-01-31`],
    ['Voorjaarsonderhoud', `${year + 1}-03-01`, `${year + 1}-05-31`],
    ['Projectkorting warmtepompen', `${year}-01-01`, null],
    ['Zomeractie koeling', `${year}-06-01`, `${year}-08-31`],
    ['Thermostatenweken', `${year}-10-12`, `${year}-12-24`],
    ['Bestelkorting webshop', `${year}-01-01`, null],
    ['Klein materiaal per doos', `${year}-09-01`, `${year}-12-31`],
    ['Ventilatie in beweging', `${year}-11-15`, `${year + 1}-02-28`],
    ['Najaarsbeurs', `${year}-10-01`, `${year}-10-31`],
    ['Vloerverwarming compleet', `${year + 1}-01-01`, `${year + 1}-06-30`],
  ].map(([name = '', date_start = null, date_end = null]) => ({ name: `${name} ${year}`, date_start, date_end }));

/** Net-price promotions for accounts. */
export const demoNetPrices = (year: number) =>
  [
    ['Jaarafspraak installateurs', `${year}-01-01`, `${year}-12-31`],
    ['Projectprijzen nieuwbouw', `${year}-07-01`, `${year + 1}-06-30`],
    ['Introductieprijzen', `${year}-11-01`, `${year}-11-30`],
  ].map(([name = '', date_start = null, date_end = null]) => ({
    name: `${name} ${year}`,
    account: [],
    date_start,
    date_end,
  }));
