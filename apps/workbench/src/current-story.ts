import { visitorHasChanged } from '@/features/accounts/sessions/visitor-store'
import type { StoryParameters, StubbedAnswer } from '@/lib/story'

const page = { path: '/' }

export const currentPath = (): string => page.path

/**
 * Prepares the browser for a story: stubs the API and the session, sets the path of the page and empties the storage.
 */
export async function prepareStory({ answers = [], path = '/', user }: StoryParameters): Promise<void> {
  page.path = path
  localStorage.clear()
  sessionStorage.clear()
  stubApi([...answers, { method: 'GET', path: '/auth/session', status: 200, body: user ? { user } : {} }])
  await visitorHasChanged()
}

const fetchForReal = globalThis.fetch

function stubApi(answers: readonly StubbedAnswer[]): void {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return fetchForReal(input, init)
    const method = init?.method ?? 'GET'
    const match = answers.find((item) => item.method === method && pattern(item.path).test(url.pathname))
    if (!match) return new Promise(() => undefined)
    return Promise.resolve(Response.json(match.body, { status: match.status }))
  }
}

const pattern = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
