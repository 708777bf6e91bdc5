import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { watchPage } from './watch-page.js'

function add(name: string, parent: Element = document.body): HTMLElement {
  const node = document.createElement(name)
  parent.append(node)
  return node
}

const ignore = () => {}

test.each<readonly [string, () => unknown]>([
  ['div in body', () => add('div')],
  ['style in head', () => add('style', document.head)],
  ['dialog, an open dialog, in body', () => (add('dialog') as HTMLDialogElement).showModal()],
  ['attribute dir of html', () => document.documentElement.setAttribute('dir', 'rtl')],
  ['attribute class of body', () => document.body.setAttribute('class', 'host')],
  [
    'title of the document',
    () => {
      document.title = 'Another page'
    },
  ],
  ['adopted style sheet', () => document.adoptedStyleSheets.push(new CSSStyleSheet())],
  ['left in localStorage', () => localStorage.setItem('left', '1')],
  ['left in sessionStorage', () => sessionStorage.setItem('left', '1')],
  ['cookie left', () => Reflect.set(document, 'cookie', 'left=1; Path=/')],
  ['left of window', () => Reflect.set(window, 'left', 1)],
  ['clipboard of navigator', () => Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true })],
  ['mock of console.warn', () => vi.spyOn(console, 'warn')],
  ['mock of window.fetch', () => vi.spyOn(window, 'fetch')],
  ['timeout of 60000 ms', () => setTimeout(ignore, 60_000)],
  ['interval of 100 ms', () => setInterval(ignore, 100)],
  [
    'animation frame',
    () =>
      requestAnimationFrame(function again() {
        requestAnimationFrame(again)
      }),
  ],
  ['listener for click on window', () => window.addEventListener('click', ignore)],
  ['listener for keydown on document', () => document.addEventListener('keydown', ignore, { capture: true })],
  ['listener for copy on body', () => document.body.addEventListener('copy', ignore, { once: true })],
  ['address', () => history.replaceState(null, '', '#left')],
])('error: what a file leaves behind is named and undone: %s', async (said, leave) => {
  const [outer, inner] = [watchPage(), watchPage()]
  leave()
  expect(await inner()).toEqual([said])
  expect(await outer()).toEqual([])
})

test('error: a window of another size, a scrolled page and a focus are named', async () => {
  const end = watchPage()
  onTestFinished(() => page.viewport(1280, 800))
  const input = add('input')
  input.style.marginBlock = '3000px'
  input.focus()
  await page.viewport(390, 844)
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  const left = await end()
  expect(left).toContain('size of the window')
  expect(left).toContain('input in body')
  expect([scrollY, document.activeElement]).toEqual([0, document.body])
})

test('behavior: what is over in time is not left behind', async () => {
  const end = watchPage()
  const stop = new AbortController()
  window.addEventListener('click', ignore, { signal: stop.signal })
  document.addEventListener('keyup', ignore, true)
  document.addEventListener('keyup', ignore, false)
  document.addEventListener('copy', ignore, { once: true })
  setTimeout(ignore, 50)
  clearInterval(setInterval(ignore, 60_000))
  add('p').remove()
  document.dispatchEvent(new Event('copy'))
  document.removeEventListener('keyup', ignore, true)
  document.removeEventListener('keyup', ignore)
  stop.abort()
  expect(await end()).toEqual([])
})
