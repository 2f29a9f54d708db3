import { expect, it } from 'vitest'
import { buildEnvironment } from '../build-phase'
import { readConfig } from '../config'
import { divideConnections, webConnectionsByDefault } from './web-connections'

const read = (env: Record<string, string>) => readConfig({ ...buildEnvironment, ...env })

it.each([1, 2, 3, 4, 5, 8])(
  'keeps %i web processes within their connections, with and without a replica',
  (processes) => {
    for (const hasReplica of [true, false]) {
      const { answers, counting, replicaReads } = divideConnections(webConnectionsByDefault, {
        processes,
        hasReplica,
      })
      // Two connections listen, and one asks for the position of the replica.
      const connectionCount = answers + counting + 2 + (hasReplica ? replicaReads + 1 : 0)
      expect(connectionCount * processes).toBeLessThanOrEqual(webConnectionsByDefault)
      expect(answers).toBeGreaterThanOrEqual(2)
    }
  },
)

it('gives four processes without a replica all the connections that they can use', () => {
  expect(divideConnections(64, { processes: 4, hasReplica: false })).toMatchObject({
    answers: 10,
    counting: 4,
  })
  expect(divideConnections(500, { processes: 2, hasReplica: true })).toEqual({
    answers: 10,
    counting: 4,
    replicaReads: 5,
  })
})

it('follows the settings of the operator', () => {
  const many = read({ WEB_PROCESSES: '10', WEB_DATABASE_CONNECTIONS: '100' })
  expect(many.webConnections).toMatchObject({ answers: 5, counting: 2 })
  expect(read({ WEB_DATABASE_CONNECTIONS: '9' }).webProcesses).toBe(1)
})

it('refuses more processes than the connections allow', () => {
  expect(() => read({ WEB_PROCESSES: '9' })).toThrow('WEB_DATABASE_CONNECTIONS')
  expect(() => read({ WEB_PROCESSES: '2', WEB_DATABASE_CONNECTIONS: '15' })).toThrow(
    'WEB_DATABASE_CONNECTIONS',
  )
  expect(() => read({ WEB_DATABASE_CONNECTIONS: '7' })).toThrow('WEB_DATABASE_CONNECTIONS')
})
