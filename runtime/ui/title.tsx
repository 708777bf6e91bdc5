import { type ReactNode, useLayoutEffect } from 'react'
import { useShell } from './use-shell.js'

/** What a title takes. */
export interface TitleProps {
  readonly text: string
  /** Stands at the start of the header, in place of the back button; the text is then only heard. */
  readonly lead?: ReactNode
  /** Stands at the start of the header where there is nothing to go back to; the text stays. */
  readonly start?: ReactNode
  /** Stands at the end of the header, before the button that closes. */
  readonly end?: ReactNode
}

/** Names the view in the header of the modal. Every view has one. */
export function Title({ text, lead, start, end }: TitleProps) {
  const { setHeader } = useShell()
  useLayoutEffect(() => {
    setHeader({ text, lead, start, end })
    return () => setHeader(null)
  }, [setHeader, text, lead, start, end])
  return null
}
