import { withPassword } from '../../../bench/calls/log-in'

/** Logs in as the form does. Returns the cookies of the session. Throws if the site refuses the login. */
export async function logInBrowser(origin: string, username: string): Promise<string> {
  const first = await fetch(`${origin}/api/auth/csrf`)
  // The casts are safe, because next-auth answers in these shapes.
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const second = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(first), origin },
    body: new URLSearchParams({ csrfToken, username, ...withPassword, json: 'true' }),
    redirect: 'manual',
  })
  const { url = '' } = (await second.json()) as { url?: string }
  if (!second.ok || url.includes('error=')) throw new Error(`the login answered ${second.status}: ${url}`)
  return cookiesOf(first, second)
}

const cookiesOf = (...answers: Response[]): string =>
  answers
    .flatMap(({ headers }) => headers.getSetCookie())
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
