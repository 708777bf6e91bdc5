import { allStates, look } from './look.js'
import { takePresetPictures } from './preset-pictures.js'

/**
 * `npm run references [-- --update] [-- STATE...]`: exit 1 where a state does not look as it was reviewed. With
 * `-- --presets` the pictures of `docs/theming.md` are drawn anew instead.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--presets')) {
    console.log(`references: ${await takePresetPictures()} pictures of presets in docs/presets; look at them`)
    return 0
  }
  const isUpdate = args.includes('--update')
  const asked = args.filter((item) => !item.startsWith('--'))
  const unknown = asked.filter((part) => !allStates.some((state) => state.includes(part)))
  if (unknown.length > 0) {
    console.error(`There is no state ${unknown.join(', ')}. \`npm run gallery\` lists them.`)
    return 1
  }
  const states = allStates.filter((state) => asked.length === 0 || asked.some((part) => state.includes(part)))
  const { count, differences } = await look({ states, isUpdate })
  for (const line of differences) console.log(line)
  const what = isUpdate ? 'new' : 'not as reviewed; they are in .tmp/references, beside what differs'
  console.log(`references: ${count} pictures, ${differences.length} ${what}`)
  return isUpdate || differences.length === 0 ? 0 : 1
}
