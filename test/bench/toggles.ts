import type { PackedKit } from '../setup/pack.js'
import { builtChunks } from './built-chunks.js'
import { bytesText } from './bytes-text.js'
import { type Chunks, together } from './chunks.js'
import { entrySizes } from './entry-sizes.js'
import { turnOff } from './turn-off.js'

type Kit = Pick<PackedKit, 'unpacked'>
type Table = readonly (readonly string[])[]

const modalModule = /src\/modal-kit\/modal\.ts$/
const viem = /node_modules\/(viem|ox|abitype|@noble|@scure)\//

/** What is good to know of bytes and has no budget, as tables: a build for each feature that is turned off or on. */
export async function toggleTables(kit: Kit): Promise<readonly Table[]> {
  const floor = await builtChunks({ name: 'toggles-floor', kit, page: 'react-page' })
  const base = await builtChunks({ name: 'toggles-kit', kit, page: 'kit-page' })
  const entries = await entrySizes(kit.unpacked)
  return [
    partRows(floor, base),
    await offRows(kit, base),
    await onRows(kit, base),
    [['entry, alone', 'gzip'], ...entries.map(({ name, bytes }) => [name, bytesText(bytes)])],
  ]
}

function partRows(floor: Chunks, base: Chunks): Table {
  const open = together(base.load, base.added(modalModule, base.load))
  const later = {
    'QR encoder, with the first code': base.added(/ui\/qr\/draw-qr\.js/, open),
    'reading from nodes, with the first balance': base.added(/dist\/runtime\/chains\/evm\/adapter\.js/, open),
  }
  return [
    ['what is fetched', 'gzip'],
    ['React alone', bytesText(floor.load.bytes)],
    ...Object.entries(later).map(([name, { bytes }]) => [name, bytesText(bytes)]),
  ]
}

/** What each of the others adds to page load and to opening. Those of the directory come with what they need. */
async function onRows(kit: Kit, base: Chunks): Promise<Table> {
  const rows = [['turning on', 'page load', 'opening Connect']]
  const opening = (chunks: Chunks) => chunks.added(modalModule, chunks.load).bytes
  for (const features of [
    ['nfts'],
    ['activity'],
    ['walletConnect'],
    ['walletConnect', 'allWallets'],
    ['multiWallet'],
  ]) {
    const more = await builtChunks({ name: `toggles-${features.at(-1)}`, kit, page: 'kit-page', features })
    rows.push([
      features.join(', '),
      bytesText(more.load.bytes - base.load.bytes),
      bytesText(opening(more) - opening(base)),
    ])
  }
  return rows
}

async function offRows(kit: Kit, full: Chunks): Promise<Table> {
  const rows = [['turning off', 'page load', 'all scripts', 'stylesheets']]
  for (const feature of ['account', 'networks', 'receive']) {
    const less = await builtChunks({ name: `toggles-no-${feature}`, kit, page: 'kit-page' }, ({ dir }) =>
      turnOff(dir, feature),
    )
    rows.push([
      feature,
      bytesText(less.load.bytes - full.load.bytes),
      bytesText(less.all(viem).bytes - full.all(viem).bytes),
      bytesText(less.cssBytes - full.cssBytes),
    ])
  }
  return rows
}
