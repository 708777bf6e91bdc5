import { type ReactNode, useLayoutEffect } from 'react'
import { useShell } from './shell.js'

/** What a title takes. */
export interface TitleProps {
  readonly text: string
  /** Stands at the start of the header, in place of the back button; the text is then only heard. */
  readonly lead?: ReactNode
}

/** Names the view in the header of the modal. Every view has one. */
export function Title({ text, lead }: TitleProps) {
  const { setHeader } = useShell()
  useLayoutEffect(() => {
    setHeader({ text, lead })
    return () => setHeader(null)
  }, [setHeader, text, lead])
  return null
}
