/**
 * An address of a picture that may be shown: `data:` of at most `most` letters, or one of the app's own images service.
 * `null` for all others: nobody else is contacted.
 */
export function pictureAt(images: string | undefined, src: string | null, most: number): string | null {
  if (!src || src.length > most) return null
  if (/^data:image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]/i.test(src)) return src
  return images !== undefined && src.startsWith(`${images}/`) ? src : null
}
