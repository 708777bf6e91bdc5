import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { presetNames } from '../../schema/presets.data.js'
import { type Token, tokens } from '../../schema/tokens.js'
import { presetPicture, presetPictures } from '../references/preset-pictures.js'
import { shrink } from '../references/shrink.js'
import { repository } from '../setup/scratch.js'

const path = join(repository, 'docs/theming.md')
const page = readFileSync(path, 'utf8')

test('behavior: the page lists every token with its value and its use, in the order of the table', () => {
  const rows = [...page.matchAll(/^\| `([a-z]+\.[\w-]+)` \| (.*?) \| (.*?) \| .* \|$/gm)]
  const listed = rows
    .filter(([, , value]) => value?.startsWith('`'))
    .map(([, name, value, use]) => ({ name, value, use }))
  const table = Object.entries<Token>(tokens).map(([name, { light, dark = light, use }]) => {
    return { name, value: light === dark ? `\`${light}\`` : `\`${light}\`, dark \`${dark}\``, use }
  })
  expect(listed).toEqual(table)
})

/** Names of https://rainbowkit.com/docs/custom-theme and https://docs.reown.com/appkit/react/core/theming. */
const peers = [
  'blurs.modalOverlay fonts.body radii.actionButton radii.connectButton radii.menuButton radii.modal radii.modalMobile',
  'shadows.connectButton shadows.dialog profileDetailsAction selectedOption selectedWallet walletLogo accentColor',
  'accentColorForeground actionButtonBorder actionButtonBorderMobile actionButtonSecondaryBackground closeButton',
  'closeButtonBackground connectButtonBackground connectButtonBackgroundError connectButtonInnerBackground',
  'connectButtonText connectButtonTextError connectionIndicator downloadBottomCardBackground downloadTopCardBackground',
  'error generalBorder generalBorderDim menuItemBackground modalBackdrop modalBackground modalBorder modalText',
  'modalTextDim modalTextSecondary profileAction profileActionHover profileForeground selectedOptionBorder standby',
  '--apkt-font-family --apkt-accent --apkt-color-mix --apkt-color-mix-strength --apkt-font-size-master',
  '--apkt-border-radius-master --apkt-z-index',
].flatMap((line) => line.split(' '))

test('behavior: everything a theme of RainbowKit or AppKit can say has its place on the page', () => {
  expect(peers.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('behavior: every preset has its picture, and nothing else has', () => {
  const shown = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => join(dirname(path), file))
  expect(shown).toEqual([undefined, ...presetNames].map(presetPicture))
  expect(shown.filter((file) => !existsSync(file))).toEqual([])
  expect(readdirSync(presetPictures)).toHaveLength(shown.length)
})

test('behavior: the pictures are light and dark of one size, in as few bytes as is possible without loss', async () => {
  for (const file of [undefined, ...presetNames].map(presetPicture)) {
    const picture = readFileSync(file)
    const { width, height } = PNG.sync.read(picture)
    expect([width, height]).toEqual([840, 600])
    expect((await shrink(picture)).length).toBe(picture.length)
  }
})
