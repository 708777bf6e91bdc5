import { accountPart } from './axe-parts.js'
import { checkStates } from './axe-states.js'

checkStates(accountPart)
