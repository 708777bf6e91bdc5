import type { Files } from '../context.js'
import type { EntryEdit, EntryImports } from '../project/entry.js'
import type { PackageJson } from '../project/package-json.js'
import type { TemplateName } from './template-names.data.js'

/** A build tool a React app may be made with. */
export interface Framework {
  readonly title: string
  /** The dependency that gives it away. */
  readonly dependency: string
  /**
   * Where code runs on a server: nowhere, perhaps (then nothing may touch the page while it is imported), or as server
   * components too (then the kit's index.tsx begins with 'use client').
   */
  readonly server: 'never' | 'maybe' | 'components'
}

/**
 * A framework `init` can set up: one row with everything in which hosts differ. A new one is a file with such a row,
 * its line in `frameworks.ts`, its templates' names in `template-names.data.ts` and their folders in `templates/`.
 * What is not here is the same everywhere: the kit's folder, package.json, tsconfig, .gitignore, and `remove --all`.
 */
export interface Host extends Framework {
  readonly id: 'vite' | 'next' | 'react-router'
  /** The `--format` of `csp` that is made for its config; left out where the header is all it needs. */
  readonly cspFormat?: 'next'
  /** The files the provider goes into: one for each tree of React the app has. None means that the user is told. */
  readonly findEntries: (project: HostProject) => Promise<readonly HostEntry[]>
  /** Every `starter` its entries may have; left out when there is none. */
  readonly starters?: readonly string[]
  /** What the user is told about when no entry is found. */
  readonly usualEntry: Pick<HostEntry, 'path' | 'around'>
  /** The config of the build tool, which gets the kit's plugin. */
  readonly buildConfig: BuildConfig
  /** What new apps are made from. */
  readonly templates: readonly HostTemplate[]
}

/** An app that is being looked at; `dir` is absolute. */
export interface HostProject {
  readonly files: Pick<Files, 'read' | 'list'>
  readonly dir: string
  readonly packageJson: PackageJson
}

/** A file that holds the provider and imports the stylesheet. */
export interface HostEntry {
  /** From the project folder, with forward slashes. */
  readonly path: string
  /** What the provider goes around, in words for manual steps: `the app`, `{children}`. */
  readonly around: string
  /**
   * Computes the file with provider and stylesheet in it. Must import what it needs when it is called: the parser of
   * TypeScript takes a while to load, and `doctor` reads the rows without it.
   */
  readonly wire: (path: string, text: string, imports: EntryImports) => Promise<EntryEdit>
  /**
   * The text of a file the app does without: `init` makes it and puts the provider in, and `remove --all` takes the
   * whole file out again where nothing else is in it. Left out where the file is there.
   */
  readonly starter?: string
}

/** A config that says nothing: what an app without one has, for the plugin to go into. */
export const emptyConfig = 'export default {}\n'

/** The file that a build tool is configured in. */
export interface BuildConfig {
  /** Its name, of which an app has one at most; the last is made where there is none. */
  readonly names: readonly string[]
  /** What the plugin is imported from; a file that holds this text has it. */
  readonly plugin: string
  /** What to do by hand, in lines of code. */
  readonly manual: readonly string[]
  /** Computes the file with the plugin in it. Must import what it needs when it is called, as a `HostEntry` does. */
  readonly wire: (path: string, text: string) => Promise<EntryEdit>
}

/** The files of a new app, below `templates/<folder>/`. A leading `_` stands for a dot, which npm would not pack. */
export interface HostTemplate {
  /** The value of `--template`. */
  readonly name: TemplateName
  readonly folder: string
  readonly files: readonly string[]
}
