import type { Shape } from './icon';

// Icons of the chunks `first` and `form`; every other icon comes from `@fluentui/react-icons`, see decision 01.

const circle = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z';

export const add: Shape = 'M10 4v12M4 10h12';
export const back: Shape = 'M16.5 10h-13M8.5 5l-5 5 5 5';
export const check: Shape = 'm4 10.5 4 4 8-9';
export const chevronLeft: Shape = 'm12 5.5-4.5 4.5 4.5 4.5';
export const chevronRight: Shape = 'm8 5.5 4.5 4.5L8 14.5';
export const chevronUp: Shape = 'm5.5 12 4.5-4.5 4.5 4.5';
export const sortable: Shape = 'm6 12 4 4 4-4M6 8l4-4 4 4';
export const firstPage: Shape = 'M5.5 5v10M14.5 5.5 10 10l4.5 4.5';
export const lastPage: Shape = 'M14.5 5v10M5.5 5.5 10 10l-4.5 4.5';
export const enterKey: Shape = 'M16 5v5.5H4M8 6.5l-4 4 4 4';
export const keyDown: Shape = 'M10 4v12M5 11l5 5 5-5';
export const keyUp: Shape = 'M10 16V4M5 9l5-5 5 5';
export const edit: Shape = 'M12.7 4.3a1.7 1.7 0 0 1 2.4 0l.6.6a1.7 1.7 0 0 1 0 2.4l-8.4 8.4-3.8.8.8-3.8zM11.3 5.7l3 3';
export const filter: Shape = 'M3 5.5h14M5.5 10h9M8 14.5h4';
export const help: Shape = `${circle}M8.2 8a1.8 1.8 0 1 1 2.7 1.6c-.6.3-.9.7-.9 1.4M10 13.6v.1`;
export const history: Shape = 'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.7v3.5H7M10 6.5V10l2.5 1.6';
export const key: Shape = 'M12.5 11.5a4 4 0 1 0-3.7-2.4L3 15v2h3v-2h2v-2h1.2l1.2-1.8c.6.2 1.3.3 2.1.3zM13.8 6.3h.1';
export const lock: Shape =
  'M5.2 8.5h9.6A1.2 1.2 0 0 1 16 9.7v6.1a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 15.8V9.7a1.2 1.2 0 0 1 1.2-1.2zM6.7 8.5V6.3a3.3 3.3 0 0 1 6.6 0v2.2M10 12.2v1.2';
export const menu: Shape = 'M3.5 5h13M3.5 10h13M3.5 15h13';
export const reset: Shape = 'M4 4v4.5h4.5M4.3 8.2A6 6 0 1 1 6 14.8';
export const save: Shape =
  'M4.5 3h9L17 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-11A1.5 1.5 0 0 1 4.5 3zM6.5 3v4h6V3M6 17v-5.5h8V17';
export const search: Shape = 'M8.7 14a5.3 5.3 0 1 0 0-10.6A5.3 5.3 0 0 0 8.7 14zM12.6 12.6l4.2 4.2';
export const sidebar: Shape =
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4zM8 4v12';
export const signOut: Shape = 'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 6.5 16 10l-3.5 3.5M16 10H8';
export const sun: Shape =
  'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM10 2.5v1.4M10 16.1v1.4M2.5 10h1.4M16.1 10h1.4M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1';
export const trash: Shape =
  'M3.5 5.5h13M8 5.3a2 2 0 0 1 4 0M5 5.5l.8 10.3A1.3 1.3 0 0 0 7.1 17h5.8a1.3 1.3 0 0 0 1.3-1.2L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5';

// Shapes that the menu references by name; see word-icon.tsx.

export const arrow: Shape = 'M3.5 10h13M11.5 5l5 5-5 5';
export const axis: Shape = 'M3.5 4.5h7M7 8.5h9.5M5 12.5h6M9.5 16.5h7';
export const box: Shape = 'M10 2.8l6.5 3.4v7.6L10 17.2l-6.5-3.4V6.2zM3.7 6.3 10 9.6l6.3-3.3M10 9.6v7.4';
export const calculator: Shape =
  'M5.5 2.8h9a1.3 1.3 0 0 1 1.3 1.3v11.8a1.3 1.3 0 0 1-1.3 1.3h-9a1.3 1.3 0 0 1-1.3-1.3V4.1a1.3 1.3 0 0 1 1.3-1.3zM7 5.5h6V8H7zM7 11h.1M10 11h.1M13 11h.1M7 14h.1M10 14h.1M13 14h.1';
export const calendar: Shape =
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-10A1.5 1.5 0 0 1 4.5 4zM3 7.8h14M6.5 2.8V5M13.5 2.8V5';
export const cart: Shape = 'M2.5 3.5h1.7l1.9 9h8.5l1.9-6.5H5M7.5 16.2h.1M13.5 16.2h.1';
export const chart: Shape = 'M3.5 3.5v13h13M6.5 12.5l3-3.5 2.5 2 4-5';
export const checked: Shape = `${circle}M6.9 10.3l2.2 2.2 4.1-4.4`;
export const clock: Shape = `${circle}M10 6v4.2l2.7 1.6`;
export const code: Shape = 'm7 5.5-4 4.5 4 4.5M13 5.5l4 4.5-4 4.5M11.3 4 8.7 16';
export const document: Shape =
  'M5 2.8h10a1.2 1.2 0 0 1 1.2 1.2v12a1.2 1.2 0 0 1-1.2 1.2H5A1.2 1.2 0 0 1 3.8 16V4A1.2 1.2 0 0 1 5 2.8zM6.8 6.5h6.4M6.8 9.7h6.4M6.8 12.9h3.6';
