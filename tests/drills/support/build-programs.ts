import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'

/**
 * Builds the programs of a stack, in the form of `npm start` and `npm test`, or as shipped. Leaves programs that are up
 * to date unchanged, even while they run. Throws with the output of the build. Under `npm test` it does nothing unless
 * `isShipped`, because that command has just built everything and the check takes seconds.
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
