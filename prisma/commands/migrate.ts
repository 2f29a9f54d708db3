import { getConfig } from '@oficio/context/config'
import { bringUpToDate } from './bring-up-to-date'
import { commandSettings, runCommand } from './settings'

await runCommand(async () => {
  // The first step of every release: a wrong environment stops it here, before web or worker is replaced.
  getConfig()
  const settings = commandSettings()
  await bringUpToDate(settings)
  settings.log('Base de datos al día.')
})
