import { type Look, writeLook } from './gallery-query.js'

/** What the frame takes. */
export interface GalleryFrameProps {
  /** Id of the state. */
  readonly state: string
  readonly look: Look
}

/** Pixels: about as high as the window of a phone, or of a desk. */
const heightOf = (width: number) => (width < 600 ? 760 : 800)

/** A state in a window of the width that is wanted. */
export function GalleryFrame({ state, look }: GalleryFrameProps) {
  const width = Number(look.width)
  return (
    <iframe
      className="page-frame"
      title={`${state}, ${width} pixels wide`}
      src={writeLook({ ...look, width: '' }, state)}
      width={width}
      height={heightOf(width)}
    />
  )
}
