import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Actor, account, system, visitor } from '@oficio/domain/kernel/actor'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { appDir, loadHandlers } from './on-disk'

type UseCase = (ctx: unknown, actor: Actor, input: object) => Promise<unknown>
interface ImportedFunction {
  name: string
  ask: UseCase
}

const domainDir = fileURLToPath(new URL('../../packages/domain/src/', import.meta.url))
const panelDir = join(appDir, 'admin')

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(folder, path))

/** Returns all functions of a module of the domain by name. */
async function functionsOf(path: string): Promise<ImportedFunction[]> {
  const module: Record<string, unknown> = await import(path)
  // The types of further parameters do not matter, because the function must refuse the caller before it reads them.
  return Object.entries(module).flatMap(([name, ask]) =>
    typeof ask === 'function' ? { name, ask: ask as UseCase } : [],
  )
}

/** Returns the domain functions that a file of the site imports. Type-only imports do not count. */
async function importedBy(file: string): Promise<ImportedFunction[]> {
  const imports = readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@oficio\/domain\/([^']+)'/gm)
  const importedFunctions = [...imports].map(async ([, names = '', path = '']) => {
    const importedNames = names.split(',').map((name) => name.trim())
    return (await functionsOf(join(domainDir, `${path}.ts`))).filter(({ name }) =>
      importedNames.includes(name),
    )
  })
  return (await Promise.all(importedFunctions)).flat()
}

const otherActors: [string, Actor][] = [
  ['visitor', visitor()],
  ['client', account('0198a000-0000-7000-8000-000000000001', 'user')],
  ['professional', account('0198a000-0000-7000-8000-000000000002', 'professional')],
  ['system', system],
]

/** Returns the callers that are not refused, and the result of their calls. */
async function whoPasses(importedFunctions: ImportedFunction[]): Promise<string[]> {
  const ctx = await createTestContext()
  const passingCalls: string[] = []
  for (const { name, ask } of importedFunctions)
    for (const [actorName, actor] of otherActors) {
      const refusal = actor.kind === 'account' ? 'forbidden' : 'unauthenticated'
      const answer = await Promise.resolve(ask(ctx, actor, {})).then(
        () => 'answered',
        (error: { code?: string }) => error.code ?? String(error),
      )
      if (answer !== refusal) passingCalls.push(`${name} for a ${actorName}: ${answer}`)
    }
  return passingCalls
}

it("leaves the reads of the panel's pages to admins: the domain refuses everybody else", async () => {
  const importedFunctions = (await Promise.all(sourcesIn(panelDir).map(importedBy))).flat()
  expect(importedFunctions.length).toBeGreaterThan(8)
  expect(await whoPasses(importedFunctions)).toEqual([])
})

it('leaves the calls of admins to admins: the domain refuses everybody else', async () => {
  const handlers = await loadHandlers()
  const ofAdmins = handlers.filter(({ handler }) => String(handler.endpoint?.access) === 'admin')
  const files = ofAdmins.map(({ folder }) => join(appDir, folder, 'route.ts'))
  const importedFunctions = (await Promise.all(files.map(importedBy))).flat()
  expect(importedFunctions.length).toBeGreaterThanOrEqual(ofAdmins.length)
  expect(await whoPasses(importedFunctions)).toEqual([])
})

it('refuses everybody but admins in each function of the panel that receives the actor', async () => {
  const all = (await Promise.all(sourcesIn(join(domainDir, 'admin')).map(functionsOf))).flat()
  const asking = all.filter(({ ask }) => /^[^(]*\(\s*ctx,\s*_?actor\b/.test(ask.toString()))
  expect(asking.length).toBeGreaterThan(8)
  expect(await whoPasses(asking)).toEqual([])
})
