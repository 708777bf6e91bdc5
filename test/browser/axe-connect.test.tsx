import { connectPart } from './axe-parts.js'
import { checkStates } from './axe-states.js'

checkStates(connectPart)
