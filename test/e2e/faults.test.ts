import { afterAll, beforeAll, test } from 'vitest'
import { runCase } from '../faults/case.js'
import { chosenCases } from '../faults/choose-cases.js'
import { startWorld, type World } from '../faults/world.js'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

test.each(chosenCases())('behavior: $fault with $operation', async ({ does, runs }) => {
  await runCase(world, does, runs)
})
