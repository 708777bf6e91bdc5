import type { Framework, Host, HostTemplate } from './host.js'
import { next } from './next.js'
import { reactRouter } from './react-router.js'
import type { TemplateName } from './template-names.data.js'
import { vite } from './vite.js'

/**
 * What `init` recognises: the hosts it can set up, and what it knows only by name. The first match counts: many of them
 * bring Vite along, so it comes last.
 */
export const frameworks: readonly (Framework | Host)[] = [
  next,
  reactRouter,
  { title: 'Remix', dependency: '@remix-run/dev', server: 'maybe' },
  { title: 'TanStack Start', dependency: '@tanstack/react-start', server: 'maybe' },
  { title: 'Astro', dependency: 'astro', server: 'maybe' },
  { title: 'Gatsby', dependency: 'gatsby', server: 'maybe' },
  { title: 'Create React App', dependency: 'react-scripts', server: 'never' },
  { title: 'React Native', dependency: 'react-native', server: 'never' },
  vite,
]

/** Whether `init` can set a framework up. */
export function isHost(framework: Framework | Host): framework is Host {
  return 'findEntries' in framework
}

/** The framework of a project, by the names of its dependencies; `undefined` when none is known. */
export function frameworkOf(dependencies: Readonly<Record<string, unknown>>): Framework | Host | undefined {
  return frameworks.find(({ dependency }) => dependency in dependencies)
}

/** What a new app is made from with a `--template`; every name has a row. */
export function templateOf(name: TemplateName): HostTemplate {
  const all = frameworks.filter(isHost).flatMap(({ templates }) => templates)
  const found = all.find((template) => template.name === name)
  if (!found) throw new Error(`no host has a template called ${name}`)
  return found
}
