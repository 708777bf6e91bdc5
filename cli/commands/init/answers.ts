import { ModalError } from '../../../schema/error.js'
import { features } from '../../../schema/features.js'
import { findNetwork, networkNames } from '../../../schema/find-network.js'
import { plannedFlags, plannedNetworks } from '../../../schema/planned.data.js'
import { exampleOf, targetOf } from '../../config/feature-names.js'
import type { Context } from '../../context.js'
import { nearest, suggest } from '../../suggest.js'
import { initError } from './errors.js'

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
 * `init/no-networks`, `init/unknown-feature`, `init/feature-not-built`, `init/feature-needs-value` and `init/bad-project-id`.
 */
export function checkAnswerFlags(flags: AnswerFlags): void {
  const id = flags['project-id']
  if (id !== undefined && !isProjectId(id)) throw initError('init/bad-project-id', { id })
  if (flags.networks) checkNetworks(flags.networks)
  if (flags.features) checkFeatures(flags.features)
}

/**
 * Collects what the config needs: from the flags, then by asking at a terminal, where going back is possible, then from the
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
  // An id that was typed before the user went back and chose this machine.
  return answers.services === 'local' ? { ...answers, projectId } : answers
}

/** The questions the flags leave open. Enter gives what was answered before going back. */
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

/** Throws unless every name is a network this version knows, by viem's export name or CAIP-2 id. */
function checkNetworks(names: readonly string[]): void {
  if (names.length === 0) throw initError('init/no-networks')
  for (const name of names) {
    if (findNetwork(name)) continue
    if (Object.hasOwn(plannedNetworks, name)) throw initError('init/network-not-built', { name })
    throw initError('init/unknown-network', { name, suggestion: suggestNetwork(name) })
  }
}

/** Throws unless every name is a feature this version has built, by its own name or the name of one of its flags. */
function checkFeatures(names: readonly string[]): void {
  const built = builtFeatures()
  for (const name of names) {
    const target = targetOf(name)
    if (target && target.kind !== 'always' && !(target.kind === 'flag' && target.isSwitch && !target.key)) {
      throw initError('init/feature-needs-value', { name, code: exampleOf(target) })
    }
    if (target) continue
    if (Object.hasOwn(plannedFlags, name)) throw initError('init/feature-not-built', { name, built: built.join(', ') })
    throw initError('init/unknown-feature', { name, suggestion: suggest(name, built) })
  }
}

function builtFeatures(): readonly string[] {
  return features.flatMap((manifest) => [manifest.id, ...Object.keys(manifest.flags)])
}

/** All networks are too many to list: without a near one the usual ones have to do. */
function suggestNetwork(name: string): string {
  return nearest(name, networkNames()) ?? 'mainnet, polygon or base'
}

/** One of several questions. */
export interface Turn<Answers> {
  /** Whether it is asked at all, by what is known so far. */
  isAsked(answers: Answers): boolean
  /** Puts the question; resolves to what it adds. Rejects with `cli/back` when the one before is wanted. */
  put(answers: Answers, canGoBack: boolean): Promise<Partial<Answers>>
}

/**
 * Asks one question after the other, from the first that is asked; going back puts the one before again, with what was
 * answered until then. `answers` are the defaults. Rejects with what a question rejects with.
 */
export async function askInTurn<Answers extends object>(
  turns: readonly Turn<Answers>[],
  answers: Answers,
): Promise<Answers> {
  const asked: number[] = []
  let known = answers
  for (let at = nextTurn(turns, 0, known); at < turns.length; ) {
    try {
      known = { ...known, ...(await turns[at]?.put(known, asked.length > 0)) }
      asked.push(at)
      at = nextTurn(turns, at + 1, known)
    } catch (cause) {
      if (!ModalError.is(cause) || cause.code !== 'cli/back') throw cause
      at = asked.pop() ?? at
    }
  }
  return known
}

function nextTurn<Answers>(turns: readonly Turn<Answers>[], from: number, answers: Answers): number {
  const found = turns.findIndex((turn, index) => index >= from && turn.isAsked(answers))
  return found < 0 ? turns.length : found
}
