import type { Files } from '../context.js'
import { installedPackage } from './installed-package.js'
import type { Sources } from './read-sources.js'

/**
 * Tells whether something else in a project needs a package: another package that is listed names it as a peer, or a
 * source names it. `dependencies` are what package.json lists, without what is about to go.
 */
export async function neededElsewhere(
  files: Files,
  dir: string,
  dependencies: Readonly<Record<string, string>>,
  sources: Sources,
): Promise<(name: string) => boolean> {
  const others = Object.keys(dependencies).filter((name) => name !== 'create-modal-kit')
  const peers = await Promise.all(others.map((name) => peersOf(files, dir, name)))
  const texts = [...sources.values()]
  return (name) => peers.some((list) => list.includes(name)) || texts.some((text) => names(text, name))
}

async function peersOf(files: Files, dir: string, name: string): Promise<readonly string[]> {
  const text = (await installedPackage(files, dir, name)) ?? '{}'
  const [, peers = ''] = /"peerDependencies"\s*:\s*\{([^}]*)\}/.exec(text) ?? []
  return [...peers.matchAll(/"([^"]+)"\s*:/g)].map(([, peer = '']) => peer)
}

/** Whether a string names a package or a part of it, which is more than its imports: bundlers are told names, too. */
function names(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`))
}
