import { parseUtc } from '../../src/domain/shared/instant';
import { popupFields, popupRule } from '../../src/domain/site/popup.rule';
import { flag, html, line, moment, optional } from '../shared/columns';
import { libraryImage } from '../library/published/image-column';
import { contains, equals } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource, onWire } from '../shared/resource';

const read = (written: string | null): number | null => (written === null ? null : parseUtc(written));

/** Rule R-SIT-06. */
export const popups = defineResource({
  endpoint: 'popup',
  plural: 'popups',
  singular: 'popup',
  table: 'popups',
  right: 'popup',
  perWebsite: true,
  columns: {
    title: line(popupFields.title.most),
    content: html(popupFields.content.most),
    datetime_start: moment(),
    datetime_end: optional(moment()),
    popup: flag(),
    show_once: flag(),
    login: flag(),
    image: libraryImage(),
  },
  extra: ['image'],
  listed: ['title', 'content', 'datetime_start', 'popup', 'show_once'],
  sortable: ['title', 'datetime_start', 'popup', 'show_once'],
  defaultSort: 'datetime_start',
  searched: ['title', 'content'],
  filters: { title: contains('title'), popup: equals('popup'), show_once: equals('show_once'), login: equals('login') },
  derive: (values, { now }) => ({ ...values, datetime_start: values.datetime_start ?? now }),
  problems: ({ title, content, datetime_start, datetime_end }) =>
    onWire(popupRule({ title, content, start: read(datetime_start), end: read(datetime_end) }), {
      start: 'datetime_start',
      end: 'datetime_end',
    }),
});

/** Demonstration rows use library images: see `server/seed/demo-popups.ts`. */
export const popupModule = plainModule(popups, { migrations: [] });
