#!/usr/bin/env node
import { runDevelopment } from './dev/start-development.js'
import { runBackend } from './run-backend.js'

process.exitCode = await runBackend(process.env, process, async (settings, { log }) => {
  const running = await runDevelopment(settings, log ? { log } : {})
  const { frameUrl, relayUrl, inboxUrl } = running
  process.stdout.write(`inbox  ${inboxUrl}\nrelay  ${relayUrl}\nframe  ${frameUrl}\n`)
  return running
})
