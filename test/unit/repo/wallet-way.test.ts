// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { injected } from '../../../runtime/connectors/injected/injected.js'
import type { Eip1193Provider } from '../../../runtime/contract/eip1193.js'
import { createModalKit } from '../../../runtime/kit.js'
import { AccountButton } from '../../../runtime/react/account-button.js'
import { Provider } from '../../../runtime/react/provider.js'
import { fillJsdom } from '../../../runtime/testing-jsdom.js'
import { galleryAddress } from '../../gallery/gallery-wallet.js'
import { galleryWiring } from '../../gallery/gallery-wiring.js'

/** No `new URL`: that of jsdom is another one than Node's. */
const repository = fileURLToPath(import.meta.url).split(`${sep}test${sep}unit${sep}`)[0] ?? ''

/** What is of the act itself, in the order of the way. At most 18. */
const act: readonly string[] = [
  'runtime/features/connect/wallet-list.tsx',
  'runtime/ui/navigation.ts',
  'runtime/ui/router.ts',
  'runtime/features/connect/connecting-external.view.tsx',
  'runtime/connectors/registry.ts',
  'runtime/features/connect/connect-wallet.ts',
  'runtime/session/session.ts',
  'runtime/session/ask-wallet.ts',
  'runtime/connectors/eip1193/eip1193-connector.ts',
  'runtime/connectors/eip1193/ask.ts',
  'runtime/connectors/eip1193/provider.ts',
  'runtime/session/machine.ts',
  'runtime/session/connections.ts',
  'runtime/session/session-state.ts',
  'runtime/session/persist.ts',
  'runtime/react/hooks.ts',
  'runtime/react/account-button.tsx',
  'runtime/core/address-look.ts',
]

/** What every act stands on. */
const ground: readonly string[] = [
  'runtime/kit.ts',
  'runtime/session/late-session.ts',
  'runtime/session/session-record.ts',
  'runtime/session/addresses.ts',
  'runtime/chains/evm/checksums.ts',
  'runtime/connectors/late-connector.ts',
  'runtime/core/cell.ts',
  'runtime/core/chain-id.ts',
  'runtime/core/deadline.ts',
  'runtime/core/events.ts',
  'runtime/core/host.ts',
  'runtime/core/same-address.ts',
  'runtime/core/storage.ts',
  'schema/caip.ts',
  'schema/explain-error.ts',
  'schema/picture.ts',
  'runtime/react/provider.tsx',
  'runtime/react/use-kit.ts',
  'runtime/react/use-read.ts',
  'runtime/react/use-value.ts',
]

/** What draws any view of the modal and any button of the page, and Connect as it leaves. */
const drawing: readonly string[] = [
  'runtime/ui/modal.tsx',
  'runtime/ui/use-modal-shell.ts',
  'runtime/ui/shell.ts',
  'runtime/ui/use-shell.ts',
  'runtime/ui/shown.ts',
  'runtime/ui/views.ts',
  'runtime/ui/inside.tsx',
  'runtime/ui/header.tsx',
  'runtime/ui/title.tsx',
  'runtime/ui/stage.tsx',
  'runtime/ui/leaving-view.ts',
  'runtime/ui/fade-view.ts',
  'runtime/ui/moved-rows.ts',
  'runtime/ui/use-fetch-leads.ts',
  'runtime/ui/boundary.tsx',
  'runtime/ui/gate.tsx',
  'runtime/project/switches.ts',
  'runtime/ui/background.tsx',
  'runtime/ui/toaster.tsx',
  'runtime/ui/duplicate-modal-warning.tsx',
  'runtime/ui/status-screen.tsx',
  'runtime/ui/waiting.tsx',
  'runtime/ui/use-words.ts',
  'runtime/core/clean.ts',
  'runtime/ui/primitives/dialog.tsx',
  'runtime/ui/primitives/button.tsx',
  'runtime/ui/primitives/icon.tsx',
  'runtime/ui/primitives/image.tsx',
  'runtime/ui/page-button.tsx',
  'runtime/react/account-face.tsx',
  'runtime/react/use-button.ts',
  'runtime/features/connect/app-icon.tsx',
  'runtime/features/connect/use-wallet-rows.tsx',
]

const way = [...act, ...ground, ...drawing].sort()

test('behavior: from a click on an injected wallet to its address in the page these files of code run', async () => {
  const files = await filesOfAct()
  expect(files).toEqual(way)
  expect(act.length).toBeLessThanOrEqual(18)
})

