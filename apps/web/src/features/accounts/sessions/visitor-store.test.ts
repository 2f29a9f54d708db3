import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVisitorStore, type KnownAccount } from './visitor-store'

// A partial account is enough, because the store never reads its fields.
const ana = { username: 'ana' } as KnownAccount

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Creates a store whose requests the test answers one by one, in any order. */
function open() {
  const requests: { resolve: (user: KnownAccount | null) => void; reject: (reason: Error) => void }[] = []
  const store = createVisitorStore(
    () => new Promise((resolve, reject) => void requests.push({ resolve, reject })),
  )
  const settle = async (work: () => void) => {
    work()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    ...store,
    asked: requests,
    close: store.subscribe(() => undefined),
    answer: (n: number, user: KnownAccount | null) => settle(() => requests[n]?.resolve(user)),
    fail: (n: number) => settle(() => requests[n]?.reject(new Error('gone'))),
    comeBack: () => settle(() => page.dispatchEvent(new Event('visibilitychange'))),
  }
}

it('a failed question about the visitor is repeated after a pause, and then answered', async () => {
  const { get, asked, fail, answer, close } = open()
  await fail(0)
  expect(get()).toEqual({ user: null, isLoading: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  await answer(1, ana)
  expect(get().user).toBe(ana)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
  close()
})

it('a failed question about the visitor is repeated on their return, an answered one is not', async () => {
  const { asked, fail, answer, comeBack, close } = open()
  await fail(0)
  await comeBack()
  await answer(1, null)
  await comeBack()
  expect(asked).toHaveLength(2)
  close()
})

it('an answer to what was asked before a login does not undo it, whichever comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { get, hasChanged, answer, close } = open()
    const changed = hasChanged()
    for (const n of order) await answer(n, n === 1 ? ana : null)
    expect(await changed).toEqual({ user: ana, isKnown: true })
    expect(get().user).toBe(ana)
    close()
  }
})

it('a caller who asks while another tab makes this one ask again gets the new answer', async () => {
  const { hasChanged, answer, fail, close } = open()
  const [first, second] = [hasChanged(), hasChanged()]
  await answer(1, null)
  await answer(2, ana)
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ user: ana, isKnown: true }))
  const [third, fourth] = [hasChanged(), hasChanged()]
  await answer(3, ana)
  await fail(4)
  expect(await Promise.all([third, fourth])).toEqual(Array(2).fill({ user: ana, isKnown: false }))
  close()
})

it('a look that failed after a login says so, and what was asked before it proves nothing', async () => {
  const { get, hasChanged, answer, fail, asked, close } = open()
  const changed = hasChanged()
  await answer(0, null)
  await fail(1)
  expect(await changed).toMatchObject({ isKnown: false })
  await vi.advanceTimersByTimeAsync(60_000)
  await answer(asked.length - 1, ana)
  expect(get().user).toBe(ana)
  close()
})

it('a lost connection changes nothing that is known', async () => {
  const { get, answer, fail, comeBack, close } = open()
  await answer(0, ana)
  await comeBack()
  await fail(1)
  expect(get().user).toBe(ana)
  close()
})

it('a page that nobody looks at any more asks for nothing', async () => {
  const { asked, fail, close } = open()
  await fail(0)
  close()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
})
