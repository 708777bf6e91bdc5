import type { Change, Plan } from './plan.js'

const words = { create: 'create', replace: 'change', keep: 'keep', remove: 'remove', refuse: 'refuse' } as const

/** A plan as one line for each file: `create  src/modal-kit/generated.ts`. */
export function showPlan({ changes }: Plan): string {
  return changes.map((change) => `${words[change.kind].padEnd(8)}${change.path}${remark(change)}`).join('\n')
}

/** A plan as a unified diff; empty when nothing would change. What is refused is shown with what it would become. */
export async function showDiff({ changes }: Plan): Promise<string> {
  // Loaded here because only a diff needs it.
  const { createTwoFilesPatch } = await import('diff')
  const patches = changes.map((change) => {
    if (change.kind === 'keep') return ''
    const before = change.kind === 'create' ? '' : change.before
    const from = change.kind === 'create' ? '/dev/null' : `a/${change.path}`
    const [to, after] = change.kind === 'remove' ? ['/dev/null', ''] : [`b/${change.path}`, change.after]
    return createTwoFilesPatch(from, to, before, after).replace(/^=+\n/, '')
  })
  return patches.join('')
}

function remark(change: Change): string {
  if (change.kind === 'refuse') return ` (${change.reason})`
  return change.kind === 'replace' && change.summary !== undefined ? ` (${change.summary})` : ''
}
