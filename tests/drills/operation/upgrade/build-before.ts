import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'

const migrations = 'prisma/migrations'

/** An older version of the product, built in a folder of its own. */
export interface Before {
  folder: string
  /** The abbreviated hash of its commit. */
  commit: string
  /** Migrations that are newer than this version. */
  newer: string[]
  remove(): Promise<void>
}

/**
 * Builds the last version before the newest migrations. Throws with the output of git or the build if the history is
 * missing, as in a shallow clone.
 */
export async function buildBefore(log: (line: string) => void): Promise<Before> {
  const changed = git('log', '-1', '--format=%H', '--', migrations)
  const commit = git('rev-parse', '--short', `${changed}^`)
  const added = git('diff', '--name-only', '--diff-filter=A', commit, 'HEAD', '--', `${migrations}/*.sql`)
  const newer = added.split('\n').map((file) => file.slice(migrations.length + 1).split('/')[0] ?? '')
  const folder = await mkdtemp(join(tmpdir(), 'oficio-before-'))
  const remove = async () => {
    git('worktree', 'remove', '--force', folder)
    await rm(folder, { recursive: true, force: true })
  }
  git('worktree', 'add', '--detach', folder, commit)
  try {
    log(`Building ${commit}, which does not know ${newer.join(', ')}…`)
    inside(folder, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
    const workspaces = ['web', 'worker'].map((name) => `--filter=@oficio/${name}`)
    inside(folder, process.execPath, ['node_modules/turbo/bin/turbo', 'run', 'build', ...workspaces])
    return { folder, commit, newer, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const git = (...args: string[]): string => inside(root, 'git', args).trim()

function inside(cwd: string, command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}
