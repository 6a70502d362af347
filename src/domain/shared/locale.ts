export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Rule R-SES-05. */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd-MM-yyyy', 'd-M-yyyy', 'dd-MM-yy', 'd-M-yy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** `a` is AM or PM. Rule R-SES-05. */
export const TIME_FORMATS = ['HH:mm', 'H:mm', 'hh:mm a', 'h:mm a'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** Date and time format of the API, of calendar dates and of visibility windows. Rule R-CON-04. */
export const FIXED = { date: 'yyyy-MM-dd', time: 'HH:mm:ss' } as const;

/** Date format of coupons. Rule R-COM-22. */
export const MONTH_FIRST = 'MM-dd-yyyy';

/** Date and time format of log entries. Rule R-INS-27. */
export const LOG_MOMENT = 'yyyy-dd-MM hh:mm a';

/** Date and time format of spare-part log entries. Rule R-SPA-24. */
export const DAY_FIRST_MOMENT = 'dd-MM-yyyy HH:mm';

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
