import type { Wallet } from '../wallet.js'

/** Longest line of the project, in characters. */
const LINE = 120

/** The module `wallets.data.ts` with these wallets in it. The same wallets give the same text. `source` is said in it. */
export function printWallets(wallets: readonly Wallet[], source: string): string {
  return [
    "import type { Wallet } from './wallet.js'",
    '',
    `/** Written by \`npm run import-wallets\`, never by hand. Source: ${source.replace(/\*\//g, '')}. See NOTICE. */`,
    'export const walletData: readonly Wallet[] = [',
    ...wallets.map((wallet) => `${print(wallet, '  ')},`),
    ']',
    '',
  ].join('\n')
}

/** One value in the style of the project: one property a line, a long text on a line of its own. */
function print(value: unknown, indent: string): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map((item) => print(item, indent).trimStart()).join(', ')}]`
  const deeper = `${indent}  `
  const properties = Object.entries(value ?? {}).map(([name, field]) => {
    const line = `${deeper}${name}: ${print(field, deeper).trimStart()},`
    const isLong = typeof field === 'string' && line.length > LINE
    return isLong ? `${deeper}${name}:\n${deeper}  ${quote(field)},` : line
  })
  return `${indent}{\n${properties.join('\n')}\n${indent}}`
}

function quote(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replace(/\\"/g, '"')}'`
}
