import { type RefObject, useLayoutEffect, useState } from 'react'
import { isLocal } from '../core/is-local.js'
import { useKit } from '../react/use-kit.js'

/**
 * Whether developers are looking at the page of `part`: `debug` of the config says so, or the page is on this machine
 * (SPEC §8). Visitors are told no more than they can use.
 */
export function useIsDeveloping(part: RefObject<HTMLElement | null>): boolean {
  const { debug } = useKit().wiring
  const [isDeveloping, setDeveloping] = useState(debug ?? false)
  useLayoutEffect(() => {
    setDeveloping(debug ?? isLocal(part.current?.ownerDocument.location.hostname ?? ''))
  }, [debug, part])
  return isDeveloping
}
