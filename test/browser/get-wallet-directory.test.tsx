import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { type Answers, directoryBackend } from '../gallery/directory-backend.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLElement>('dialog[open]')?.dataset['mkView']
const title = () => document.querySelector('dialog[open] .mk-title')?.textContent
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')].map((row) => row.textContent)
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('dialog[open] a')]
const services = { api: 'https://backend.example', images: 'https://pictures.example' }
const features = [allWallets()]
const views = { AllWallets: () => import('../../runtime/features/all-wallets/all-wallets.view.js') }

/** A directory of one wallet with these links. */
function directoryOf(links: object): (url: URL) => Promise<Response> {
  return async () => Response.json({ data: [{ id: 'w1', name: 'Fern', ...links }], count: 1 })
}

/** Where the wallet of the directory is to be had. */
function downloads(fetch: (url: URL) => Promise<Response>, walletId = 'w1') {
  return showState('downloads', { changes: { fetch, services, features, views, params: { walletId }, connect: {} } })
}

test('behavior: a wallet of the directory leads to its shops and its page', async () => {
  await downloads(
    directoryOf({
      chrome_store: 'https://chromewebstore.google.com/detail/fern',
      app_store: 'https://apps.apple.com/app/fern',
      play_store: 'https://play.google.com/store/apps/details?id=fern',
      homepage: 'https://fern.example',
    }),
  )
  await until(() => title() === 'Get Fern')
  expect(links().map(({ textContent, href, target, rel }) => [textContent, href, target, rel].join(' '))).toEqual([
    'Browser extension https://chromewebstore.google.com/detail/fern _blank noopener noreferrer',
    'iPhone app https://apps.apple.com/app/fern _blank noopener noreferrer',
    'Android app https://play.google.com/store/apps/details?id=fern _blank noopener noreferrer',
    'Website https://fern.example/ _blank noopener noreferrer',
  ])
})

test('error: a link that is not safe is no place', async () => {
  await downloads(
    directoryOf({
      chrome_store: 'javascript:alert(1)',
      app_store: 'https://user:word@apps.apple.com/app/fern',
      play_store: 'market://details?id=fern',
      homepage: 'http://fern.example',
    }),
  )
  await until(() => title() === 'Get Fern')
  expect(links()).toEqual([])
  await expect.element(page.getByText('Find Fern in your app store, then refresh this page.')).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Browse all wallets' }))
  await until(() => view() === 'AllWallets')
})

test('error: a directory that fails says so, and can be tried again', async () => {
  let answers: Answers = 500
  await downloads((url) => directoryBackend(answers)(url), 'wallet-2')
  await until(() => document.querySelector('.mk-scene')?.getAttribute('data-code') === 'backend/failed')
  answers = { length: 3 }
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(() => title() === 'Get Birch Lantern 2')
})

test('error: an unknown wallet leads back', async () => {
  await downloads(directoryBackend({ length: 3 }), 'gone')
  await until(() => view() === 'Connect')
})

test('behavior: help leads to a few wallets of the directory, after those of the app', async () => {
  const changes = { fetch: directoryBackend({ length: 40 }), services, features, views }
  await showState('what-is-a-wallet', {
    changes: { ...changes, connect: { customWallets: [{ id: 'own', name: 'Own' }] } },
  })
  await userEvent.click(page.getByRole('button', { name: 'Get a wallet' }))
  await until(() => rows().length === 4)
  expect(rows()).toEqual(['Own', 'Amber Harbor 1', 'Birch Lantern 2', 'Cobalt Meadow 3'])
  await userEvent.click(page.getByRole('button', { name: 'Birch Lantern 2' }))
  await until(() => title() === 'Get Birch Lantern 2')
})

test('behavior: where the app has only the directory, help leads to its wallets', async () => {
  await showState('what-is-a-wallet', {
    changes: { fetch: directoryBackend({ length: 40 }), services, features, views },
  })
  await userEvent.click(page.getByRole('button', { name: 'Get a wallet' }))
  await until(() => rows().length === 4)
})
