import { expect, test } from 'vitest'
import { loadOriginRules } from './origin-rules.js'

test('behavior: the rules are those of the backend, and plain http is for this machine only', async () => {
  const rules = await loadOriginRules()
  if ('missing' in rules) throw new Error(`${rules.missing} is not installed`)
  expect(rules.faultOf('https://app.example.com')).toBe(undefined)
  expect(rules.faultOf('https://*.example.com')).toBe(undefined)
  expect(rules.faultOf('http://localhost:*')).toBe(undefined)
  expect(rules.faultOf('localhost:3000')).toBe(undefined)
  for (const host of ['vercel.app', 'netlify.app', 'pages.dev', 'github.io', 'ngrok-free.app', 'workers.dev', 'co.uk'])
    expect([host, rules.faultOf(`https://*.${host}`)]).toEqual([
      host,
      expect.stringContaining('anybody can get a name'),
    ])
  expect(rules.faultOf('http://app.example.com')).toBe("isn't https")
  expect(rules.allows('https://a.vercel.app', [], ['https://*.vercel.app'])).toBe(true)
  expect(rules.allows('https://a.vercel.app', ['https://*.vercel.app'])).toBe(false)
})

test('error: a package that is missing is named, and any other failure is thrown', async () => {
  const failing = (cause: Error) => () => Promise.reject(cause)
  const message = "Cannot find package 'tldts' imported from /app/node_modules/create-modal-kit/x.js"
  const missing = Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(await loadOriginRules(failing(missing))).toEqual({ missing: 'tldts' })
  await expect(loadOriginRules(failing(new Error('broken')))).rejects.toThrow('broken')
})
