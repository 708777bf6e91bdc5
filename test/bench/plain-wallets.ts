/** The wallets both pages list: the kit's by announcement, the floor's as written. */
export const plainWallets: readonly { readonly name: string; readonly rdns: string }[] = [
  { name: 'Alder Wallet', rdns: 'test.alder' },
  { name: 'Birch Wallet', rdns: 'test.birch' },
  { name: 'Cedar Wallet', rdns: 'test.cedar' },
  { name: 'Douglas Wallet', rdns: 'test.douglas' },
]

/** A script that announces them by EIP-6963, as extensions do, with next to no cost of its own. They agree at once. */
export const announceScript = `for (const { name, rdns } of ${JSON.stringify(plainWallets)}) {
  const answers = { eth_requestAccounts: ['0x' + '1'.repeat(40)], eth_chainId: '0x1' }
  const provider = { request: async ({ method }) => answers[method] ?? [], on() {}, removeListener() {} }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const detail = Object.freeze({ info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}`
