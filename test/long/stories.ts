import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runStories } from './login-stories.js'

const usage = 'stories.ts [--stories 10000] [--clients 24] [--seed N]'
const MAX_SEED = 0x7fff_ffff

/**
 * Plays random stories of logins over two processes, one of which is killed again and again, and prints what came of them.
 * Exit code 1 when a row is not as it must be, or an answer was 5xx.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stories: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '24' },
      seed: { type: 'string', default: String(randomInt(MAX_SEED)) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [stories, clients, seed] = [Number(values.stories), Number(values.clients), Number(values.seed)]
  console.log(`${stories} stories, ${clients} at once, --seed ${seed}`)
  const { faults, answers, kills, lost, seconds } = await runStories({ stories, clients, seed, signal })
  console.log(
    `${seconds.toFixed(1)} s, ${(stories / seconds).toFixed(1)} stories a second, ${kills} kills, ${lost} lost answers`,
  )
  for (const [answer, count] of [...answers].toSorted()) console.log(`  ${count} × ${answer}`)
  for (const fault of faults.slice(0, 50)) console.error(`stories: ${fault}`)
  return faults.length > 0 ? 1 : 0
}
