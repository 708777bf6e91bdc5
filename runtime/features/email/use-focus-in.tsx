import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus on the field of a view as it comes in. A modal that stands in the page and was not in use leaves the
 * focus where it is.
 */
export function useFocusIn(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const node = field.current
    const has = node?.closest('[data-mk].mk-root')?.contains(node.ownerDocument.activeElement)
    if (has) node?.focus({ preventScroll: true })
  }, [field])
}
