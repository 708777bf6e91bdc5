import type { IconName } from './icon-package.js'

const wallet = (name: string): IconName => ({ kind: 'wallets', name })
const exchange = (name: string): IconName => ({ kind: 'exchanges', name })

/**
 * The picture of a wallet in the icon package, by the wallet's name in the form that searches compare. Chosen by hand: a
 * logo under the name of another wallet would mislead.
 */
export const walletIcons: ReadonlyMap<string, IconName> = new Map([
  ['1inch wallet', exchange('1inch')],
  ['alphawallet', wallet('alpha-wallet')],
  ['argent', wallet('argent')],
  ['atomic wallet', wallet('atomic')],
  ['backpack', wallet('backpack')],
  ['base (formerly coinbase wallet)', wallet('coinbase')],
  ['binance wallet', exchange('binance')],
  ['bitget wallet', exchange('bitget')],
  ['bybit wallet', exchange('bybit')],
  ['clave', wallet('clave')],
  ['coin98', wallet('coin98')],
  ['coin98 super wallet', wallet('coin98')],
  ['coinbase wallet', wallet('coinbase')],
  ['coinex wallet', exchange('coinex')],
  ['crypto.com onchain', exchange('crypto-com')],
  ['enkrypt', wallet('enkrypt')],
  ['exodus', wallet('exodus')],
  ['imtoken', wallet('imtoken')],
  ['keplr', wallet('keplr')],
  ['kraken wallet', wallet('kraken')],
  ['kucoin web3 wallet', exchange('kucoin')],
  ['ledger live', wallet('ledger')],
  ['ledger wallet', wallet('ledger')],
  ['metamask', wallet('metamask')],
  ['obvious', wallet('obvious')],
  ['okx wallet', wallet('okx')],
  ['paraswap wallet', exchange('para-swap')],
  ['phantom', wallet('phantom')],
  ['pillar', wallet('pillar')],
  ['rabby', wallet('rabby')],
  ['rabby wallet', wallet('rabby')],
  ['rainbow', wallet('rainbow')],
  ['ronin wallet', wallet('ronin')],
  ['safe', wallet('safe')],
  ['safe{wallet}', wallet('safe')],
  ['sequence wallet', wallet('sequence')],
  ['solflare', wallet('solflare')],
  ['tokenpocket', wallet('token-pocket')],
  ['trezor suite', wallet('trezor')],
  ['trust wallet', wallet('trust')],
  ['uniswap wallet', exchange('uniswap')],
  ['wallet 3', wallet('wallet-3')],
  ['zengo wallet', wallet('zengo')],
  ['zerion', wallet('zerion')],
])