test('behavior: docs/architecture.md walks along the same files', () => {
  const page = readFileSync(`${repository}/docs/architecture.md`, 'utf8')
  const from = page.indexOf('\n1. ', page.indexOf('a click on a wallet'))
  const steps = page.slice(from, page.indexOf('\n## ', from))
  const told = [...steps.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, path]) => path)
  expect(told.sort()).toEqual(way.map((path) => path.replace(/^runtime\/(features\/)?/, '')).sort())
})

/** Connects in a page of jsdom, and lists what ran between the click and the address. */
async function filesOfAct(): Promise<readonly string[]> {
  fillJsdom()
  announce({
    async request({ method }) {
      // A person decides, so that the screen for the wait is on the way.
      if (method === 'eth_requestAccounts') await new Promise((resolve) => setTimeout(resolve, 100))
      return method === 'eth_chainId' ? '0x1' : [galleryAddress]
    },
  })
  const coverage = startCoverage()
  const wiring = { ...galleryWiring({ wallets: [] }), connectors: [injected()] }
  const kit = createModalKit(wiring)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { wiring, kit }, createElement(AccountButton)))
  await kit.preload()
  kit.router.open()
  // The modal has settled, has fetched ahead what a click needs, and does nothing more by itself.
  const before = new Set<string>()
  // What waits for wallets that come late ends by itself, 3 s after the code of the session has come.
  let waitsUntil = Number.POSITIVE_INFINITY
  const ahead = [
    'connecting-external.view.tsx',
    'connect-wallet.ts',
    'eip1193-connector.ts',
    'checksums.ts',
    'live.ts',
    'backstage.ts',
  ]
  await expect.poll(() => document.querySelector('[data-mk-wallet]')).not.toBeNull()
  await expect
    .poll(
      () => {
        const ran = coverage.take()
        for (const path of ran) before.add(path.slice(path.lastIndexOf('/') + 1))
        if (before.has('reconnect.ts')) waitsUntil = Math.min(waitsUntil, performance.now() + 3_500)
        return [
          ...ran,
          ...ahead.filter((name) => !before.has(name)),
          ...(performance.now() < waitsUntil ? ['wait'] : []),
        ]
      },
      { interval: 500, timeout: 20_000 },
    )
    .toEqual([])
  return new Promise((resolve) => {
    // A mutation observer hears of the button after the effects of everything that was drawn with it.
    container.appendChild = (node) => {
      const added = HTMLElement.prototype.appendChild.call(container, node)
      if (container.textContent?.includes('0xf3…b92266')) resolve(coverage.take())
      return added as typeof node
    }
    document.querySelector<HTMLElement>('[data-mk-wallet="app.juniper"]')?.click()
  })
}

/** Puts a wallet into the page (EIP-6963). */
function announce(provider: Pick<Eip1193Provider, 'request'>): void {
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const info = { uuid, name: 'Juniper', rdns: 'app.juniper', icon: 'data:image/svg+xml,<svg/>' }
  const detail = Object.freeze({ info, provider: { ...provider, on() {}, removeListener() {} } })
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )
}

/** `take` lists the files of code in which anything ran since it was called before; tables are left out. */
function startCoverage(): { take(): readonly string[] } {
  const session = new Session()
  session.connect()
  onTestFinished(() => session.disconnect())
  session.post('Profiler.enable')
  session.post('Debugger.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  /** That an export was read is no code of the file: Vite makes a function of it. */
  function isReadOfExport({ scriptId }: Profiler.ScriptCoverage, { ranges }: Profiler.FunctionCoverage): boolean {
    let text = ''
    session.post('Debugger.getScriptSource', { scriptId }, (_, { scriptSource }) => {
      text = scriptSource.slice(ranges[0]?.startOffset, ranges[0]?.endOffset)
    })
    return /^\(\) ?=> ?\{ ?try/.test(text)
  }

  return {
    take() {
      let result: readonly Profiler.ScriptCoverage[] = []
      session.post('Profiler.takePreciseCoverage', (_, found) => {
        result = found.result
      })
      return result
        .filter(({ url }) => url.replace('file://', '').startsWith(repository))
        .filter((script) =>
          script.functions.some((each) => each.ranges.some(({ count }) => count > 0) && !isReadOfExport(script, each)),
        )
        .map(({ url }) => url.replace('file://', '').slice(repository.length + 1))
        .filter((path) => /^(runtime\/(?!testing)|schema\/)/.test(path) && !path.endsWith('.data.ts'))
        .sort()
    },
  }
}
