/** A build tool a React app may use. */
export interface Framework {
  readonly id: 'vite' | 'next' | 'react-router' | 'other'
  readonly title: string
  /** The dependency that gives it away. */
  readonly dependency: string
  /** Whether `init` can set it up. */
  readonly isBuilt: boolean
}

/** One row per build tool `init` recognises. The first match counts: many of them bring Vite along, so it comes last. */
export const frameworks: readonly Framework[] = [
  { id: 'next', title: 'Next.js', dependency: 'next', isBuilt: false },
  { id: 'react-router', title: 'React Router in framework mode', dependency: '@react-router/dev', isBuilt: false },
  { id: 'other', title: 'Remix', dependency: '@remix-run/dev', isBuilt: false },
  { id: 'other', title: 'TanStack Start', dependency: '@tanstack/react-start', isBuilt: false },
  { id: 'other', title: 'Astro', dependency: 'astro', isBuilt: false },
  { id: 'other', title: 'Gatsby', dependency: 'gatsby', isBuilt: false },
  { id: 'other', title: 'Create React App', dependency: 'react-scripts', isBuilt: false },
  { id: 'other', title: 'React Native', dependency: 'react-native', isBuilt: false },
  { id: 'vite', title: 'Vite', dependency: 'vite', isBuilt: true },
]

/** The row of a `--template`. */
export function frameworkOf(template: string): Framework | undefined {
  return frameworks.find((framework) => framework.id === template)
}
