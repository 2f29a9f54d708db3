import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { findFaults, neededFiles } from '../../scripts/image-faults.mjs'
import { runtimePackages } from '../../scripts/needed-packages.mjs'
import { readDockerfile } from '../drills/operation/image/read-dockerfile'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-image-'))
  for (const path of neededFiles) await put(/\.\w+$/.test(path) ? path : `${path}/some.sql`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), '', { mode: 0o644 })
}

it('installs everything that is needed to run, and nothing for development', () => {
  const places = runtimePackages(root, ['apps/worker', 'prisma'])
  expect(places).toContain('node_modules/pg')
  expect(places).toContain('node_modules/@prisma/client')
  const names = places.map((place) => place.split('node_modules/').at(-1))
  for (const name of ['vitest', 'turbo', 'prisma', 'next', '@playwright/test'])
    expect(names).not.toContain(name)
  expect(places.filter((place) => existsSync(join(root, place))).length).toBeGreaterThan(100)
})

it('a folder with all that starts has no fault, and each part that is missing is named', async () => {
  expect(findFaults(root, folder)).toEqual([])
  await rm(join(folder, 'apps/worker'), { recursive: true })
  expect(findFaults(root, folder)).toEqual(['missing: apps/worker/dist/main.mjs'])
})

it.each([
  ['.env', 'not expected: .env'],
  ['apps/web/.env.production', 'a secret by its name: apps/web/.env.production'],
  ['prisma/tls/server.key', 'a secret by its name: prisma/tls/server.key'],
  ['apps/worker/src/main.ts', 'a source: apps/worker/src/main.ts'],
  ['apps/worker/dist/lanes.test.mjs', 'a source: apps/worker/dist/lanes.test.mjs'],
  ['node_modules/vitest/index.js', 'for development only: node_modules/vitest'],
  ['tests/pace.js', 'not expected: tests'],
])('%s does not pass', async (path, fault) => {
  await put(path)
  expect(findFaults(root, folder)).toContain(fault)
})

it.each([
  ['an absolute target', '/etc'],
  ['a target above the image', '../../etc'],
  ['a missing target', '../prisma/missing'],
])('refuses a link with %s', async (_, target) => {
  await symlink(target, join(folder, 'apps/away'))
  expect(findFaults(root, folder)).toContain('a link that leads out of the image: apps/away')
})

it('allows a link that stays inside the image', async () => {
  await symlink('../prisma/dist', join(folder, 'apps/inside'))
  expect(findFaults(root, folder)).toEqual([])
})

it('web, worker and migrate are one image by the same commands, on one machine and on many', async () => {
  const text = (path: string) => readFile(join(root, path), 'utf8')
  const { services } = parse(await text('docker-compose.yml'), { merge: true })
  const { command: usual, user } = await readDockerfile()
  expect(user).toBe('node')
  const ofCompose = (name: string) => services[name].command ?? usual
  const base = join(root, 'deploy/kubernetes/base')
  const manifests = (await readdir(base)).filter((name) => name !== 'kustomization.yaml')
  for (const name of manifests) {
    for (const document of parseAllDocuments(await text(`deploy/kubernetes/base/${name}`))) {
      const { template } = document.toJS().spec ?? {}
      if (!template) continue
      const { initContainers, containers, securityContext } = template.spec
      expect(securityContext.runAsNonRoot).toBe(true)
      for (const { name, image, command } of [...initContainers, ...containers]) {
        expect([image, services[name].image]).toEqual(['oficio', expect.stringContaining(':-oficio}')])
        expect(command ?? usual).toEqual(ofCompose(name))
        expect(neededFiles).toContain(ofCompose(name).at(-1))
      }
    }
  }
})
