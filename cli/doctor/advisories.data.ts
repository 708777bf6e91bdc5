/** A version that must not be installed. */
export interface Advisory {
  readonly name: string
  /** Versions it is about. */
  readonly range: string
  /** The first good version, or one before the bad ones. */
  readonly fixed: string
  readonly what: string
  readonly url: string
  /** Only what an attacker reaches while developing is a warning. */
  readonly severity: 'error' | 'warning'
}

/** When the list was last read against the public sources. */
export const advisoriesDate = '2026-11-21'

const september = 'https://github.com/debug-js/debug/issues/1005'
const drainer = 'was published by a thief and replaces payment addresses in the browser'

/** Versions that were published within hours after an account was taken over. */
const stolen = [
  ['ansi-regex', '6.2.1', '6.2.2'],
  ['ansi-styles', '6.2.2', '6.2.3'],
  ['backslash', '0.2.1', '0.2.0'],
  ['chalk', '5.6.1', '5.6.2'],
  ['chalk-template', '1.1.1', '1.1.0'],
  ['color', '5.0.1', '5.0.0'],
  ['color-convert', '3.1.1', '3.1.0'],
  ['color-name', '2.0.1', '2.0.0'],
  ['color-string', '2.1.1', '2.1.0'],
  ['debug', '4.4.2', '4.4.3'],
  ['has-ansi', '6.0.1', '6.0.0'],
  ['is-arrayish', '0.3.3', '0.3.2'],
  ['simple-swizzle', '0.2.3', '0.2.2'],
  ['slice-ansi', '7.1.1', '7.1.2'],
  ['strip-ansi', '7.1.1', '7.1.2'],
  ['supports-color', '10.2.1', '10.2.2'],
  ['supports-hyperlinks', '4.1.1', '4.1.0'],
  ['wrap-ansi', '9.0.1', '9.0.2'],
] as const

/** Known-bad versions of what the kit, its peers and the frameworks of its hosts bring. */
export const advisories: readonly Advisory[] = [
  ...stolen.map(([name, range, fixed]) => ({
    name,
    range,
    fixed,
    what: drainer,
    url: september,
    severity: 'error' as const,
  })),
  {
    name: '@solana/web3.js',
    range: '1.95.6 || 1.95.7',
    fixed: '1.95.8',
    what: 'was published by a thief and sends private keys away',
    url: 'https://github.com/advisories/GHSA-jcxm-7wvp-g6p5',
    severity: 'error',
  },
  {
    name: '@ledgerhq/connect-kit',
    range: '>1.1.4 <1.1.8',
    fixed: '1.1.8',
    what: 'was published by a thief and drains connected wallets',
    url: 'https://github.com/LedgerHQ/connect-kit/issues/29',
    severity: 'error',
  },
  ...['react-server-dom-webpack', 'react-server-dom-parcel', 'react-server-dom-turbopack'].map((name) => ({
    name,
    range: '19.0.0 || 19.1.0 || 19.1.1 || 19.2.0',
    fixed: '19.2.6',
    what: 'lets anyone run code on the server',
    url: 'https://github.com/facebook/react/security/advisories/GHSA-fv66-9v8q-g76r',
    severity: 'error' as const,
  })),
  {
    name: 'next',
    range: '>=13.0.0 <15.5.18 || >=16.0.0 <16.2.6',
    fixed: '16.2.6',
    what: 'lets requests skip its middleware, sign-in checks included',
    url: 'https://github.com/vercel/next.js/security/advisories/GHSA-26hh-7cqf-hhc6',
    severity: 'error',
  },
  {
    name: 'react-router',
    range: '>=7.0.0 <7.12.0',
    fixed: '7.12.0',
    what: 'takes forms that other sites send to its actions in framework mode',
    url: 'https://www.cve.org/CVERecord?id=CVE-2026-22030',
    severity: 'error',
  },
  {
    name: 'vite',
    range: '<4.5.10 || >=5.0.0 <5.4.15 || >=6.0.0 <6.0.12 || >=6.1.0 <6.1.2 || >=6.2.0 <6.2.3',
    fixed: '6.2.3',
    what: 'serves any file of the machine while its development server listens on the network',
    url: 'https://www.cve.org/CVERecord?id=CVE-2025-30208',
    severity: 'warning',
  },
  {
    name: 'ws',
    range: '<5.2.4 || >=6.0.0 <6.2.3 || >=7.0.0 <7.5.10 || >=8.0.0 <8.17.1',
    fixed: '8.17.1',
    what: 'ends the server on a request with many headers',
    url: 'https://www.cve.org/CVERecord?id=CVE-2024-37890',
    severity: 'error',
  },
  {
    name: 'hono',
    range: '<4.11.4',
    fixed: '4.11.4',
    what: 'can be made to accept forged tokens',
    url: 'https://github.com/advisories/GHSA-3vhc-576x-3qv4',
    severity: 'error',
  },
  {
    name: 'nodemailer',
    range: '<9.1.0',
    fixed: '9.1.0',
    what: 'can be kept busy by a crafted list of addresses',
    url: 'https://github.com/advisories/GHSA-2x7j-588g-ccc2',
    severity: 'error',
  },
  {
    name: 'glob',
    range: '>=10.2.0 <10.5.0 || >=11.0.0 <11.1.0',
    fixed: '11.1.0',
    what: 'runs file names as commands when its command line gets --cmd',
    url: 'https://github.com/advisories/GHSA-5j98-mcp5-4vw2',
    severity: 'warning',
  },
]
