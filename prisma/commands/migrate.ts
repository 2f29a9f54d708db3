import { bringUpToDate } from './bring-up-to-date'
import { commandSettings, runCommand } from './settings'

await runCommand(async () => {
  const settings = commandSettings()
  await bringUpToDate(settings)
  settings.log('Base de datos al día.')
})
