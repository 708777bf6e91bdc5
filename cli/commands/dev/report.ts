import { picturePackage } from '../../stack/packages.data.js'
import type { ServiceLine } from '../../stack/stack.js'

/** A service of the stack as one line: what it is, where it is, and what there is to know about it. */
export function describeService({ name, url, note }: ServiceLine): string {
  const about = url !== undefined && note !== undefined ? `${url} (${note})` : (url ?? note ?? '')
  return `${name.padEnd(13)} ${about}`
}

/** How to get pictures where the package that has them is not installed. `add` adds a package for development. */
export function describePictures(add: string): string {
  const { name, version } = picturePackage
  return describeService({ name: 'pictures', note: `letters only; ${add} ${name}@${version} adds pictures, 83 MB` })
}
