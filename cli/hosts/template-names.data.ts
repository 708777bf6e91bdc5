/** What `--template` may say, the default first. A table of its own: `--help` reads it without the hosts. */
export const templateNames = ['vite', 'vite-js', 'next', 'next-pages', 'react-router'] as const

/** A value of `--template`. */
export type TemplateName = (typeof templateNames)[number]

/** What each is called in the question. */
export const templateTitles: Readonly<Record<TemplateName, string>> = {
  vite: 'Vite',
  'vite-js': 'Vite, in JavaScript',
  next: 'Next.js with the App Router',
  'next-pages': 'Next.js with the Pages Router',
  'react-router': 'React Router in framework mode',
}
