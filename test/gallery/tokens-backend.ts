/** What the backend of the gallery says of an account: rows, a status, a text, or nothing at all. */
export type TokensAnswers = readonly object[] | number | string | 'never'

const json = { 'content-type': 'application/json' }

/** Answers the balances of any account. */
export function tokensBackend(answers: TokensAnswers): (url: URL) => Promise<Response> {
  return async ({ pathname }) => {
    if (!/^\/v1\/account\/[^/]+\/balance$/.test(pathname)) return new Response('{}', { status: 404, headers: json })
    if (answers === 'never') return new Promise(() => {})
    if (typeof answers === 'number') return new Response('{}', { status: answers, headers: json })
    const text = typeof answers === 'string' ? answers : JSON.stringify({ balances: answers })
    return new Response(text, { headers: json })
  }
}

/** A row as the backend writes it; without a price where there is none. */
export function galleryToken(symbol: string, name: string, numeric: string, price?: number | null, more: object = {}) {
  const address = `eip155:1:0x${symbol.toLowerCase()}`
  const quantity = { decimals: '18', numeric }
  return { name, symbol, chainId: 'eip155:1', address, price, quantity, iconUrl: '', ...more }
}

const own = { address: undefined }

/** What an occasional user of a wallet has. */
export const someTokens: readonly object[] = [
  galleryToken('ETH', 'Ether', '1.23456789', 2_512.34, own),
  galleryToken('USDC', 'USD Coin', '1250.5', 0.9998),
  galleryToken('DAI', 'Dai', '0.4', 1),
  galleryToken('LONG', 'A token whose name is much longer than any row of any list', '12', 3.5),
  galleryToken('PTS', 'Points without a price', '42'),
  galleryToken('GIFT', 'Visit https://gift.example to claim', '1000000'),
]

/** What a stranger would like to have shown. */
export const hostileTokens: readonly object[] = [
  galleryToken('\u202eCDSU', '\u202ereversed\u202c and \u0007bell', `${'9'.repeat(59)}.5`, 1e20),
  galleryToken('<b>X</b>', '<img src=x onerror=alert(1)>', '5', 2, { iconUrl: 'https://elsewhere.example/pixel.gif' }),
  galleryToken('W'.repeat(60), '\u01a0\u0301\u0303\u0308\u0323algo'.repeat(20), '0.000000000000000001', 9e18),
  galleryToken('JS', 'Script', '7', 1, { iconUrl: 'javascript:alert(1)' }),
  galleryToken('', '\u200b', '3', 1),
  galleryToken('NEG', 'Negative', '-5', 1),
  galleryToken('EIGHTY', 'Eighty digits', '8'.repeat(80), 1),
  galleryToken('ODD', 'Unknown decimals', '5', 1, { quantity: { decimals: 'many', numeric: '5' } }),
]

/** Five thousand of them. */
export const manyTokens: readonly object[] = Array.from({ length: 5_000 }, (_, at) =>
  galleryToken(`T${at}`, `Token ${at}`, `${5_000 - at}`, 2),
)
