import { changePolicy, type Directive, printDirective, printPolicy } from './directive.js'
import { meta, nextDevelopment, nextProduction, viteDevelopment } from './places.data.js'

/** A policy as text for one place, and what to know before it is pasted there. */
export interface PrintedPolicy {
  readonly text: string
  readonly notes: readonly string[]
}

type Policy = readonly Directive[]

const inlineScripts = 'Servers with inline scripts, such as Next and React Router, also need a nonce in script-src.'

const framing = "frame-ancestors 'none' lets no site show yours in a frame. Name the sites that may."

/** One printer for each `--format`. */
export const formats = {
  header: (policy: Policy): PrintedPolicy => ({ text: printPolicy(policy), notes: [framing, inlineScripts] }),
  meta: printMeta,
  next: printNext,
  vite: printVite,
  nginx: (policy: Policy): PrintedPolicy => ({
    text: `add_header Content-Security-Policy ${JSON.stringify(printPolicy(policy))} always;`,
    notes: [
      framing,
      inlineScripts,
      'nginx drops these headers in a location with its own add_header. Repeat the line there.',
    ],
  }),
} as const

function printMeta(policy: Policy): PrintedPolicy {
  const left = changePolicy(policy, meta)
  const dropped = policy.filter((directive) => !left.some(({ name }) => name === directive.name))
  const content = printPolicy(left).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return {
    text: `<meta http-equiv="Content-Security-Policy" content="${content}">`,
    notes: [
      ...(dropped.length > 0
        ? [`Left out, because browsers ignore it in a <meta> tag: ${printPolicy(dropped)}. Only a header can say it.`]
        : []),
      "Put it first into <head>. It doesn't cover what stands before it.",
      inlineScripts,
    ],
  }
}

function printNext(policy: Policy): PrintedPolicy {
  const text = `// Inside the config of next.config. Next puts inline scripts into every page, and 'unsafe-inline' lets them run.
// To do without it, send the header from proxy.ts (middleware.ts before Next 16) with a nonce for each request:
// https://nextjs.org/docs/app/guides/content-security-policy
async headers() {
  const development = ${printList(changePolicy(policy, nextDevelopment), 2)}
  const production = ${printList(changePolicy(policy, nextProduction), 2)}
  const policy = process.env.NODE_ENV === 'development' ? development : production
  return [{ source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: policy.join('; ') }] }]
},`
  return {
    text,
    notes: [
      framing,
      "Next puts inline scripts into every page, so script-src allows 'unsafe-inline'. A nonce for each request avoids that.",
      'Its bundler has no Trusted Types policy, so those two directives are left out.',
    ],
  }
}

function printVite(policy: Policy): PrintedPolicy {
  const text = `// Inside the config of vite.config. In development Vite puts scripts and styles into the page itself.
server: {
  headers: {
    'Content-Security-Policy': ${printList(changePolicy(policy, viteDevelopment), 4)}.join('; '),
  },
},
preview: {
  headers: {
    'Content-Security-Policy': ${printList(policy, 4)}.join('; '),
  },
},`
  return {
    text,
    notes: [
      framing,
      'Vite sends these from its own servers only. Send the output of --format header with the built files.',
    ],
  }
}

/** An array literal with a directive on each line. Sources hold no character that ends a string in double quotes. */
function printList(policy: Policy, indent: number): string {
  const pad = ' '.repeat(indent)
  const lines = policy.map((directive) => `${pad}  ${JSON.stringify(printDirective(directive))},\n`)
  return `[\n${lines.join('')}${pad}]`
}
