import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { mapsOfFrame } from '../frame-guards.js'
import { lineOf } from '../line-of.js'

/** The kit is silent in production, and the build does not publish the sources. */
export const debugOff: Check = {
  id: 'D-35',
  severity: 'warning',
  title: 'Production has debug off, and neither the build nor the wallet site has source maps',
  why: "Every visitor's console tells which wallet and account they use.",
  async run(facts) {
    if (facts.mode !== 'production') return []
    return [...debugOn(facts), ...(await sourceMaps(facts)), ...(await mapsOfFrame(facts))]
  },
}

function debugOn({ config: { value, source } }: Facts): readonly Finding[] {
  if (value?.debug !== true) return []
  const fix = "Remove debug, or write `debug: mode !== 'production'` in a config function."
  return [{ what: 'debug is on.', fix, ...(source && { file: source.file, ...lineOf(source.text, 'debug') }) }]
}

async function sourceMaps({ built }: Facts): Promise<readonly Finding[]> {
  const mapped = ((await built)?.scripts ?? []).filter(({ text }) => /\n\/\/# sourceMappingURL=(?!data:)/.test(text))
  const [first] = mapped
  if (!first) return []
  return [
    {
      what: `${mapped.length === 1 ? first.file : `${mapped.length} scripts of the build, such as ${first.file},`} names a source map that is served with it.`,
      why: 'Whoever opens the page reads your sources with their comments.',
      fix: "Build without them, or set `build.sourcemap: 'hidden'` in vite.config (`productionBrowserSourceMaps: false` in next.config). Upload the maps to your error tracker only.",
      file: first.file,
    },
  ]
}
