import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { quote } from '../../cli/generate/print.js'
import type { MarkShape } from '../../schema/mark.js'
import { repository } from '../setup/scratch.js'
import { networkMarkRows, walletConnectMark, walletMarkRows } from './mark-rows.data.js'
import { markShapes } from './mark-shapes.js'

/** Where pictures are public that a wallet may be told of (EIP-3085). */
const PUBLIC = 'https://raw.githubusercontent.com/trustwallet/assets/master/blockchains'

/** `node test/run.mjs test/build/mark-table.ts`: writes the marks anew, from the icon set that is installed. */
export async function main(): Promise<number> {
  for (const [path, text] of Object.entries(markFiles())) writeFileSync(join(repository, path), text)
  return 0
}

/** The files of marks, by their paths from the repository's folder. Throws for a drawing that a mark cannot say. */
export function markFiles(): Readonly<Record<string, string>> {
  return {
    'cli/generate/marks.data.ts': markTable(),
    'runtime/connectors/walletconnect/icon.data.ts': `/** The mark of WalletConnect. Written by test/build/mark-table.ts. */
// biome-ignore format: one line
export const walletConnectIcon = ${quote(pictureOf(walletConnectMark.icon))}
`,
  }
}

function markTable(): string {
  const shapes = networkMarkRows.map(({ icon, isInverted }) => {
    const drawn = shapesOf('networks', icon)
    return `  ${quote(icon)}: ${literal(isInverted ? inverted(drawn) : drawn)},\n`
  })
  const networks = networkMarkRows.flatMap(({ icon, networks: ids, folder }) =>
    ids.map((id, index) => {
      const picture = folder && index === 0 ? `, picture: ${quote(`${PUBLIC}/${folder}/info/logo.png`)}` : ''
      return `  ${quote(id)}: { shapes: shapes[${quote(icon)}]${picture} },\n`
    }),
  )
  const wallets = Object.entries(walletMarkRows).map(
    ([rdns, { icon }]) => `  ${quote(rdns)}: ${quote(pictureOf(icon))},\n`,
  )
  return `import type { Mark, Marks } from '../../schema/mark.js'

// biome-ignore format: one mark a line
const shapes = {
${shapes.join('')}} as const satisfies Readonly<Record<string, Mark['shapes']>>

/** The networks that have a mark, and their test networks. Written by test/build/mark-table.ts. */
// biome-ignore format: one network a line
export const networkMarks: Marks = {
${networks.join('')}}

/** Pictures of wallets by their reverse domain names, as \`data:\` addresses. Written by test/build/mark-table.ts. */
// biome-ignore format: one wallet a line
export const walletPictures: Readonly<Record<string, \`data:image/\${string}\`>> = {
${wallets.join('')}}
`
}

/** A shape on a ground, with each in the colour of the other. Throws for more than two shapes. */
function inverted(shapes: readonly MarkShape[]): readonly MarkShape[] {
  const [ground, shape] = shapes
  if (!ground || !shape || shapes.length > 2) throw new Error('only a shape on a ground is inverted')
  return [
    [ground[0], shape[1]],
    [shape[0], ground[1]],
  ]
}

function literal(value: readonly MarkShape[]): string {
  return JSON.stringify(value).replaceAll('"', "'")
}

/** A mark as a \`data:\` address, for where a picture is an address. */
function pictureOf(icon: string): string {
  const paths = shapesOf('wallets', icon).map(([d, fill, rule]) => {
    if (typeof fill !== 'string') throw new Error(`${icon} has a gradient`)
    return `<path fill='${fill}'${rule ? ` fill-rule='${rule}'` : ''} d='${d}'/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${paths.join('')}</svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`
}

/** The shapes of a drawing that fills its field. A module of the set holds one as a text. */
function shapesOf(kind: 'networks' | 'wallets', icon: string): readonly MarkShape[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@web3icons/core')), 'svgs')
  const module = readFileSync(join(folder, kind, 'background', `${icon}.svg.js`), 'utf8')
  const [, svg] = /'(<svg.*<\/svg>)/.exec(module) ?? []
  if (svg === undefined) throw new Error(`no drawing in ${icon}.svg.js`)
  return markShapes(svg.replaceAll('\\n', '\n'))
}
