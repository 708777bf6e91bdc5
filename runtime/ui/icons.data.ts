import type { FirstIconName } from '../contract/parts.js'

/** Those that the modal opens with: one path each, drawn as a line of 1.75 on a field of 20. */
export const icons: Readonly<Record<FirstIconName, string>> = {
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  back: 'M12 4.5L6.5 10l5.5 5.5',
  check: 'M4.5 10.5l3.75 3.75L15.5 6.5',
  copy: 'M8 6.5h6.5A1.5 1.5 0 0 1 16 8v6.5a1.5 1.5 0 0 1-1.5 1.5H8a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 8 6.5zM12.5 4H5.5A1.5 1.5 0 0 0 4 5.5v7',
  out: 'M8 5.5h6.5V12M14.5 5.5L5.5 14.5',
  help: 'M7.25 7.25a2.75 2.75 0 1 1 4.2 2.35C10.5 10.2 10 10.75 10 11.75M10 15.2v.05',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l3.5 3.5',
  alert: 'M10 5.25v6M10 14.7v.05',
  wallet:
    'M15.5 7V5.5A1.5 1.5 0 0 0 14 4H5a1.75 1.75 0 0 0 0 3.5h10A1.5 1.5 0 0 1 16.5 9v5.5A1.5 1.5 0 0 1 15 16H5.5a2.25 2.25 0 0 1-2.25-2.25v-8M13.25 11.75h.05',
}
