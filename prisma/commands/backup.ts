import { resolve } from 'node:path'
import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { launcherEnv } from '@oficio/context/launcher-env'
import { describeBackup } from './describe-backup'
import { commandSettings, runCommand } from './settings'
import { takeBackup } from './take-backup'

// `npm run db:backup [-- folder]`: backs up database and files of a running site to a new folder below BACKUP_DIR.
await runCommand(async () => {
  const { url, log } = commandSettings()
  const dir = process.argv[2] ?? launcherEnv().BACKUP_DIR
  if (!dir) throw new Error('Falta la carpeta de las copias: npm run db:backup -- /ruta, o BACKUP_DIR.')
  const ctx = createContext(getConfig(), { poolSize: 2 })
  const backup = await takeBackup({ ...ctx, url, dir: resolve(dir), now: new Date() }).finally(() =>
    closeContext(ctx),
  )
  log(`Copia guardada en ${backup.folder}`)
  for (const line of describeBackup(backup)) log(line)
})
