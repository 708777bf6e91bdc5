import { useState } from 'react'
import { browserLinkPage, type LinkPage } from '../../core/host-links.js'
import { type Device, deviceOf } from '../../links/device.js'
import { useKit } from '../../react/use-kit.js'

/** Where the page is shown, and the seam to it. */
export interface Surroundings {
  readonly page: LinkPage
  readonly device: Device
}

/** Looks at the browser once a screen: it does not become another one under it. */
export function useDevice(): Surroundings {
  const { host } = useKit()
  const [surroundings] = useState(() => {
    const page = host.links ?? browserLinkPage()
    return { page, device: deviceOf(page.look()) }
  })
  return surroundings
}
