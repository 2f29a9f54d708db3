import { getConfig } from '@oficio/context/config'
import { bringUpToDate } from './bring-up-to-date'
import { commandSettings, runCommand } from './settings'

// `npm run db:migrate`: brings the database up to date with this version.
await runCommand(async () => {
  // Migrating is the first step of every release. An invalid environment stops the release here, before web or worker
  // is replaced.
  getConfig()
  const settings = commandSettings()
  await bringUpToDate(settings)
  settings.log('Base de datos al día.')
})
