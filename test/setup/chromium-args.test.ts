import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { argsBesidePlaywright, argsOfDesk, playwrightFeatures } from './chromium-args.js'

const disabledBy = (args: readonly string[]) =>
  args
    .filter((arg) => arg.startsWith('--disable-features='))
    .flatMap((arg) => arg.slice('--disable-features='.length).split(','))

test('behavior: what Playwright turns off stays off', async () => {
  // Node does not know the arguments and ends; the error names all of them.
  const failed = await chromium.launch({ executablePath: process.execPath }).catch(String)
  const named = /--disable-features=\S+/.exec(String(failed))?.[0] ?? ''
  expect(disabledBy([named]).toSorted()).toEqual(playwrightFeatures.toSorted())
  expect(disabledBy(argsBesidePlaywright())).toEqual(expect.arrayContaining([...playwrightFeatures]))
})

test('behavior: storage is kept apart on a desk, unless a test says otherwise', () => {
  expect(disabledBy(argsOfDesk())).not.toContain('ThirdPartyStoragePartitioning')
  expect(disabledBy(argsOfDesk(['ThirdPartyStoragePartitioning']))).toContain('ThirdPartyStoragePartitioning')
  expect(argsOfDesk().filter((arg) => arg.startsWith('--disable-features='))).toHaveLength(1)
})
