/** What is about to be copied, in one line. `dir` is the folder as people know it: `backend`. */
export function describeCopy(dir: string, count: number): string {
  return `create  ${dir}/ (the backend: ${count === 1 ? 'one file' : `${count} files`}; --dry-run lists them)`
}

/** What to do with the copy. */
export function describeNext(dir: string): string {
  const folder = /\s/.test(dir) ? `"${dir}"` : dir
  return `
Next
  cd ${folder}
  npm ci
  npm start        builds it and serves http://127.0.0.1:8787, with its rows in ${dir === '.' ? '' : `${dir}/`}data
  README.md there says how to let your app use it, and how to run it in production: Docker, Postgres, several nodes.`
}
