/** One environment variable, as the reference in the README lists it. */
export interface SettingLine {
  readonly name: string
  /** What it is when it is not set; empty where that means "off" or "not there". */
  readonly fallback: string
  readonly about: string
  /** Its value is never printed. */
  readonly isSecret?: boolean
  /** Production does not start without it. */
  readonly isNeededInProduction?: boolean
}

/** Every variable that the backend reads. */
export const settingsTable: readonly SettingLine[] = [
  {
    name: 'MODE',
    fallback: 'production',
    about: '`production` or `development`. Production refuses what is only fit for a desk.',
  },
  { name: 'HOST', fallback: '127.0.0.1', about: 'Address to listen on. `0.0.0.0` or `::` in a container.' },
  { name: 'PORT', fallback: '8787', about: 'Port of the API. `0`: any free one.' },
  { name: 'FRAME_PORT', fallback: '8788', about: 'Port of the wallet’s site. `0`: any free one.' },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://HOST:PORT',
    about: 'Where browsers reach the API, https in production.',
    isNeededInProduction: true,
  },
  {
    name: 'WALLET_URL',
    fallback: 'off, http://wallet.localhost:FRAME_PORT in development',
    about:
      'Where browsers reach the wallet’s site: https in production, on a host of its own. Without it production serves no wallet.',
  },
  {
    name: 'WALLET_KMS_URL',
    fallback: 'off, a file of DATA_DIR in development',
    about:
      'Where the OpenBao or HashiCorp Vault is whose Transit engine encrypts the keys of wallets, https beyond this machine. Needed with WALLET_URL in production.',
  },
  {
    name: 'WALLET_KMS_KEY',
    fallback: '',
    about: 'Name of its key, of type `aes256-gcm96`. Needed with WALLET_KMS_URL.',
  },
  { name: 'WALLET_KMS_MOUNT', fallback: 'transit', about: 'Where its Transit engine is mounted.' },
  {
    name: 'WALLET_KMS_TOKEN_FILE',
    fallback: '',
    about: 'File with the token for it, read at each call, so that an agent can renew it.',
  },
  {
    name: 'WALLET_KMS_TOKEN',
    fallback: '',
    about: 'The token itself, in place of the file.',
    isSecret: true,
  },
  {
    name: 'ALLOWED_HOSTS',
    fallback: '',
    about:
      'More values of the `Host` header to answer, comma between them: `api.internal:8787`. That of PUBLIC_URL and this machine’s are answered anyway.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    about:
      '`postgres://user:password@host/name`. Without it rows are kept by an embedded database in DATA_DIR, for one process only.',
    isSecret: true,
  },
  { name: 'DATABASE_CONNECTIONS', fallback: '10', about: 'Most connections to Postgres, of this process.' },
  {
    name: 'DATA_DIR',
    fallback: './data',
    about:
      'Folder of the embedded database, and in development of the wallets’ master key; `memory` for rows that go with the process (development).',
  },
  {
    name: 'CHAINS_FILE',
    fallback: './chains.json',
    about: 'JSON list of the chains that are served, with their RPC URLs.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    about:
      'Addresses or CIDR ranges of your load balancers, comma between them, whose `X-Forwarded-For` is believed. `none` when clients connect directly.',
    isNeededInProduction: true,
  },
  {
    name: 'SECRET_KEY',
    fallback: 'a fixed one in development',
    about:
      'At least 32 bytes: hashes of addresses and signatures of cursors hang on it. The same for all processes. `openssl rand -base64 32` makes one.',
    isSecret: true,
    isNeededInProduction: true,
  },
  {
    name: 'ADMIN_TOKEN',
    fallback: '',
    about: 'Opens the admin page, and metrics from elsewhere. At least 16 letters. Without it there is no admin page.',
    isSecret: true,
  },
  {
    name: 'OWN_DOMAINS',
    fallback: '',
    about: 'Domains that are yours, comma between them: in production an origin may have a `*` below these only.',
  },
  {
    name: 'DEFAULT_ORIGINS',
    fallback: 'on, off in production',
    about:
      '`off`: local and preview origins (localhost, *.vercel.app, …) must be listed like any other. Production refuses `on`.',
  },
  {
    name: 'MAIL_URL',
    fallback: '',
    about:
      '`smtp://user:password@host:587` or `smtps://…`. Without it no mail leaves; development has an inbox page. Needed with WALLET_URL in production.',
    isSecret: true,
  },
  { name: 'MAIL_FROM', fallback: '', about: 'Sender of mails: `Example <wallet@example.com>`. Needed with MAIL_URL.' },
  { name: 'ONEINCH_KEY', fallback: '', about: 'Turns on quotes of a 1inch-compatible API.', isSecret: true },
  { name: 'ONEINCH_URL', fallback: 'https://api.1inch.dev/swap/v6.0', about: 'Where that API is, up to its version.' },
  { name: 'MELD_KEY', fallback: '', about: 'Turns on buying through Meld.', isSecret: true },
  { name: 'MELD_URL', fallback: 'https://meldcrypto.com', about: 'Where Meld is.' },
  {
    name: 'COINBASE_KEY',
    fallback: '',
    about: 'Turns on buying through Coinbase, with COINBASE_APP_ID.',
    isSecret: true,
  },
  { name: 'COINBASE_APP_ID', fallback: '', about: 'Id of your app at Coinbase.' },
  { name: 'COINBASE_URL', fallback: 'https://api.developer.coinbase.com', about: 'Where Coinbase is.' },
  { name: 'SANDBOX_ONRAMP', fallback: 'on in development, else off', about: '`on`: a pretended seller for tests.' },
  { name: 'NAME_ZONE', fallback: 'reown.id', about: 'Zone of the names that are registered here.' },
  {
    name: 'LIMIT_RPC_PER_MINUTE',
    fallback: '60000',
    about: 'RPC calls a minute of a project without limits of its own.',
  },
  { name: 'LIMIT_RPC_PER_IP_MINUTE', fallback: '3000', about: 'The same, from one address.' },
  { name: 'LIMIT_API_PER_MINUTE', fallback: '30000', about: 'Other requests a minute of a project.' },
  { name: 'LIMIT_API_PER_IP_MINUTE', fallback: '1200', about: 'The same, from one address.' },
  { name: 'LIMIT_EVENTS_PER_MINUTE', fallback: '30000', about: 'Analytics requests a minute of a project.' },
  { name: 'LIMIT_EVENTS_PER_IP_MINUTE', fallback: '600', about: 'The same, from one address.' },
  { name: 'LOG_LEVEL', fallback: 'info', about: '`trace`, `debug`, `info`, `warn`, `error` or `silent`.' },
]
