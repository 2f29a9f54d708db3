import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pausesMs } from '@/lib/use-retries'
import { createChangesLine } from './changes-line'

/** A fake EventSource that the test controls. */
class Source extends EventTarget {
  readyState = 0
  say(eventName: 'open' | 'message' | 'error', readyState = 1) {
    this.readyState = readyState
    this.dispatchEvent(new Event(eventName))
  }
  close() {
    this.readyState = 2
  }
}

let sources: Source[]
let changes: number
let refusals: number
let line: ReturnType<typeof createChangesLine>
const last = () => sources.at(-1) ?? expect.unreachable('no line was opened')

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  changes = 0
  refusals = 0
  vi.spyOn(Math, 'random').mockReturnValue(0)
  line = createChangesLine(
    () => {
      const source = new Source()
      sources.push(source)
      return source
    },
    {
      onChange: () => {
        changes += 1
      },
      onRefusal: () => {
        refusals += 1
      },
    },
  )
  line.open()
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a line on which the server tells of changes', () => {
  it('tells what is said, and that something may have been missed once it stands again', () => {
    last().say('open')
    expect(changes).toBe(0)
    last().say('message')
    expect(changes).toBe(1)
    last().say('error', 0)
    expect(changes).toBe(1)
    last().say('open')
    expect(changes).toBe(2)
    expect(sources).toHaveLength(1)
  })

  it('reports its refusal, and reopens ever more slowly until it is closed', () => {
    for (const [at, pauseMs] of [...pausesMs, pausesMs.at(-1) ?? 0].entries()) {
      last().say('error', 2)
      expect([changes, refusals]).toEqual([0, at + 1])
      vi.advanceTimersByTime(pauseMs - 1)
      expect(sources).toHaveLength(at + 1)
      vi.advanceTimersByTime(1)
      expect(sources).toHaveLength(at + 2)
    }
    last().say('open')
    expect(changes, 'what was said meanwhile was missed').toBe(1)
    last().say('error', 2)
    vi.advanceTimersByTime(pausesMs[0] ?? 0)
    expect(sources, 'one that stood begins with the shortest pause').toHaveLength(pausesMs.length + 3)
  })

  it('says nothing more once it is closed, and stays closed', () => {
    const source = last()
    source.say('open')
    source.say('error', 2)
    line.close()
    expect(source.readyState).toBe(2)
    vi.runAllTimers()
    expect(sources).toHaveLength(1)
    for (const eventName of ['open', 'message', 'error'] as const) source.say(eventName, 2)
    vi.runAllTimers()
    expect([sources.length, changes, refusals]).toEqual([1, 0, 1])
    line.open()
    expect(sources).toHaveLength(2)
    last().say('open')
    expect(changes, 'a tab that is looked at again begins anew').toBe(0)
    last().say('error', 2)
    vi.advanceTimersByTime(pausesMs[0] ?? 0)
    expect(sources).toHaveLength(3)
  })
})
