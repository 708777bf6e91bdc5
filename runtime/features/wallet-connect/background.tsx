import { useEffect, useState } from 'react'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { linkOf } from './link-of.js'
import type { OpenWalletBar } from './open-wallet-bar.js'

/** Fetches the bar that leads to the wallet with the first request to one. */
export function WalletConnectBackground() {
  const { registry, host } = useKit()
  const link = useValue(registry.list).map(linkOf).find(Boolean)
  const [Bar, setBar] = useState<typeof OpenWalletBar>()
  useEffect(
    () =>
      link?.pending.subscribe((count) => {
        if (count > 0 && host.page.isMobile())
          import('./open-wallet-bar.js').then(
            (it) => setBar(() => it.OpenWalletBar),
            (cause: unknown) => host.log('warn', 'the way to the wallet was not loaded', cause),
          )
      }),
    [link, host],
  )
  return link && Bar && <Bar link={link} />
}
