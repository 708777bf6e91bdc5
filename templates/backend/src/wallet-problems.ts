import ipaddr from 'ipaddr.js'
import { isLoopbackHost } from './origins/origins.js'
import type { Variables } from './read-variables.js'

/** Why production must not serve the wallet's site with these, one line each; empty when it may, or serves none. */
export function walletProblems(given: Variables): readonly string[] {
  const { WALLET_URL, WALLET_KMS_URL, PUBLIC_URL, MAIL_URL, PORT, FRAME_PORT } = given
  if (WALLET_URL === undefined) return []
  const { protocol, hostname } = new URL(WALLET_URL)
  const name = `WALLET_URL=${WALLET_URL}`
  const checks: readonly (readonly [boolean, string])[] = [
    [protocol !== 'https:', `${name}: is not https. Write https://…, and let your load balancer speak TLS`],
    [isOwnAddress(hostname), `${name}: is an address or this machine. Write a name such as https://wallet.example.com`],
    [
      PUBLIC_URL !== undefined && hostname === new URL(PUBLIC_URL).hostname,
      `${name}: is on the host of PUBLIC_URL. Write another host, which browsers keep apart: https://wallet.example.com`,
    ],
    [FRAME_PORT === PORT && PORT !== 0, `FRAME_PORT=${FRAME_PORT}: is the port of the API. Write another one`],
    [MAIL_URL === undefined, 'MAIL_URL: is not set, but WALLET_URL is. Write smtp://user:password@host:587'],
  ]
  return [
    ...checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : [])),
    ...(WALLET_KMS_URL === undefined ? missingKms(given) : plainKms(WALLET_KMS_URL)),
  ]
}

/** What is missing beside the URL of a KMS, in any mode. */
export function kmsProblems({
  WALLET_KMS_KEY: key,
  WALLET_KMS_TOKEN: token,
  WALLET_KMS_TOKEN_FILE: file,
}: Variables): readonly string[] {
  return [
    ...(key === undefined
      ? ['WALLET_KMS_KEY: is not set. Write the name of the key that encrypts those of wallets']
      : []),
    ...(token === undefined && file === undefined
      ? ['WALLET_KMS_TOKEN_FILE: is not set, nor is WALLET_KMS_TOKEN. Write the file that holds the token of the KMS']
      : []),
    ...(token !== undefined && file !== undefined
      ? ['WALLET_KMS_TOKEN: is set, and so is WALLET_KMS_TOKEN_FILE. Leave one out']
      : []),
  ]
}

function missingKms(given: Variables): readonly string[] {
  const problem =
    'WALLET_KMS_URL: is not set, but WALLET_URL is. The key file is for development: write https://… of an OpenBao or Vault'
  return [problem, ...kmsProblems(given)]
}

/** An agent on this machine may speak plain HTTP. */
function plainKms(url: string): readonly string[] {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopbackHost(hostname)) return []
  return [`WALLET_KMS_URL=${url}: is not https. Write https://…, or an agent on this machine`]
}

function isOwnAddress(hostname: string): boolean {
  return isLoopbackHost(hostname) || ipaddr.isValid(hostname.replace(/^\[(.*)\]$/, '$1'))
}
