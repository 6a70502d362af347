/** Domain, registration date, date added, and target if it is not the domain's own website. */
const LINES = `
  zilvermeeuw.example 2004-06-01 2019-02-11 https://www.zilvermeeuw.example/nl
  zilvermeeuw-klimaat.example 2008-11-20 2019-02-11 https://www.zilvermeeuw.example/nl
  zilvermeeuw-be.example 2011-03-15 2019-02-11 https://www.zilvermeeuw.example/be
  service-zilvermeeuw.example 2016-09-30 2019-02-11 https://service.zilvermeeuw.example/
  silvergull.example 2009-01-07 2019-02-12
  silbermoewe.example 2009-01-07 2019-02-12
  mouette-argentee.example 2009-01-07 2019-02-12
  zilvermeeuwgroep.example 2012-05-24 2019-02-12
  bestellen-zilvermeeuw.example 2013-08-19 2019-02-12 https://bestellen.zilvermeeuw.example/
  werkenbijzilvermeeuw.example 2018-04-03 2019-02-12 https://werken.zilvermeeuw.example/
  warmtepompkiezer.example 2021-01-04 2021-01-05
  warmtepomp-keuze.example 2021-01-04 2021-01-05 https://warmtepompkiezer.example/
  hybride-warmtepomp-advies.example 2022-02-14 2022-02-15
  aircowijzer.example 2017-06-12 2019-02-12
  airco-storingscodes.example 2020-07-27 2020-07-28 https://service.zilvermeeuw.example/storingscodes
  wtw-filters-bestellen.example 2015-10-05 2019-02-13
  stilleventilatie.example 2019-11-11 2019-11-12
  installatiedagen-zwolle.example 2023-09-01 2023-09-01
  kennisdag-koeling.example 2024-01-22 2024-01-22
  zilvermeeuw-academie.example 2020-10-08 2020-10-08
  zmkt.example 2006-02-28 2019-02-13 https://www.zilvermeeuw.example/nl
  zilvermeeuw-mail.example 2014-12-01 2019-02-13
  meeuwpunten.example 2016-03-21 2019-02-13 https://bestellen.zilvermeeuw.example/punten
  gullpoints.example 2025-05-30 2025-06-02 https://bestellen.zilvermeeuw.example/en/points
  koudetechniek-noord.example 1999-08-17 2021-04-06 http://koudetechniek-noord.example/
  devries-airco.example 2001-02-09 2021-04-06 http://devries-airco.example/
  peeters-klimaat.example 2003-10-30 2023-12-18 https://www.zilvermeeuw.example/be/peeters
  propaan-warmtepomp.example 2025-11-03 2025-11-03
`;

/** Domains of the demonstration firm, including those of firms it acquired. */
export const demoDomains = () =>
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [domain = '', registration = '', added = '', url = `https://${domain}/`] = line.trim().split(' ');
      return { domain, registration, added, url };
    });
