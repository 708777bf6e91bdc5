// Run before the program (`node --import`), on a desk only: an image gets its settings from outside.
try {
  process.loadEnvFile('.env')
} catch (cause) {
  // A machine without the file has said everything in the environment, or is told what is missing.
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
}
