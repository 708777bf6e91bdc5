import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activity } from '../../runtime/features/activity/feature.js'
import { nfts } from '../../runtime/features/nfts/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { someTokens, tokensBackend } from '../gallery/tokens-backend.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const tabs = () => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
const tokens = tokensBackend(someTokens)
const off = { id: 'activity', isEnabled: false, config: [] }

/** Shows the account of an app with the activity on, and writes down every set of tabs that was ever in the page. */
async function showAccount(answer: () => Promise<Response> | Response) {
  const seen: (string | null)[][] = []
  const observer = new MutationObserver(() => tabs().length > 0 && seen.push(tabs()))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  let asked = 0
  const kit = await showState('tokens-tabs', {
    changes: {
      isLive: true,
      features: [nfts(), activity(), submissions()],
      tellsSwitches: true,
      debug: true,
      fetch: async (url) => {
        if (url.pathname !== '/appkit/v1/config') return tokens(url)
        asked += 1
        return answer()
      },
    },
  })
  return { kit, seen, asked: () => asked }
}

test('behavior: what the project has switched off is never seen, not even for a moment', async () => {
  const answered = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return Response.json({ features: [off] })
  }
  const { seen, asked } = await showAccount(answered)
  await until(() => document.querySelector('.mk-assets li'))
  expect(seen.flat().filter((text) => text?.includes('Activity'))).toEqual([])
  expect(asked()).toBe(1)
})

test('behavior: what is left to the app is there', async () => {
  await showAccount(() => Response.json({ features: [{ ...off, isEnabled: true, config: null }] }))
  await until(() => tabs().includes('Activity'))
})

test('error: an origin that the project does not know is told to developers once, and takes nothing away', async () => {
  await showAccount(() => Response.json({ reasons: [{ name: 'origin_not_allowed' }] }, { status: 403 }))
  await until(() => tabs().includes('Activity'))
  await expect.element(page.getByText('Invalid App Configuration')).toBeVisible()
  expect(document.querySelectorAll('.mk-alert')).toHaveLength(1)
  expect(document.querySelector('.mk-alert')?.textContent).toContain('not found on Allowlist')
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(document.querySelector('.mk-alert')).toBeNull()
})
