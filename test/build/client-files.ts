import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const directive = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/

/** The components a host imports itself; what lies behind them is on the client already. */
const boundary = /\.view\.tsx$|^react\/.*\.tsx$/

/**
 * Runtime files that must begin with "use client" and do not: every view and every component of `/react` in the
 * source, and in dist whatever says so in the source. Without it a server component of the host fails on the first hook.
 */
export function findLostDirectives(root: string): readonly string[] {
  const names = readdirSync(join(root, 'runtime'), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  return names.flatMap((name) => {
    const isClient = isClientFile(join(root, 'runtime', name))
    const output = join('dist/runtime', name.replace(/\.tsx?$/, '.js'))
    const lostInSource = boundary.test(name) && !isClient ? [`runtime/${name}`] : []
    // One that is not there has become part of the shell, a client file itself.
    const lostInBuild = isClient && existsSync(join(root, output)) && !isClientFile(join(root, output)) ? [output] : []
    return [...lostInSource, ...lostInBuild]
  })
}

/** Whether the file of that path says "use client" before anything else; comments may stand above it. */
export function isClientFile(path: string): boolean {
  return existsSync(path) && directive.test(readFileSync(path, 'utf8'))
}
