import { backendHealth, readMode } from '../backend-health.js'
import type { Check, Finding } from '../check.js'
import type { AskServer, Facts } from '../facts.js'
import { openFrame } from '../frame-guards.js'

/** A machine with more addresses than this is asked at these. */
const MOST_ADDRESSES = 5

/** A backend of development, and its wallet's site, are reached from their own machine only. */
export const backendOpen: Check = {
  id: 'D-31',
  severity: 'error',
  title: 'No backend or wallet site in development mode can be reached from other machines',
  why: 'Its secret is public, so anyone can act as any of its users.',
  async run(facts) {
    return (await Promise.all([openBackend(facts), openFrame(facts)])).flat()
  },
}

async function openBackend(facts: Facts): Promise<readonly Finding[]> {
  const { ask } = facts
  const health = await backendHealth(facts)
  if (!ask || health?.mode !== 'development') return []
  const { api, isLocal } = health
  if (!isLocal)
    return [
      {
        what: `${api} runs in development mode.`,
        fix: 'Start it there with MODE=production; it says what else it needs for that.',
      },
    ]
  return openAddresses(api, { ask, ...facts })
}

async function openAddresses(
  api: string,
  { ask, addresses = [] }: Pick<Facts, 'addresses'> & { readonly ask: AskServer },
): Promise<readonly Finding[]> {
  const { protocol, port } = new URL(api)
  const places = addresses.slice(0, MOST_ADDRESSES).map((address) => `${protocol}//${address}${port && `:${port}`}`)
  const found = places.map(async (place) => {
    const asked = await ask(`${place}/health`)
    return asked.isThere && readMode(asked.answer.text) === 'development' ? [place] : []
  })
  const open = (await Promise.all(found)).flat()
  if (open.length === 0) return []
  return [
    {
      what: `The backend in development mode is reached from other machines too: ${open.join(', ')}.`,
      fix: 'Start it with HOST=127.0.0.1, or leave HOST out.',
    },
  ]
}
