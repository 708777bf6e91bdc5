/** Line drawings of the wallet's settings: one path each, drawn as a line of 1.75 on a field of 20. */
export const settingsDrawings = {
  user: 'M13.25 6.75a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0zM3.75 16.75c.6-3 3-4.75 6.25-4.75s5.65 1.75 6.25 4.75',
  mail: 'M3.25 5.25h13.5v9.5H3.25zM3.5 5.75L10 10.75l6.5-5',
  safe: 'M10 3.25l5.75 2v4.5c0 3.5-2.4 6-5.75 7-3.35-1-5.75-3.5-5.75-7v-4.5zM7.5 10l1.85 1.85L12.75 8.4',
  contract: 'M6.25 3.25h5l3.5 3.5v9.75h-8.5zM11 3.25v3.75h3.75M8.75 10.5h3.5M8.75 13.25h3.5',
  key: 'M9.4 10.6l6.1-6.1M13 7l2.25 2.25M8.9 13.25a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 0 1 5.8 0z',
} as const
