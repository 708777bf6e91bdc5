/** The picture of a test wallet that is given none. */
export const walletIcon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6f4f"/><path d="M8 11h16v11H8zm11 4h5v3h-5z" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}` as const
