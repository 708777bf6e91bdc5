import { expect, test } from 'vitest'
import { browserName, networkName } from './client-facts.js'

const mozilla = 'Mozilla/5.0'
test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge, Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 'Safari, macOS'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/150.0 Mobile Safari/604.1`, 'Chrome, iOS'],
  [
    `${mozilla} (Linux; Android 16; Pixel) SamsungBrowser/28.0 Chrome/150.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
  [`${mozilla} (X11; Linux x86_64) HeadlessChrome/150.0 Safari/537.36`, 'Chrome, Linux'],
  ['curl/8.0', '?'],
  ['', '?'],
  ['<b>Your bank</b> asks: call +1 555', '?'],
  [`${'a'.repeat(1_000)} Chrome/1`, '?'],
])('behavior: %.80j is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:0:12ff:1:2:3:4', '2001:db8:0:1200::/56'],
  ['::1', '0:0:0:0::/56'],
  ['nonsense', '?'],
])('behavior: the network of %s is %s', (ip, network) => {
  expect(networkName(ip)).toBe(network)
})
