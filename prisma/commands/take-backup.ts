import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFiles } from '@oficio/context/context'
import { BackupError } from '@oficio/db/backup/backup-error'
import { dumpDatabase } from '@oficio/db/backup/dump-database'
import { type Manifest, readManifest } from '@oficio/db/backup/manifest'
import { restoreDatabase } from '@oficio/db/backup/restore-database'
import type { Db } from '@oficio/db/client'
import type { ApplyOptions } from '@oficio/db/migrate/apply-migrations'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { bringUpToDate } from './bring-up-to-date'
import { type CopiedFiles, copyFiles } from './kept-files'

interface Installation {
  url: string
  db: Db
  files: FileStore
}

/** A backup that was taken or restored, and its folder. */
export interface Backup {
  folder: string
  manifest: Manifest
  files: CopiedFiles
}

/** The list with the number of files. It is written last, so a backup without it is incomplete. */
const filesList = 'files.json'

const databaseOf = (folder: string) => join(folder, 'database')
const filesOf = (folder: string) => openFiles({ kind: 'disk', dir: join(folder, 'files') })

/**
 * Backs up database and files to a new folder below `dir`, named by the time, while the site runs. The folder gets its
 * final name when it is complete. Removes incomplete folders of interrupted runs.
 */
export async function takeBackup({
  url,
  db,
  files,
  dir,
  now,
}: Installation & { dir: string; now: Date }): Promise<Backup> {
  await assertWritable(dir)
  await removePartialBackups(dir)
  const folder = join(dir, `oficio-${now.toISOString().replace(/[:.]/g, '-')}`)
  const partial = `${folder}${cutEnding}`
  const manifest = await dumpDatabase({ url, folder: databaseOf(partial) })
  // Files are copied after the rows. An extra file is harmless, and a file that was deleted in the meantime is not
  // needed.
  const copiedFiles = await copyFiles(db, files, filesOf(partial))
  await writeFile(join(partial, filesList), `${JSON.stringify(copiedFiles, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await rename(partial, folder)
  await db.backup.create({ data: { id: randomUUID(), takenAt: now } })
  return { folder, manifest, files: copiedFiles }
}

/**
 * Throws a BackupError that names the required owner of the folder, because in a container that is rarely the host's
 * root.
 */
async function assertWritable(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.W_OK)
  } catch (error) {
    const user = process.getuid?.()
    const remedy = user === undefined ? '' : ` Creala así: install -d -o ${user} -g ${user} -m 700 ${dir}`
    throw new BackupError(`No se puede escribir en ${dir}.${remedy}`, error)
  }
}

const cutEnding = '.partial'

async function removePartialBackups(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names)
    if (name.startsWith('oficio-') && name.endsWith(cutEnding))
      await rm(join(dir, name), { recursive: true, force: true })
}

/**
 * Restores a backup into an empty database and the installation's store, then applies newer migrations. Throws a
 * BackupError with the reason; the database is then still empty.
 */
export async function restoreBackup(
  { url, db, files, folder }: Installation & { folder: string },
  settings: Omit<ApplyOptions, 'url' | 'until'>,
): Promise<Backup> {
  await readFile(join(folder, filesList)).catch((error: unknown) => {
    throw new BackupError(`En ${folder} no hay una copia completa: falta ${filesList}.`, error)
  })
  const manifest = await restoreDatabase({ ...settings, url, folder: databaseOf(folder) })
  await bringUpToDate({ ...settings, url })
  return { folder, manifest, files: await copyFiles(db, filesOf(folder), files) }
}

/** Returns the newest complete backup below `dir`; null if there is none. */
export async function findNewestBackup(dir: string): Promise<{ folder: string; takenAt: string } | null> {
  const names = await readdir(dir).catch(() => [])
  const whole = names.filter((name) => name.startsWith('oficio-') && !name.endsWith(cutEnding)).sort()
  const newest = whole.at(-1)
  if (!newest) return null
  const folder = join(dir, newest)
  return { folder, takenAt: (await readManifest(databaseOf(folder))).takenAt }
}
