#!/usr/bin/env node
import { runBackend } from './run-backend.js'
import { startBackend } from './start-backend.js'

process.exitCode = await runBackend(process.env, process, startBackend)
