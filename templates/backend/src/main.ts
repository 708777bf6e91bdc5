#!/usr/bin/env node
import { runBackend } from './run-backend.js'
import { startServer } from './start-server.js'

process.exitCode = await runBackend(process.env, process, startServer)
