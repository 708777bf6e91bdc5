import { defaults } from '../../schema/defaults.data.js'
import { folderOf } from '../../schema/feature.js'
import type { Resolved } from '../config/resolved.js'
import { code, type Import, type Printable, printImports, printValue } from './print.js'

/**
 * Prints the body of `modal.ts`: the shell with its first view, the features that are on, and one dynamic import a view.
 * It is a file of its own, so that a bundler finds all of it behind the modal: the page pays for none of it, and what
 * the views share stays in the modal's chunk. A name of its own wins over the same name of a star: where the modal
 * stands in the page, nothing imports the dialog.
 */
export function printModal(resolved: Resolved): string {
  const { features, connect, embedded } = resolved
  // The nodes of `rpc` are those of the networks already.
  const { rpc: _, ...services } = resolved.services
  const exclude = Object.entries(connect.exclude).filter(([, list]) => list.length > 0)
  const more: Readonly<Record<string, Readonly<Record<string, Printable>>>> = {
    connect: {
      ...(exclude.length > 0 && { exclude: Object.fromEntries(exclude) }),
      ...(connect.customWallets.length > 0 && { customWallets: connect.customWallets }),
      ...(connect.recentLimit !== defaults.connect.recentLimit && { recentLimit: connect.recentLimit }),
    },
    allWallets: {
      ...(connect.include.length > 0 && { include: connect.include }),
      ...(connect.featured.length > 0 && { featured: connect.featured }),
    },
  }
  const calls = features.map(({ id, options }) => {
    // Options have been checked against the flags of the manifest, which are plain JSON.
    const all = { ...options, ...more[id] } as { [key: string]: Printable }
    return code(Object.keys(all).length === 0 ? `${id}()` : `${id}(${printValue(all, 2)})`)
  })
  const paths = features.flatMap(({ views }) => Object.entries(views))
  const views = paths.map(([view, path]) => [view, code(`() => import('create-modal-kit/${path}')`)] as const)
  return `${printImports(importsOf(resolved))}
export * from 'create-modal-kit/modal'${embedded ? inPlace : ''}

export const chains = ${printValue([code('evm()')])}

export const features = ${printValue(calls)}
${Object.keys(services).length > 0 ? `\nexport const services = ${printValue({ ...services })}\n` : ''}
export const views = ${printValue(Object.fromEntries(views))}
`
}

const inPlace = "\nexport { Embedded as Modal } from 'create-modal-kit/embedded'"

function importsOf({ features }: Resolved): readonly Import[] {
  return [
    { name: 'evm', from: 'create-modal-kit/chains/evm' },
    ...features.map(({ id }) => ({ name: id, from: `create-modal-kit/features/${folderOf(id)}` })),
  ]
}