export const dot: Shape = 'M10 11.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z';
export const folder: Shape =
  'M3 5.5A1.5 1.5 0 0 1 4.5 4h3l2 2h6A1.5 1.5 0 0 1 17 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5z';
export const form: Shape =
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5zM6 6.5h3v2.5H6zM11.5 7.8H14M6 11.5h3V14H6zM11.5 12.8H14';
export const globe: Shape = `${circle}M3.2 8h13.6M3.2 12h13.6M10 3c-3.7 4-3.7 10 0 14M10 3c3.7 4 3.7 10 0 14`;
export const home: Shape = 'M3 9.2 10 3l7 6.2V16a1 1 0 0 1-1 1h-3.5v-5h-5v5H4a1 1 0 0 1-1-1z';
export const image: Shape =
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5zM3.5 15.8l5-4.9a1.2 1.2 0 0 1 1.7 0l5.9 5.5M13 8.2a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z';
export const list: Shape = 'M7.5 5h9M7.5 10h9M7.5 15h9M3.8 5h.1M3.8 10h.1M3.8 15h.1';
export const log: Shape = 'M4.5 3h11v14h-11zM7 6.5h.1M9.5 6.5h3.5M7 10h.1M9.5 10h3.5M7 13.5h.1M9.5 13.5h3.5';
export const mail: Shape =
  'M4.3 4.5h11.4A1.3 1.3 0 0 1 17 5.8v8.4a1.3 1.3 0 0 1-1.3 1.3H4.3A1.3 1.3 0 0 1 3 14.2V5.8a1.3 1.3 0 0 1 1.3-1.3zM3.3 6.2 10 10.3l6.7-4.1';
export const megaphone: Shape =
  'M3 8.2v3.6h2.4l7.6 3.7V4.5L5.4 8.2zM15.4 7.6a3.4 3.4 0 0 1 0 4.8M6.4 12v2.4a1.3 1.3 0 0 0 1.3 1.3h.9v-2.6';
export const news: Shape =
  'M3 4.2h11v11a1.6 1.6 0 0 0 1.6 1.6H4.6A1.6 1.6 0 0 1 3 15.2zM14 7.5h3v7.7a1.6 1.6 0 0 1-1.4 1.6M5.6 7h5.8v3H5.6zM5.6 12.6h5.8';
export const page: Shape =
  'M5.2 2.8h5.6l4 4V16a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 16V4a1.2 1.2 0 0 1 1.2-1.2zM10.8 2.8v4h4';
export const people: Shape =
  'M7.5 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.5 15.5c0-2 1.5-3.5 3.3-3.5h3.4c1.8 0 3.3 1.5 3.3 3.5M13 9.5a2.2 2.2 0 1 0-.4-4.4M14.5 12c1.7 0 3 1.4 3 3.2';
export const percent: Shape =
  'M5 15 15 5M6.3 8.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM13.7 15.6a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z';
export const person: Shape =
  'M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 16.5c0-2.3 1.7-4 4-4h4c2.3 0 4 1.7 4 4';
export const pin: Shape =
  'M10 17.2s5.4-4.7 5.4-8.6a5.4 5.4 0 0 0-10.8 0c0 3.9 5.4 8.6 5.4 8.6zM10 10.6a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
export const price: Shape = `${circle}M12.6 7.6a3.2 3.2 0 1 0 0 4.8M6.2 9.2h4.3M6.2 10.8h4.3`;
export const question: Shape =
  'M10 3.2c4 0 7 2.7 7 6.2s-3 6.2-7 6.2c-.7 0-1.4-.1-2-.2L4.6 17v-3.1C3.6 12.7 3 11.1 3 9.4c0-3.5 3-6.2 7-6.2zM8.3 7.7a1.7 1.7 0 1 1 2.5 1.5c-.5.3-.8.6-.8 1.2M10 12.5v.1';
export const queue: Shape = 'm10 3 7 3.8-7 3.8-7-3.8zM3 10.3l7 3.8 7-3.8M3 13.5l7 3.7 7-3.7';
export const shield: Shape =
  'M10 2.8c1.9 1.5 3.9 2.2 6.2 2.3v4.7c0 3.5-2.3 5.9-6.2 7.4-3.9-1.5-6.2-3.9-6.2-7.4V5.1C6.1 5 8.1 4.3 10 2.8z';
export const star: Shape = 'm10 3 2.1 4.4 4.8.6-3.5 3.3.9 4.8L10 13.8l-4.3 2.3.9-4.8L3.1 8l4.8-.6z';
export const structure: Shape = 'M7.5 3h5v4h-5zM3 13h5v4H3zM12 13h5v4h-5zM10 7v3M5.5 13v-3h9v3';
export const tag: Shape =
  'M3.2 4.4v5l7.3 7.3a1.2 1.2 0 0 0 1.7 0l4.5-4.5a1.2 1.2 0 0 0 0-1.7L9.4 3.2h-5a1.2 1.2 0 0 0-1.2 1.2zM6.5 6.5h.1';
export const ticket: Shape =
  'M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5V8a2 2 0 0 0 0 4v1.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5V12a2 2 0 0 0 0-4zM12 7.2v.6M12 9.7v.6M12 12.2v.6';
export const tree: Shape = 'M3.5 4.5h5M3.5 4.5v10h4M3.5 9.5h4M10 8h6.5v3H10zM10 13h6.5v3H10z';
export const window: Shape =
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4zM3 7.5h14M5.5 5.8h.1M7.5 5.8h.1';
export const wrench: Shape =
  'M16.4 6.2 13.8 8.8l-2.6-.6-.6-2.6L13.2 3a4 4 0 0 0-5 5.3L3.4 13.1a1.6 1.6 0 0 0 0 2.3l1.2 1.2a1.6 1.6 0 0 0 2.3 0l4.8-4.8a4 4 0 0 0 4.7-5.6z';
