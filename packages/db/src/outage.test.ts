import { describe, expect, it } from 'vitest'
import { isConflict, isConnectionLost, isDatabaseAway } from './outage'

/** Returns an error as Prisma throws it, with the reason that its pg adapter adds. */
const failed = (code: string, cause: object) =>
  Object.assign(new Error('Invalid `prisma.request.create()` invocation'), {
    code,
    meta: { modelName: 'Request', driverAdapterError: Object.assign(new Error('postgres'), { cause }) },
  })

describe('numbers that mean an outage as codes', () => {
  const numbers = ['40001', '40P01', '57014', '57P01', '53300', '55P03', '25P03', '08006', 'P2024', 'P2034']

  it.each(numbers)('%s is somebody\u2019s house or request in what an error says', (number) => {
    const values: unknown[] = [
      new Error(`No such postal code: ${number}`),
      new Error('broken', { cause: new Error(`request ${number} not found`) }),
      failed('P2002', { originalCode: '23505', originalMessage: `Key (phone)=(${number}) already exists.` }),
      failed('P2007', { originalCode: '22P02', kind: 'InvalidInputValue', message: `uuid: "${number}"` }),
      Object.assign(new Error('broken'), { meta: { target: [number] } }),
    ]
    for (const error of values)
      expect([isDatabaseAway(error), isConnectionLost(error), isConflict(error)]).toEqual([
        false,
        false,
        false,
      ])
  })

  it.each(numbers)('%s is an outage as the code of an error, or of its reason', (number) => {
    expect(isDatabaseAway(Object.assign(new Error('x'), { code: number }))).toBe(true)
    expect(isDatabaseAway(failed('P2010', { kind: 'postgres', code: number }))).toBe(true)
    expect(isDatabaseAway(failed('P2010', { originalCode: number }))).toBe(true)
    const cause = Object.assign(new Error('x'), { code: number })
    expect(isDatabaseAway(new Error('outer', { cause }))).toBe(true)
  })
})

it('knows a lost connection from a conflict', () => {
  const lostConnection = failed('P1017', { kind: 'ConnectionClosed' })
  expect([isConnectionLost(lostConnection), isConflict(lostConnection)]).toEqual([true, false])
  const conflict = failed('P2010', { kind: 'TransactionWriteConflict', originalCode: '40001' })
  expect([isConnectionLost(conflict), isConflict(conflict)]).toEqual([false, true])
})

it('recognises an outage by its message if there is no code', () => {
  for (const words of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ])
    expect(isDatabaseAway(new Error('outer', { cause: new Error(words) }))).toBe(true)
})

it('an error that leads back to itself is no outage', () => {
  const error = new Error('broken')
  error.cause = error
  expect(isDatabaseAway(error)).toBe(false)
})

it.each([null, undefined, '40001', 40001])('%s is no outage', (thrown) => {
  expect(isDatabaseAway(thrown)).toBe(false)
})
