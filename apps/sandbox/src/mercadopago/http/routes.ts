import type { World } from '../world'
import type { Fields } from './fields'
import type { Reply } from './reply'

export type Call = {
  /** The part of the path that stood for `:id`, and for `:other`. */
  id: string
  other: string
  query: URLSearchParams
  body: Fields
  header: (name: string) => string | null
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:id` and `:other` for parts that change. The first route that fits is taken. */
  path: string
  answer: (world: World, call: Call) => Reply | Promise<Reply>
}

export type Match = { route: Route; id: string; other: string }

/** Finds the route for a call; the last slash of the path does not count. */
export function findRoute(routes: Route[], method: string, path: string): Match | null {
  const parts = path.replace(/\/$/, '').split('/')
  for (const route of routes) {
    const wanted = route.path.split('/')
    const fits = wanted.every((part, index) => part.startsWith(':') || part === parts[index])
    if (route.method !== method || wanted.length !== parts.length || !fits) continue
    const partAt = (name: string) => decodePart(parts[wanted.indexOf(name)] ?? '')
    return { route, id: partAt(':id'), other: partAt(':other') }
  }
  return null
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
