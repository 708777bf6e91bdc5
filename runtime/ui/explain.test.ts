import { describe, expect, test } from 'vitest'
import { ModalError, type UserErrorRow } from '../../schema/error.js'
import { coreError, toModalError } from '../core/errors.js'
import { explain, proseOf } from './explain.js'

const full: UserErrorRow = {
  title: 'No room for notes',
  userMessage: 'Delete one of your {most} notes.',
  message: 'There is room for {most} notes.',
  fix: 'Refresh the page.',
}
const german = { 'network/not-added': { title: 'Nicht hinzugefügt', userMessage: '{network} in {wallet} hinzufügen.' } }
const notAdded = (wallet = 'MetaMask') => coreError('network/not-added', { wallet, network: 'Polygon' })

test('behavior: an error of the core gets its prose, in place', () => {
  const error = notAdded()
  expect(explain(error)).toBe(error)
  expect([error.title, error.userMessage, error.message, error.fix]).toMatchInlineSnapshot(`
    [
      "Network not added",
      "Add Polygon in MetaMask, then switch again.",
      "MetaMask doesn’t know Polygon and didn’t add it.",
      "Add the network in the wallet, then switch again.",
    ]
  `)
})

test('behavior: people are told in the language of the modal, developers in English', () => {
  const error = explain(notAdded(), {}, german)
  expect([error.title, error.userMessage, error.message]).toEqual([
    'Nicht hinzugefügt',
    'Polygon in MetaMask hinzufügen.',
    'MetaMask doesn’t know Polygon and didn’t add it.',
  ])
})

test('behavior: errors of a feature are told in the language of the modal as well', () => {
  const rows = { 'notes/full': { title: 'Kein Platz für Notizen', userMessage: 'Eine der {most} Notizen löschen.' } }
  const told = { title: 'Kein Platz für Notizen', userMessage: 'Eine der 3 Notizen löschen.' }
  const error = new ModalError('notes/full', { most: 3 })
  expect(proseOf(error, { 'notes/full': full }, rows)).toMatchObject(told)
  expect(explain(error, { 'notes/full': full }, rows)).toMatchObject({
    ...told,
    message: 'There is room for 3 notes.',
    fix: 'Refresh the page.',
  })
})

test('behavior: a foreign error says what was thrown', () => {
  expect(explain(toModalError(new TypeError('x is undefined'))).message).toBe('x is undefined')
  expect(explain(toModalError(undefined)).message).toBe('Unknown error')
})

test('behavior: one that carries its prose, and one of another catalogue, stay as they are', () => {
  const own = Object.assign(new ModalError('wallet/rejected'), { title: 'Own title', message: 'Own message.' })
  expect(explain(own)).toMatchObject({ title: 'Own title', message: 'Own message.' })
  expect(explain(new ModalError('swap/no-route')).message).toBe('swap/no-route')
  expect(explain(new ModalError('toString')).message).toBe('toString')
})

describe('what is shown', () => {
  test('behavior: the language of the modal counts, also for an error that speaks another one already', () => {
    const error = explain(notAdded(), {}, german)
    expect(proseOf(error).title).toBe('Network not added')
    expect(proseOf(error).userMessage).toBe('Add Polygon in MetaMask, then switch again.')
    expect(proseOf(error, {}, german).title).toBe('Nicht hinzugefügt')
  })

  test('behavior: a row of a feature has words for people as well', () => {
    const error = new ModalError('notes/full', { most: 3 })
    expect(proseOf(error, { 'notes/full': full })).toEqual({
      title: 'No room for notes',
      userMessage: 'Delete one of your 3 notes.',
      message: 'There is room for 3 notes.',
      fix: 'Refresh the page.',
      isSetup: false,
    })
  })

  test('behavior: an error without words for people is one of unknown cause, and developers read its own', () => {
    const bare = Object.assign(new ModalError('caip/malformed'), {
      title: 'Malformed',
      message: 'Bad id.',
      fix: 'Fix it.',
    })
    const unknown = { title: 'Something went wrong', userMessage: 'Try again, or contact support if it continues.' }
    expect(proseOf(bare)).toEqual({ ...unknown, message: 'Bad id.', fix: 'Fix it.', isSetup: false })
    expect(proseOf(new ModalError('swap/no-route'))).toMatchObject({ ...unknown, message: 'swap/no-route' })
    const own = Object.assign(new ModalError('swap/no-route'), {
      title: 'No route',
      userMessage: 'Try a smaller amount.',
    })
    expect(proseOf(own)).toMatchObject({ title: 'No route', userMessage: 'Try a smaller amount.' })
  })

  test('behavior: an error that only developers can end says so', () => {
    expect(proseOf(coreError('backend/origin', { origin: 'https://app.example' })).isSetup).toBe(true)
    expect(proseOf(notAdded()).isSetup).toBe(false)
  })

  test('behavior: a name of 400 letters does not bury the sentence, and hides nothing in it', () => {
    const { userMessage } = proseOf(notAdded(`\u202e${'W'.repeat(400)}`))
    expect(userMessage).toBe(`Add Polygon in ${'W'.repeat(39)}…, then switch again.`)
  })
})
