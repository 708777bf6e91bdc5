// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { soon } from '../test/setup/soon.js'
import { fillJsdom } from './testing-jsdom.js'

beforeAll(() => fillJsdom())
beforeEach(() => {
  document.body.replaceChildren()
})

function page() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button id="before"></button><dialog><i></i><button id="in"></button></dialog>',
  )
  const [button, dialog] = [document.querySelector('button'), document.querySelector('dialog')]
  if (!button || !dialog) throw new Error('The page has no dialog.')
  button.focus()
  const heard: string[] = []
  for (const type of ['cancel', 'close']) dialog.addEventListener(type, () => heard.push(type))
  const focused = () => document.activeElement?.id
  const pressEscape = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
  return { dialog, heard, focused, pressEscape }
}

test('behavior: a modal dialog takes the focus and gives it back', async () => {
  const { dialog, heard, focused } = page()
  dialog.showModal()
  dialog.showModal()
  expect([dialog.open, focused()]).toEqual([true, 'in'])
  dialog.close('yes')
  expect([dialog.open, focused(), dialog.returnValue]).toEqual([false, 'before', 'yes'])
  await soon(() => expect(heard).toEqual(['close']))
  dialog.close()
  dialog.showModal()
  dialog.close()
  // One for what was open: what is closed already says nothing.
  await soon(() => expect(heard).toEqual(['close', 'close']))
})

test('behavior: Escape closes it unless the page prevents that', async () => {
  const { dialog, heard, pressEscape } = page()
  const prevent = (event: Event) => event.preventDefault()
  const stop = (event: Event) => event.stopPropagation()
  dialog.showModal()
  window.addEventListener('keydown', stop, true)
  dialog.addEventListener('cancel', prevent)
  pressEscape()
  await soon(() => expect(heard).toEqual(['cancel']))
  expect(dialog.open).toBe(true)
  dialog.removeEventListener('cancel', prevent)
  pressEscape()
  await soon(() => expect(heard).toEqual(['cancel', 'cancel', 'close']))
  expect(dialog.open).toBe(false)
  window.removeEventListener('keydown', stop, true)
  pressEscape()
  dialog.showModal()
  pressEscape()
  await soon(() => expect(heard).toEqual(['cancel', 'cancel', 'close', 'cancel', 'close']))
})

test('error: what is open without being modal, or nowhere, is not shown', () => {
  const { dialog } = page()
  dialog.show()
  expect(dialog.open).toBe(true)
  expect(() => dialog.showModal()).toThrow(DOMException)
  dialog.close()
  dialog.remove()
  expect(() => dialog.showModal()).toThrow('not in the document')
})

test('behavior: the rest is there and keeps still', async () => {
  const observer = new ResizeObserver(() => {
    throw new Error('Nothing changes its size.')
  })
  observer.observe(document.body)
  observer.disconnect()
  document.body.scrollIntoView()
  await navigator.clipboard.writeText('copied')
  expect(await navigator.clipboard.readText()).toBe('copied')
})

test('misc: what is there already stays', () => {
  const own = () => 'own'
  const window = { HTMLDialogElement, Element, navigator, ResizeObserver: own }
  fillJsdom(window)
  expect(window.ResizeObserver).toBe(own)
})
