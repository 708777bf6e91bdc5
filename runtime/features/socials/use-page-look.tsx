import { useState } from 'react'
import { browserLinkPage, type PageLook } from '../../core/host-links.js'
import { useKit } from '../../react/use-kit.js'

/** What the browser says of itself and of the page. Looked at once a screen: it does not become another one under it. */
export function usePageLook(): PageLook {
  const { host } = useKit()
  const [look] = useState(() => (host.links ?? browserLinkPage()).look())
  return look
}
