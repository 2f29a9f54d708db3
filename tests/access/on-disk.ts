import { readdirSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@oficio/contracts/endpoint'
import type { Page } from '@oficio/contracts/pages'
import type { Metadata } from 'next'

/** The folder of pages and routes. */
export const appDir = fileURLToPath(new URL('../../apps/web/src/app/', import.meta.url))

/** Routes that answer outside of the contracts: next-auth's own calls, and the 404 of unknown paths. */
const routesWithoutEndpoint: readonly string[] = ['api/auth/[...nextauth]', 'api/[...unknown]']

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Returns the files below app/ with that name and either extension that Next serves (`pageExtensions`). */
export const filesNamed = (name: string): string[] =>
  readdirSync(appDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => [`${name}.ts`, `${name}.tsx`].includes(basename(path)))
    .sort()

/** Returns the address of a folder, without groups in parentheses. */
const addressOf = (folder: string): string =>
  `/${folder
    .split('/')
    .filter((part) => part !== '.' && !part.startsWith('('))
    .join('/')}`

export interface DiskHandler {
  folder: string
  method: string
  handler: ((request: Request, context: { params: Promise<object> }) => Promise<Response>) & {
    endpoint?: Endpoint
  }
}

/** Returns every handler of every route on disk. */
export async function loadHandlers(): Promise<DiskHandler[]> {
  const loaded = await Promise.all(
    filesNamed('route')
      .filter((file) => !routesWithoutEndpoint.includes(dirname(file)))
      .map(async (file) => {
        // By Next's rules, the module of a route exports only its handlers, by method.
        const module: Record<string, DiskHandler['handler']> = await import(join(appDir, file))
        return Object.entries(module).map(([method, handler]) => ({ folder: dirname(file), method, handler }))
      }),
  )
  return loaded.flat()
}

/** The exports of a page's file that the table of pages determines. */
interface PageModule {
  default: { row?: Page }
  metadata?: Metadata
  generateMetadata?: { row?: Page }
  revalidate?: number
}

/** Returns every page on disk with its path in the table's notation. */
export async function loadPages(): Promise<{ path: string; module: PageModule }[]> {
  return Promise.all(
    filesNamed('page').map(async (file) => {
      const module: PageModule = await import(join(appDir, file))
      return { path: addressOf(dirname(file)), module }
    }),
  )
}
