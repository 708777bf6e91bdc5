import { useState } from 'react'
import { GalleryIndex } from './gallery-index.js'
import { type Look, writeLook } from './gallery-query.js'

/** The index, whose address says how states are shown: it can be shared, and is there when one comes back. */
export function GalleryApp({ look: first }: { readonly look: Look }) {
  const [look, setLook] = useState(first)
  function change(next: Look): void {
    history.replaceState(null, '', writeLook(next))
    setLook(next)
  }
  return <GalleryIndex look={look} onChange={change} />
}
