import { findNetwork, networkNames } from '../../../schema/find-network.js'
import { plannedFlags, plannedNetworks } from '../../../schema/planned.data.js'
import { features } from '../../../schema/registry.js'
import { exampleOf, switchNames, targetOf } from '../../config/feature-names.js'
import type { Context } from '../../context.js'
import { nearest, suggest } from '../../suggest.js'
import type { AnswerFlags, Answers } from './answers.js'
import { askInTurn } from './ask-in-turn.js'
import { initError } from './errors.js'
import { needsRelay } from './feature-lines.js'
import { isBackend, isOwnId, isReownId, turnsFor } from './questions.js'

const defaultNetworks: readonly string[] = ['mainnet', 'polygon', 'base']

/**
 * Checks what the flags say, without asking anything. Throws `init/unknown-network`, `init/network-not-built`,
 * `init/no-networks`, `init/unknown-feature`, `init/feature-not-built`, `init/feature-needs-value`,
 * `init/bad-project-id` and `init/bad-services`.
 */
export function checkAnswerFlags(flags: AnswerFlags): void {
  const { 'project-id': id, 'walletconnect-project-id': relayId, services } = flags
  if (id !== undefined && id !== 'local' && !isOwnId(id)) throw initError('init/bad-project-id', { id })
  if (relayId !== undefined && !isReownId(relayId)) throw initError('init/bad-relay-project', { id: relayId })
  if (services !== undefined && services !== 'local' && services !== 'reown' && !isBackend(services))
    throw initError('init/bad-services', { services })
  if (flags.networks) checkNetworks(flags.networks)
  if (flags.features) checkFeatures(flags.features)
}

/**
 * Collects what the config needs: from the flags, then by asking at a terminal, where going back is possible, then from
 * the defaults. `before` is the name of the app, or all that was answered to questions that are put once more. Throws
 * `init/project-id-needed` and `init/own-project-needed` when services are wanted without their kind of id, and
 * `init/relay-project-needed` when a feature is named that asks a relay.
 */
export async function collectAnswers(
  { ask, isInteractive }: Pick<Context, 'ask' | 'isInteractive'>,
  flags: AnswerFlags,
  before: Pick<Answers, 'name'> & Partial<Answers>,
): Promise<Answers> {
  const given: Answers = { services: 'local', projectId: 'local', networks: defaultNetworks, ...before, ...said(flags) }
  const answers = isInteractive && !flags.yes ? await askInTurn(turnsFor(ask, flags), given) : given
  return checkIds(answers, flags)
}

/** Whether the flags leave anything to ask, so that asking once more can change these answers. */
export function isAsking(
  { ask, isInteractive }: Pick<Context, 'ask' | 'isInteractive'>,
  flags: AnswerFlags,
  answers: Answers,
): boolean {
  return isInteractive && !flags.yes && turnsFor(ask, flags).some((turn) => turn.isAsked(answers))
}

/** What the flags answer. */
function said(flags: AnswerFlags): Partial<Answers> {
  const { services, name, theme, networks, features } = flags
  const { 'project-id': projectId, 'walletconnect-project-id': walletConnectProjectId } = flags
  const place = services === 'local' || services === 'reown' ? { services } : { services: 'own', backend: services }
  const entries = Object.entries({ name, projectId, walletConnectProjectId, networks, features, theme })
  // Each has the type that it has in the answers, or is not there.
  const rest: Partial<Answers> = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  return { ...rest, ...(services !== undefined && (place as Pick<Answers, 'services' | 'backend'>)) }
}

function checkIds(answers: Answers, { features = [] }: AnswerFlags): Answers {
  const { services, projectId, walletConnectProjectId, backend, ...rest } = answers
  if (services === 'reown' && !isReownId(projectId)) throw initError('init/project-id-needed')
  if (services === 'own' && !isOwnId(projectId)) throw initError('init/own-project-needed')
  const asked = features.find(needsRelay)
  if (services === 'own' && asked !== undefined && walletConnectProjectId === undefined)
    throw initError('init/relay-project-needed', { name: asked })
  // What was answered before the user went back and chose otherwise.
  if (services === 'local') return { ...rest, services, projectId: 'local' }
  return services === 'reown'
    ? { ...rest, services, projectId }
    : { ...rest, services, projectId, backend, ...(walletConnectProjectId !== undefined && { walletConnectProjectId }) }
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
  for (const name of names) {
    const target = targetOf(name)
    if (target && target.kind !== 'always' && !(target.kind === 'flag' && target.isSwitch && !target.key)) {
      throw initError('init/feature-needs-value', { name, code: exampleOf(target) })
    }
    if (target) continue
    if (Object.hasOwn(plannedFlags, name))
      throw initError('init/feature-not-built', { name, built: switchesAlone().join(', ') })
    throw initError('init/unknown-feature', {
      name,
      suggestion: nearest(name, builtNames()) ?? suggest(name, switchesAlone()),
    })
  }
}

/** All names that features and their flags have. */
function builtNames(): readonly string[] {
  return features.flatMap((manifest) => [manifest.id, ...Object.keys(manifest.flags)])
}

/** The names that need nothing beside themselves. */
function switchesAlone(): readonly string[] {
  return switchNames().filter((name) => {
    const target = targetOf(name)
    return target?.kind === 'flag' && !target.key
  })
}

/** All networks are too many to list: without a near one the usual ones have to do. */
function suggestNetwork(name: string): string {
  return nearest(name, networkNames()) ?? 'mainnet, polygon or base'
}
