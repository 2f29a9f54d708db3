import { resolve } from 'node:path'
import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { describeBackup } from './describe-backup'
import { commandSettings, runCommand } from './settings'
import { restoreBackup } from './take-backup'

// `npm run db:restore -- folder`: restores a backup into an empty database, and its files into the store.
await runCommand(async () => {
  const settings = commandSettings()
  const [, , folder, ...more] = process.argv
  if (!folder || more.length > 0)
    throw new Error(
      'Falta la carpeta de la copia: npm run db:restore -- /ruta/oficio-2026-11-24T03-00-00-000Z',
    )
  const ctx = createContext(getConfig(), { poolSize: 2 })
  const { url, log } = settings
  const backup = await restoreBackup({ ...ctx, url, folder: resolve(folder) }, settings).finally(() =>
    closeContext(ctx),
  )
  log(`Restaurado desde ${backup.folder}, del ${backup.manifest.takenAt}`)
  for (const line of describeBackup(backup)) log(line)
})
