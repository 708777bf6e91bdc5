/** A drawing for the row of the wallet. */
export const coinbaseIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath fill='%230052ff' d='M0 0h20v20H0z'/%3E%3Cpath fill='%23fff' fill-rule='evenodd' d='M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M8.2 7.6h3.6q.6 0 .6.6v3.6q0 .6-.6.6H8.2q-.6 0-.6-.6V8.2q0-.6.6-.6'/%3E%3C/svg%3E"
