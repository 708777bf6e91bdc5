/** The words of the wallet list. `{slots}` are filled with `fill`. */
export const connectTexts = {
  title: 'Connect a wallet',
  list: 'Wallets',
  recent: 'Recent',
  installed: 'Installed',
  ambiguous: 'Another wallet also says it is {rdns}',
  newcomer: 'New to wallets?',
  find: 'Find one that suits you',
  findUrl: 'https://ethereum.org/wallets/find-wallet/',
  none: 'No wallet in this browser',
  noneText: 'Install a wallet, then reload this page: it will be listed here.',
  noneMobile: 'Wallet apps have a browser of their own. Open this page in it, and the wallet will be listed here.',
  findButton: 'Find a wallet',
  copyPage: 'Copy the link to this page',
  pageCopied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const
