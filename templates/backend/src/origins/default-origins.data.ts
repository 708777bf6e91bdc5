/**
 * Origins from which an app may use any project with ordinary wallets, without being listed: local development and
 * previews of hosts with public registration. They give no right to an embedded wallet.
 */
export const defaultOrigins: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]
