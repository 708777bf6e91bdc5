import type { FirstIconName, IconName } from '../contract/parts.js'

/** Those of later views: one path each, drawn as a line of 1.75 on a field of 20. */
export const lateIcons: Readonly<Record<Exclude<IconName, FirstIconName>, string>> = {
  chevron: 'M8 5l5 5-5 5',
  clock: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0zM10 6.25V10l2.5 1.75',
  coins:
    'M12.25 6.25c0 1.1-2 2-4.5 2s-4.5-.9-4.5-2 2-2 4.5-2 4.5.9 4.5 2zM3.25 6.25v4c0 1.1 2 2 4.5 2M3.25 10.25v3.5c0 1.1 2 2 4.5 2M16.75 11.25c0 1.1-2 2-4.5 2s-4.5-.9-4.5-2 2-2 4.5-2 4.5.9 4.5 2zM7.75 11.25v3c0 1.1 2 2 4.5 2s4.5-.9 4.5-2v-3',
  image:
    'M5 3.75h10A1.25 1.25 0 0 1 16.25 5v10A1.25 1.25 0 0 1 15 16.25H5A1.25 1.25 0 0 1 3.75 15V5A1.25 1.25 0 0 1 5 3.75zM4 13.5L7.5 10l3 3 2-2 3.5 3.5M12.75 7.25v.05',
  more: 'M4.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z',
  plug: 'M7.5 3.5v4M12.5 3.5v4M5 7.5h10v2.25a5 5 0 0 1-10 0zM10 14.75v2.5',
  power: 'M10 3.5v6M6.25 5.75a6 6 0 1 0 7.5 0',
  refresh: 'M16 10a6 6 0 1 1-1.9-4.4M14.5 2.75V6h-3.25',
  send: 'M16.5 3.5L9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z',
  swap: 'M6.5 4v12m-2.75-2.75L6.5 16l2.75-2.75M13.5 16V4m-2.75 2.75L13.5 4l2.75 2.75',
}
