import { expect, it } from 'vitest'
import { buildEnvironment } from '../build-phase'
import { readConfig } from '../config'
import { defaultWebProcesses } from './default-web-processes'

const gibibyte = 2 ** 30

it.each([
  { cores: 2, memory: 8, processes: 2 },
  // A machine sold with 2 GB reports a little less.
  { cores: 4, memory: 1.9, processes: 2 },
  { cores: 8, memory: 1, processes: 1 },
  { cores: 1, memory: 0.25, processes: 1 },
  { cores: 64, memory: 256, processes: 8 },
])('runs $processes web processes on $cores cores with $memory GB', ({ cores, memory, processes }) => {
  expect(defaultWebProcesses(undefined, { cores, memoryBytes: memory * gibibyte })).toBe(processes)
})

it('runs the number of web processes that the operator sets, which is at least one', () => {
  const readCount = (count: string) => readConfig({ ...buildEnvironment, WEB_PROCESSES: count }).webProcesses
  expect(readCount('8')).toBe(8)
  for (const count of ['0', '-1', '65', 'auto']) expect(() => readCount(count)).toThrow('WEB_PROCESSES')
})
