/** An envelope: a line of 1.75 on a field of 20. */
export const envelope =
  'M4.75 4.75h10.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5H4.75a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5zM3.75 6L10 10.75 16.25 6'

/** An arrow that leads on. */
export const arrow = 'M4 10h12M11 5l5 5-5 5'
