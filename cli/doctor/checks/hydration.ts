import type { Check, Finding } from '../check.js'
import { probeServer, type Rendered } from '../server-probe.js'

/** What the server renders does not depend on a session that only the browser knows. */
export const hydration: Check = {
  id: 'D-16',
  severity: 'warning',
  title: 'The server renders the same with and without a remembered session',
  why: 'React redraws the whole page. It flickers, and buttons pressed meanwhile do nothing.',
  async run(facts) {
    const probe = await probeServer(facts)
    if (probe.kind !== 'imported') return []
    const file = `${facts.config.folder}/index.tsx`
    const finding = (what: string): Finding => ({
      what,
      fix: 'Read storage in an effect, or through useSyncExternalStore with a server snapshot.',
      file,
    })
    try {
      const { without, within } = probe.render()
      return without === within
        ? []
        : [finding(`What ${file} renders on a server depends on storage: ${difference({ without, within })}.`)]
    } catch (cause) {
      const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]?.replace(/\.$/, '')
      return [{ ...finding(`The exports of ${file} can't be rendered on a server: ${reason}.`), severity: 'error' }]
    }
  },
}

/** Where the two part, in a few letters of each. */
function difference({ without, within }: Rendered): string {
  const at = [...without].findIndex((letter, index) => letter !== within[index])
  const from = Math.max(0, at - 20)
  const part = (text: string) => JSON.stringify(text.slice(from, from + 60))
  return `${part(without)} becomes ${part(within)}`
}
