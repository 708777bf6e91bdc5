/** Who may write a file: the kit again and again, or the user after the first time. */
export type Owner = 'generated' | 'yours'

/** A file the kit wants to exist. */
export interface Artifact {
  /** Path from the project folder, with forward slashes. */
  readonly path: string
  readonly owner: Owner
  readonly content: string
}

/** A small change to a file that is already there, computed on the text that was read. */
export interface Edit {
  readonly path: string
  readonly before: string
  readonly after: string
  /** What the edit does, in one line for people: `import the stylesheet`. */
  readonly summary: string
}

/** One row of a plan. `before` is what was on disk when the plan was made. */
export type Change =
  | { readonly kind: 'create'; readonly path: string; readonly after: string }
  | {
      readonly kind: 'replace'
      readonly path: string
      readonly before: string
      readonly after: string
      readonly summary?: string
    }
  | { readonly kind: 'keep'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string; readonly before: string }
  | {
      readonly kind: 'refuse'
      readonly path: string
      readonly before: string
      readonly after: string
      readonly reason: string
    }

/** Everything a command would do to the project: computed once, then shown or applied. */
export interface Plan {
  readonly changes: readonly Change[]
}
