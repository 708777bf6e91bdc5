import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { coreRows } from '../../runtime/core/error-rows.data.js'
import type { UserErrorRow } from '../../schema/error.js'
import { slotsIn } from '../../schema/texts.js'
import { checkCatalogue, proseProblems, readCatalogue } from './repo/catalogue.js'
import { parseSource, printFinding, readSources } from './repo/source.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the error catalogue', () => {
  // A translated row is no row of its own: `locales.test.ts` compares it with the English one.
  const sources = readSources(root).filter(({ path }) => !path.startsWith('runtime/locales/'))
  const rows = readCatalogue(sources)

  test('behavior: the rows of the core, the command line and the schema are found', () => {
    const codes = rows.map(({ code }) => code)
    for (const code of ['wallet/rejected', 'cli/unknown-command', 'caip/malformed']) expect(codes).toContain(code)
  })

  test('behavior: codes are unique, the prose follows the rules, and every row is thrown', () => {
    expect(checkCatalogue(rows, sources).map(printFinding)).toEqual([])
  })
})

describe('what people read of errors', () => {
  const rows = Object.entries<UserErrorRow>(coreRows)

  test('behavior: it names wallets and networks only, which the text for developers names as well', () => {
    const wrong = rows.flatMap(([code, { title, userMessage, message }]) =>
      slotsIn(title + userMessage)
        .filter((slot) => !['wallet', 'network'].includes(slot) || !slotsIn(message).includes(slot))
        .map((slot) => `${code}: {${slot}}`),
    )
    expect(wrong).toEqual([])
  })

  test('behavior: it is whole sentences, and the same for everything that only developers can end', () => {
    expect(rows.filter(([, { userMessage }]) => !/^[A-Z{].*\.$/.test(userMessage)).map(([code]) => code)).toEqual([])
    const setup = rows.filter(([, { isSetup }]) => isSetup).map(([, { userMessage }]) => userMessage)
    expect(setup.length).toBeGreaterThan(10)
    expect([...new Set(setup)]).toEqual(['This app isn’t set up correctly. Contact its team.'])
    expect(rows.filter(([, { userMessage, isSetup }]) => userMessage === setup[0] && !isSetup)).toEqual([])
  })
})

describe('the check of the codes', () => {
  const row = `{ title: 'Gone', message: 'It is gone.', fix: 'Try again.' }`
  const check = (text: string) => {
    const sources = [parseSource('runtime/rows.ts', text)]
    return checkCatalogue(readCatalogue(sources), sources).map(({ detail }) => detail)
  }

  test('behavior: rows of a table and rows put on an error in place are read', () => {
    const inPlace = `explainError(new ModalError('a/there'), ${row})`
    expect(check(`const rows = { 'a/here': ${row} }; throw error('a/here'); throw ${inPlace}`)).toEqual([])
  })

  test('error: a code that is taken', () => {
    expect(check(`const one = { 'a/b': ${row} }; const two = { 'a/b': ${row} }`)).toEqual(['a/b: its code is taken'])
  })

  test('error: a code that is not area/what', () => {
    expect(check(`const rows = { 'Gone': ${row} }; throw error('Gone')`)).toEqual(['Gone: its code is not area/what'])
  })

  test('error: a row that nothing throws', () => {
    expect(check(`const rows = { 'a/b': ${row} }`)).toEqual(['a/b: nothing throws it'])
  })
})

describe('the prose rules', () => {
  const good = { title: 'Request declined', message: 'It was declined in {wallet}.', fix: 'Try again.' }

  test('behavior: a good row passes', () => expect(proseProblems(good)).toEqual([]))

  test.each([
    [{ title: 'Request declined.' }, 'its title ends with a full stop'],
    [{ title: 'A title that goes on and on until nobody reads it' }, 'its title is empty or over 40 characters'],
    [{ message: 'It was declined' }, 'its message ends with neither a full stop nor a slot'],
    [{ message: 'It failed. The wallet said no.' }, 'its message is more than one sentence'],
    [{ fix: 'The wallet must be unlocked.' }, 'its fix does not begin with a verb'],
    [{ fix: 'Try again' }, 'its fix does not end with a full stop'],
    [{ fix: 'Please try again.' }, 'it apologises or exclaims'],
    [{ message: 'We could not reach it.' }, 'it speaks about us'],
  ])('error: %j', (change, problem) => {
    expect(proseProblems({ ...good, ...change })).toContain(problem)
  })
})
