import { pictureOf } from './directory-picture.js'

/** A wallet of the invented directory. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  /** A `data:` image; every other wallet has none and is shown by its first letter. */
  readonly picture?: string
  readonly isInstalled: boolean
}

const first = ['Amber', 'Birch', 'Cobalt', 'Drift', 'Ember', 'Fern', 'Granite', 'Hazel', 'Ivory', 'Jasper', 'Kelp']
const second = ['Harbor', 'Lantern', 'Meadow', 'Orbit', 'Pocket', 'Quarry', 'River']
const elsewhere = ['محفظة النخيل', 'ארנק הזית', 'ひかりウォレット', 'Żuraw']

/** The first `length` wallets of an endless directory, always the same ones. */
export function directory(length: number): readonly DirectoryWallet[] {
  return Array.from({ length }, (_, index) => ({
    id: `wallet-${index + 1}`,
    name: nameOf(index),
    ...(index % 2 === 0 && { picture: pictureOf(index) }),
    isInstalled: index % 9 === 4,
  }))
}

function nameOf(index: number): string {
  const number = index + 1
  if (index % 13 === 7) return `${elsewhere[index % elsewhere.length]} ${number}`
  const name = `${first[index % first.length]} ${second[index % second.length]} ${number}`
  // As long as a name may be, and longer than a row.
  return index % 17 === 5 ? `${name} ${'of a very long name '.repeat(10)}`.slice(0, 200) : name
}
