/** Announces what no wallet should: junk, throwing getters, hostile icons, and late repeats. `page` is the window. */
export function announceGarbage(page: EventTarget): void {
  for (const detail of details()) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  const throwing = Object.defineProperty(new Event('eip6963:announceProvider'), 'detail', {
    get() {
      throw new Error('hostile getter')
    },
  })
  page.dispatchEvent(throwing)
}

function details(): readonly unknown[] {
  const provider = { request: async () => ['0x1'], on() {}, removeListener() {} }
  const info = { uuid: 'a', name: 'Garbage', rdns: 'test.garbage', icon: 'data:image/png;base64,AA==' }
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('hostile getter')
      },
    },
  )
  return [
    null,
    42,
    'wallet',
    [],
    {},
    throwing,
    { info: null, provider },
    { info: throwing, provider },
    { info, provider: null },
    { info, provider: {} },
    { info, provider: throwing },
    { info: { ...info, uuid: 7 }, provider },
    { info: { ...info, uuid: '' }, provider },
    { info: { ...info, name: '' }, provider },
    { info: { ...info, name: { toString: 1 } }, provider },
    { info: { ...info, rdns: 'not a domain' }, provider },
    { info: { ...info, rdns: '' }, provider },
    ...hostileIcons.map((icon, index) => ({
      info: { ...info, uuid: `icon-${index}`, rdns: `test.icon${index}`, name: `Icon ${index}`, icon },
      provider: { ...provider },
    })),
  ]
}

const hostileIcons: readonly unknown[] = [
  'javascript:alert(1)',
  'https://evil.invalid/icon.png',
  'data:text/html,<script>window.wasHacked=1</script>',
  `data:image/png;base64,${'A'.repeat(300_000)}`,
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.wasHacked=1"/>',
  42,
]
