import { expect, test } from 'vitest'
import { developerWords } from './developer-words.js'

test.each([
  ['Your wallet is on eip155:31337.', 'a CAIP id: eip155:31337'],
  ['The server failed with status 500.', 'a status code: status 500'],
  ['HTTP status code: 403', 'a status code: code: 403'],
  ['Cannot read properties of undefined', 'a stack: Cannot read properties'],
  ['x at draw (https.js:1:22)', 'a stack: at draw ('],
  ['TypeError: x is undefined', 'a stack: TypeError: '],
  ['Juniper answered: Internal JSON-RPC error.', 'an answer of a machine: JSON-RPC'],
  ['Juniper does not know eth_chainId.', 'an answer of a machine: eth_chainId'],
  ['The relay at wss://relay.example did not answer.', 'a URL of a service: wss://r'],
  ['Add the origin to the Allowlist.', 'an allowlist: Allowlist'],
  ['There is no view named SwitchNetwork.', 'the name of a view: SwitchNetwork'],
  ['Correct projectId in modal.config.ts.', 'a file of the app: modal.config'],
])('error: %s', (text, found) => expect(developerWords(text)).toEqual([found]))

test.each([
  'Juniper couldn’t complete the request.',
  'Send up to 500 USDC to this Account on Networks you choose.',
  'Your code expired 300 seconds ago.',
  'Two wallets claim to be app.juniper',
  '10:30:15 (about noon)',
])('behavior: %s', (text) => expect(developerWords(text)).toEqual([]))
