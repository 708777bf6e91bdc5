import { pictureOf } from './directory-picture.js'

/** What a backend tells of an account: so many transactions, a failure by its status, or nothing at all. */
export type Histories =
  | { readonly length: number; readonly isHostile?: boolean; readonly failsAt?: number }
  | number
  | 'never'

/** Transactions of a page, as the reference backend sends them. */
const PAGE = 20
const HOUR = 3_600_000
/** The moment at which the gallery stands still. */
const NOW = 1_700_000_000_000

const kinds = ['receive', 'send', 'trade', 'approve', 'mint', 'burn', 'execute', 'somethingNew']
const long = '9'.repeat(80)

/** Answers `/v1/account/{address}/history` with an endless life, always the same one; the account has no tokens. */
export function historyBackend(answers: Histories): (url: URL) => Promise<Response> {
  return async ({ pathname, searchParams }) => {
    if (pathname.endsWith('/balance')) return Response.json({ balances: [] })
    if (answers === 'never') return new Promise(() => {})
    if (typeof answers === 'number') return new Response('{}', { status: answers })
    const start = Number(searchParams.get('cursor') ?? 0)
    const { length, isHostile = false, failsAt = Number.POSITIVE_INFINITY } = answers
    if (start >= failsAt) return new Response('{}', { status: 500 })
    const end = Math.min(length, start + PAGE)
    const chain = searchParams.get('chainId') ?? ''
    const data = Array.from({ length: end - start }, (_, index) => transaction(start + index, chain, isHostile))
    return Response.json({ data, next: end < length ? `${end}` : null })
  }
}

/** The hash of the transaction of that number. */
export function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, '0')}`
}

function transaction(number: number, chain: string, isHostile: boolean) {
  const kind = kinds[number % kinds.length] ?? ''
  return {
    id: `${chain}:${number}`,
    metadata: {
      operationType: isHostile ? `${kind}\u202e<b>${'long '.repeat(30)}` : kind,
      hash: isHostile ? 'javascript:alert(1)' : hashOf(number),
      minedAt: new Date(NOW - number * 31 * HOUR).toISOString(),
      sentFrom: '',
      sentTo: '',
      status: number % 9 === 4 ? 'failed' : 'confirmed',
      nonce: number,
      chain,
    },
    transfers: isHostile ? [hostile(number)] : transfers(kind, number),
  }
}

function transfers(kind: string, number: number) {
  const [eth, usdc] = [coin('ETH', `${number}.25`, 1), coin('USDC', `${number * 1_000}.5`, 2)]
  if (kind === 'trade') return [{ ...eth, direction: 'out' }, usdc]
  if (kind === 'approve' || kind === 'execute') return []
  return kind === 'mint' ? [collectible('Tide Pool #12')] : [number % 3 === 0 ? usdc : eth]
}

function hostile(number: number) {
  return number % 2 === 0
    ? coin(`\u202e${'W'.repeat(60)}`, long, 0, 'https://tracker.example/pixel.gif')
    : collectible(`<img src=x onerror=alert(1)> ${'محفظة النخيل '.repeat(20)}`, 'javascript:alert(1)')
}

function coin(symbol: string, numeric: string, picture: number, url = pictureOf(picture)) {
  return { direction: 'in', quantity: { numeric }, fungible_info: { name: symbol, symbol, icon: { url } } }
}

function collectible(name: string, url = pictureOf(7)) {
  const nft_info = { name, content: { preview: { url }, detail: null }, flags: { is_spam: false } }
  return { direction: 'in', quantity: { numeric: '1' }, nft_info }
}
