import { useLayoutEffect } from 'react'
import type { TitleProps } from '../contract/parts.js'
import { useShell } from './use-shell.js'

/** Names the view in the header of the modal. Every view has one. */
export function Title({ text, image, lead, start, end }: TitleProps) {
  const { setHeader } = useShell()
  useLayoutEffect(() => {
    setHeader({ text, image, lead, start, end })
    return () => setHeader(null)
  }, [setHeader, text, image, lead, start, end])
  return null
}
