import type { Act } from './act'
import { businessActs } from './business-acts'
import { deskActs } from './desk-acts'
import { machineryActs } from './machinery-acts'
import { moneyActs } from './money-acts'
import { peopleActs } from './people-acts'
import { rubroActs } from './rubro-acts'
import { termActs } from './term-acts'

/** All actions of admins, in the order in which the test runs them. */
export const acts: readonly Act[] = [
  ...peopleActs,
  ...businessActs,
  ...deskActs,
  ...moneyActs,
  ...rubroActs,
  ...termActs,
  ...machineryActs,
]
