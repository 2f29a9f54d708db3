import assert from 'node:assert/strict'
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isShown } from '../file-request'
import { Installation } from '../installation'
import { measureMs, type Row, seconds } from './step'

/** Id of the user that runs the image. */
const node = 1000

/** Removes all containers and creates them again on the same volumes. */
export async function downAndUp(installation: Installation, requestId: string): Promise<Row[]> {
  const ms = await measureMs(async () => {
    await installation.compose('down')
    await installation.compose('up', '--detach')
    await installation.untilHealthy('web', 'worker')
  })
  assert.ok(await isShown(installation.origin, requestId), 'the request is gone after down and up')
  return [{ label: '`down` and `up`: the request is still there', outcome: seconds(ms) }]
}

/** Makes the nightly backup as the manual says, and restores it into another installation. */
export async function backUpAndRestore(installation: Installation, requestId: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-backups-'))
  try {
    await installation.set({ BACKUP_DIR: folder })
    const backUp = () => installation.tryCompose('run', '--rm', 'tools', 'prisma/dist/backup.mjs')
    const refusal = await backUp()
    assert.match(
      refusal.output,
      /install -d -o 1000/,
      `a folder of root's was not refused:\n${refusal.output}`,
    )
    assert.deepEqual(await readdir(folder), [])

    await chown(folder, node, node)
    await chmod(folder, 0o700)
    const backupMs = await measureMs(backUp)
    const [name, ...otherFiles] = await readdir(folder)
    assert.ok(name && otherFiles.length === 0 && !name.endsWith('.partial'), 'no whole backup')
    const restoreMs = await restore(installation, requestId, { folder, name })
    return [
      { label: "backup into a folder of root's", outcome: 'refused with the command that makes the folder' },
      { label: 'backup into a folder of the account `node`', outcome: seconds(backupMs) },
      {
        label: 'restore into an empty installation, which then shows the request',
        outcome: seconds(restoreMs),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restore(
  { engine }: Installation,
  requestId: string,
  { folder, name }: { folder: string; name: string },
): Promise<number> {
  const other = await Installation.create(engine, 'oficio-drill-restored', { BACKUP_DIR: folder })
  try {
    await other.compose('up', '--detach', '--wait', 'postgres')
    const ms = await measureMs(() =>
      other.compose('run', '--rm', 'tools', 'prisma/dist/restore.mjs', join(folder, name)),
    )
    await other.compose('up', '--detach')
    await other.untilHealthy('web', 'worker')
    assert.ok(await isShown(other.origin, requestId), 'the restored site does not show the request')
    return ms
  } finally {
    await other.close()
  }
}
