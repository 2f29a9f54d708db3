import { withPassword } from '../../../bench/calls/log-in'
import { type Books, expectStatus } from './books'
import { newPerson, type Person, type Tally } from './person'

/** A program that is signed in to an account with tokens. */
export interface Program extends Person {
  username: string
  /** Exchanges the token for the next one. */
  rotate(): Promise<void>
}

/** Logs a program in. */
export async function openProgram(
  origin: string,
  username: string,
  { tally, books }: { tally: Tally; books: Books },
): Promise<Program> {
  let access = ''
  let refresh = ''
  const keep = (body: unknown) => {
    // The cast is safe, because our login endpoint and the endpoint that rotates tokens answer in this shape.
    const tokens = body as { accessToken: string; refreshToken: string }
    access = tokens.accessToken
    refresh = tokens.refreshToken
  }
  const stranger = newPerson(origin, tally)
  const login = { method: 'POST', path: '/api/auth/login', body: { username, ...withPassword } } as const
  const answer = await stranger.insist(login)
  if (!expectStatus(tally, 'the login', answer, 200)) throw new Error(`${username} cannot log in`)
  keep(answer.body)
  const person = newPerson(origin, tally, () => ({ authorization: `Bearer ${access}` }))
  const change = async () => {
    const answer = await stranger.insist({
      method: 'POST',
      path: '/api/auth/refresh-token',
      body: { refreshToken: refresh },
    })
    if (!expectStatus(tally, `the tokens of ${username}`, answer, 200)) return
    keep(answer.body)
    books.rotated.set(username, (books.rotated.get(username) ?? 0) + 1)
  }
  /** The running rotation. Two rotations with the same token at once would look like a stolen token. */
  let changing: Promise<void> | null = null
  const rotate = () => {
    changing ??= change().finally(() => {
      changing = null
    })
    return changing
  }
  return {
    ...person,
    username,
    rotate,
    insist: async (call) => {
      const answer = await person.insist(call)
      if (answer.status !== 401) return answer
      // A token lasts minutes, and the hour skips many of them.
      await rotate()
      return person.insist(call)
    },
  }
}
