/** Content types of pictures that are shown. They are drawn by `<img>`, where a drawing runs no script and fetches nothing. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const

/** Whether a value is a `data:` picture (RFC 2397) of at most `most` characters: nothing is fetched to show it. */
export function isDataPicture(value: unknown, most: number): value is `data:image/${string}` {
  return (
    typeof value === 'string' &&
    value.length <= most &&
    /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(value)
  )
}

/**
 * The address of a picture where it may be shown, else `undefined`: a `data:` picture, or one of `images`, the app's own
 * service. No other host is contacted. `most` is the number of characters it may have.
 */
export function allowedPicture(src: unknown, images: string | undefined, most: number): string | undefined {
  if (isDataPicture(src, most)) return src
  const isOwn = images !== undefined && typeof src === 'string' && src.length <= most && src.startsWith(`${images}/`)
  return isOwn ? src : undefined
}
