import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'

/**
 * Builds what a stack runs, as `npm start` and `npm test` do, or as it is shipped; what is up to date is left alone, and
 * so is what runs from there. Throws with what the build said. Nothing is looked at below `npm test`, which built it a
 * moment ago: to find that out costs seconds.
 */
export function buildPrograms({ web = false, isShipped = false } = {}): void {
  if (process.env.OFICIO_IS_BUILT && !isShipped) return
  const turbo = join(root, 'node_modules/turbo/bin/turbo')
  const names = ['launcher', 'sandbox', 'worker', 'prisma', ...(web ? ['web'] : [])]
  const workspaces = names.map((name) => `--filter=@oficio/${name}`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [turbo, 'run', 'build', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the build failed:\n${stdout}\n${stderr}`)
}
