import { spawn } from 'node:child_process'

/**
 * Ends process `pid` should this one vanish without a chance to do it, killed by force or by the system: a shell waits
 * for the end of a pipe that only we hold. The returned function calls the guard off; call it as soon as the process
 * has ended, because its id may be given to another. Does nothing on Windows, where there is no such shell.
 */
export function guardProcess(pid: number): () => void {
  if (process.platform === 'win32') return () => {}
  const guard = spawn('/bin/sh', ['-c', `while read -r _; do :; done; kill -TERM ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own, so that Ctrl-C in a terminal does not end the guard first.
    detached: true,
  })
  // Without a shell there is no guard; the exit handler of whoever started the process is still there.
  guard.once('error', () => {})
  guard.stdin.once('error', () => {})
  guard.unref()
  return () => void guard.kill('SIGKILL')
}
