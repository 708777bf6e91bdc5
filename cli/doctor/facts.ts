import type { Config } from '../../schema/config.js'
import type { PlacedIssue } from '../config/issue.js'
import type { Resolved } from '../config/resolved.js'
import type { Context, Files, Head } from '../context.js'
import type { Plan } from '../plan/plan.js'
import type { PackageJson } from '../project/package-json.js'
import type { PackageManager } from '../project/package-manager.js'
import type { BuiltOutput } from './built-output.js'

/** The config, as far as it can be read. */
export interface ConfigFacts {
  /** Path from the working folder, and its text; left out when there is none. */
  readonly source?: { readonly file: string; readonly text: string }
  /** Left out when the values are not valid. */
  readonly value?: Config
  readonly resolved?: Resolved
  /** What `generate` would do; left out when it cannot. */
  readonly plan?: Plan
  /** The kit's folder from the working folder. */
  readonly folder: string
  /** Absolute paths of the config, what it imports, and the `.env` files. */
  readonly files: readonly string[]
  /** What `generate` says against it. */
  readonly error?: Error
  /** What is only wrong in production, whatever the mode, and was left out of `error`. */
  readonly forProduction: readonly PlacedIssue[]
}

/** An answer of a server, its body read as text. */
export interface Answer {
  /** Where the answer came from in the end, after redirects. */
  readonly url: string
  /** When its head came, in ms since 1970 by the clock of this machine. */
  readonly at: number
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A server's answer, or why there is none. */
export type Asked =
  | { readonly isThere: true; readonly answer: Answer }
  | { readonly isThere: false; readonly reason: string }

/** Asks a server; never rejects, and waits no longer than a few seconds. */
export type AskServer = (
  url: string,
  init?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Asked>

/** Sends a request with headers of its own choice and tells the head of the answer; never rejects. */
export type AskHead = (
  url: string,
  headers: Readonly<Record<string, string>>,
) => Promise<({ readonly isThere: true } & Head) | { readonly isThere: false; readonly reason: string }>

/** What the site answered, after redirects, its text where it is not of this machine; or why there is no answer. */
export type FrameAnswer =
  | {
      readonly isThere: true
      readonly url: string
      readonly status: number
      readonly headers: Headers
      readonly text?: string
    }
  | { readonly isThere: false; readonly reason: string }

/** The site of the embedded wallet, asked once. */
export interface FrameSite {
  /** Its address as the config has it, without a query. */
  readonly place: string
  readonly origin: string
  /** It speaks window messages only: such a site is not one of the kit's own making. */
  readonly isForeign: boolean
  readonly answered: Promise<FrameAnswer>
}

/** Everything the checks go by, read once and shared by all of them. */
export interface Facts {
  readonly cwd: string
  readonly files: Files
  readonly env: Context['env']
  readonly run: Context['run']
  /** What the last production build left behind; `undefined` where there is none. */
  readonly built?: Promise<BuiltOutput | undefined>
  readonly mode: string
  /** The pages given by `--url`. */
  readonly urls: readonly URL[]
  readonly config: ConfigFacts
  /** Left out when it is missing or cannot be parsed, which `packageError` says. */
  readonly packageJson?: PackageJson
  readonly packageError?: Error
  /** What installs packages here. */
  readonly manager: PackageManager
  /** Absolute folders from the working folder up to the root of its repository, or of its workspace where there is none. */
  readonly folders: readonly string[]
  /** Absolute paths of every lockfile in `folders`. */
  readonly lockfiles: readonly string[]
  /** Where the backend is, by the config; left out when it names none. */
  readonly api?: string
  /** Asks servers; left out with `--offline`. */
  readonly ask?: AskServer
  /** Asks servers by headers that `ask` cannot send; left out with `--offline`. */
  readonly askHead?: AskHead
  /** Addresses of this machine that other machines may reach. */
  readonly addresses?: readonly string[]
  /** Whether the npm registry may be asked about the packages that are installed: `--online`. */
  readonly isOnline?: true
  /** The pages of `urls` as they are served; empty with `--offline`. */
  readonly pages: readonly { readonly url: URL; readonly asked: Promise<Asked> }[]
  /** What the backend says about the project; asked once. Left out when there is no backend to ask. */
  readonly project?: Promise<Asked>
  /** What a backend of the app's own, or of the local stack, says about itself; asked once. */
  readonly health?: Promise<Asked>
  /** The site of the embedded wallet; left out where nothing that is on needs it, and with `--offline`. */
  readonly frame?: FrameSite
}
