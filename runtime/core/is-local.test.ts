import { expect, test } from 'vitest'
import { isLocal } from './is-local.js'

test.each(['localhost', 'app.localhost', '127.0.0.1', '127.8.0.15', '[::1]'])(
  'param: %s is the machine of a developer',
  (name) => expect(isLocal(new URL(`http://${name}:5173/`).hostname)).toBe(true),
)

test.each(['example.com', 'localhost.example.com', '127.0.0.1.example.com', 'notlocalhost', '10.0.0.1', ''])(
  'param: %s is not',
  (name) => expect(isLocal(name)).toBe(false),
)
