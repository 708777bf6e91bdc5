import { askInTurn, type Turn } from '../../ask-in-turn.js'
import type { Context } from '../../context.js'
import { initError } from './errors.js'
import { checkFeatures, checkNetworks } from './names.js'

/** What goes into a new config. */
export interface Answers {
  readonly projectId: string
  readonly services: 'local' | 'reown'
  readonly networks: readonly string[]
  /** What is turned on; the defaults of SPEC §9 when left out. */
  readonly features?: readonly string[]
}

/** The flags that answer a question before it is asked. */
export interface AnswerFlags {
  readonly 'project-id'?: string
  readonly services?: 'local' | 'reown'
  readonly networks?: readonly string[]
  readonly features?: readonly string[]
  readonly yes?: true
}

const usualNetworks = ['mainnet', 'polygon', 'base', 'arbitrum', 'optimism', 'bsc', 'sepolia'] as const
const defaultNetworks: readonly string[] = ['mainnet', 'polygon', 'base']

/**
 * Checks what the flags say, without asking anything. Throws `init/unknown-network`, `init/network-not-built`,
 * `init/no-networks`, `init/unknown-feature`, `init/feature-not-built` and `init/bad-project-id`.
 */
export function checkAnswerFlags(flags: AnswerFlags): void {
  const id = flags['project-id']
  if (id !== undefined && !isProjectId(id)) throw initError('init/bad-project-id', { id })
  if (flags.networks) checkNetworks(flags.networks)
  if (flags.features) checkFeatures(flags.features)
}

/**
 * Collects what the config needs: from the flags, then by asking when somebody is there, who may go back, then from the
 * defaults. Throws `init/project-id-needed` when Reown's services are wanted without their kind of id.
 */
export async function collectAnswers(
  { ask, isInteractive }: Pick<Context, 'ask' | 'isInteractive'>,
  flags: AnswerFlags,
): Promise<Answers> {
  const { services = 'local', 'project-id': projectId = 'local', networks = defaultNetworks, features } = flags
  const given = { services, projectId, networks, ...(features && { features }) }
  const answers = isInteractive && !flags.yes ? await askInTurn(turnsFor(ask, flags), given) : given
  if (answers.services === 'reown' && !isReownId(answers.projectId)) throw initError('init/project-id-needed')
  // An id that was typed before the person went back and chose this machine.
  return answers.services === 'local' ? { ...answers, projectId } : answers
}

/** The questions the flags leave open. What was answered before somebody went back is what enter answers then. */
function turnsFor(ask: Context['ask'], flags: AnswerFlags): readonly Turn<Answers>[] {
  return [
    {
      isAsked: () => flags.services === undefined,
      put: async ({ services }, canGoBack) => ({ services: await askServices(ask, services, canGoBack) }),
    },
    {
      isAsked: ({ services }) => flags['project-id'] === undefined && services === 'reown',
      put: async ({ projectId }, canGoBack) => ({ projectId: await askProjectId(ask, projectId, canGoBack) }),
    },
    {
      isAsked: () => flags.networks === undefined,
      put: async ({ networks }, canGoBack) => ({ networks: await askNetworks(ask, networks, canGoBack) }),
    },
  ]
}

function askServices(
  ask: Context['ask'],
  initial: Answers['services'],
  canGoBack: boolean,
): Promise<Answers['services']> {
  return ask.select({
    message: 'Where should data come from?',
    initial,
    canGoBack,
    choices: [
      { value: 'local', title: 'This machine: no account, no vendor' },
      { value: 'reown', title: "Reown's services: needs a project id" },
    ],
  })
}

async function askProjectId(ask: Context['ask'], before: string, canGoBack: boolean): Promise<string> {
  const id = await ask.text({
    message: 'Reown project id',
    initial: isReownId(before) ? before : '',
    canGoBack,
    validate: (value) => isReownId(value.trim()) || 'It has 32 hex digits; the Reown dashboard shows it.',
  })
  return id.trim()
}

async function askNetworks(
  ask: Context['ask'],
  initial: readonly string[],
  canGoBack: boolean,
): Promise<readonly string[]> {
  const networks = await ask.multiselect<string>({
    message: 'Which networks? Any other one can be added to the config.',
    initial,
    canGoBack,
    choices: usualNetworks.map((value) => ({ value, title: value })),
  })
  return networks.length > 0 ? networks : defaultNetworks
}

function isProjectId(id: string): boolean {
  return /^[\w-]{4,64}$/.test(id)
}

function isReownId(id: string): boolean {
  return /^[0-9a-f]{32}$/i.test(id)
}
